import { readModelsByTime, type ResultCounts } from '#src/foundation/generation/server/read-generation-results.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { ComparisonAnswer } from '../contract.ts';
import { MEASURES, MOST_COMPARED, type Measure } from '../measures.ts';
import { stepsOf, type Range } from '../ranges.ts';
import { modelLabel } from './model-label.ts';

const VALUE_OF: Readonly<Record<Measure, (row: ResultCounts) => number | null>> = {
  coins: ({ coinsCharged }) => coinsCharged,
  failures: ({ failed }) => failed,
  time: ({ medianSeconds }) => medianSeconds,
};
/** By what the models of a plot are chosen. */
const RANK_OF: Readonly<Record<Measure, (row: ResultCounts) => number>> = {
  coins: ({ coinsCharged }) => coinsCharged,
  failures: ({ failed }) => failed,
  time: ({ completed }) => completed,
};

/** One measure over the steps of a range: the models that have most of it, and of amounts all others as one. */
export async function compareModels(
  db: Executor,
  { range, vendor, measure }: { range: Range; vendor?: string | undefined; measure: Measure },
  now = new Date(),
): Promise<ComparisonAnswer> {
  const { starts, ...within } = stepsOf(range, now);
  const rows = await readModelsByTime(db, { ...within, vendor });
  const ranks = new Map<string, number>();
  for (const row of rows) {
    ranks.set(row.model, (ranks.get(row.model) ?? 0) + RANK_OF[measure](row));
  }
  const ranked = [...ranks]
    .filter(([, rank]) => rank > 0)
    .toSorted(([, one], [, other]) => other - one)
    .map(([model]) => model);
  const { isAmount } = MEASURES[measure];
  const shown = ranked.length > MOST_COMPARED ? ranked.slice(0, isAmount ? MOST_COMPARED - 1 : MOST_COMPARED) : ranked;
  const valuesOf = (models: ReadonlySet<string>): (number | null)[] =>
    starts.map((start) => {
      const values = rows
        .filter(({ at, model }) => at.getTime() === start.getTime() && models.has(model))
        .map(VALUE_OF[measure])
        .filter((value) => value !== null);
      return values.length === 0 && !isAmount ? null : values.reduce((sum, value) => sum + value, 0);
    });
  const others = ranked.slice(shown.length);
  return {
    times: starts.map((start) => start.toISOString()),
    models: [
      ...shown.map((model) => ({ label: modelLabel(model), values: valuesOf(new Set([model])) })),
      ...(isAmount && others.length > 0 ? [{ values: valuesOf(new Set(others)) }] : []),
    ],
  };
}
