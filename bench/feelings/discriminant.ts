/** A measured example of a class. */
export interface Example<Label extends string> {
  label: Label;
  values: readonly number[];
}

/** Keeps the covariance invertible; the values have a spread of about 1. */
const RIDGE = 0.05;

/**
 * Linear discriminant analysis: classes with means of their own and one covariance. Returns a function that names the
 * most likely class of some values, all classes being equally frequent.
 */
export function learnDiscriminant<Label extends string>(
  examples: readonly Example<Label>[],
): (values: readonly number[]) => Label {
  const labels = [...new Set(examples.map(({ label }) => label))];
  const size = examples[0]?.values.length ?? 0;
  const means = new Map(
    labels.map((label) => [
      label,
      meanOf(
        examples.filter((example) => example.label === label).map(({ values }) => values),
        size,
      ),
    ]),
  );
  const covariance = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, column) => (row === column ? RIDGE : 0)),
  );
  for (const { label, values } of examples) {
    const away = values.map((value, index) => value - means.get(label)![index]!);
    away.forEach((one, row) =>
      away.forEach((other, column) => (covariance[row]![column]! += (one * other) / (examples.length - labels.length))),
    );
  }
  const rules = labels.map((label) => {
    const mean = means.get(label)!;
    const weights = solve(covariance, mean);
    return { label, weights, offset: -0.5 * product(weights, mean) };
  });
  return (values) =>
    rules.reduce(
      (best, { label, weights, offset }) => {
        const score = product(weights, values) + offset;
        return score > best.score ? { label, score } : best;
      },
      { label: labels[0]!, score: Number.NEGATIVE_INFINITY },
    ).label;
}

function meanOf(rows: readonly (readonly number[])[], size: number): number[] {
  return Array.from({ length: size }, (_, column) => rows.reduce((sum, row) => sum + row[column]!, 0) / rows.length);
}

function product(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, index) => sum + value * other[index]!, 0);
}

/** Solves matrix · x = vector for a positive definite matrix, by elimination. */
function solve(matrix: readonly (readonly number[])[], vector: readonly number[]): number[] {
  const rows = matrix.map((row, index) => [...row, vector[index]!]);
  const size = vector.length;
  for (let pivot = 0; pivot < size; pivot++) {
    for (let row = pivot + 1; row < size; row++) {
      const factor = rows[row]![pivot]! / rows[pivot]![pivot]!;
      for (let column = pivot; column <= size; column++) {
        rows[row]![column]! -= factor * rows[pivot]![column]!;
      }
    }
  }
  const result = new Array<number>(size).fill(0);
  for (let row = size - 1; row >= 0; row--) {
    let rest = rows[row]![size]!;
    for (let column = row + 1; column < size; column++) {
      rest -= rows[row]![column]! * result[column]!;
    }
    result[row] = rest / rows[row]![row]!;
  }
  return result;
}
