"""The little linear algebra that a handful of agents needs."""

from __future__ import annotations

Matrix = list[list[float]]


def zeros(size: int) -> Matrix:
    """A square matrix of zeros."""
    return [[0.0] * size for _ in range(size)]


def multiply(a: Matrix, b: Matrix) -> Matrix:
    """The product of two matrices."""
    columns = list(zip(*b, strict=True))
    return [
        [sum(x * y for x, y in zip(row, column, strict=True)) for column in columns] for row in a
    ]


def inverse(matrix: Matrix) -> Matrix:
    """The inverse of a positive definite matrix, by Gauss and Jordan (no pivoting needed)."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for k in range(size):
            if k != i:
                factor = rows[k][i]
                rows[k] = [x - factor * y for x, y in zip(rows[k], rows[i], strict=True)]
    return [row[size:] for row in rows]
