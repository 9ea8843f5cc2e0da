import { sumCoinFlows } from '#src/foundation/coins/server/sum-coin-flows.ts';
import {
  readResultsByModel,
  readResultsByTime,
  type ResultCounts,
} from '#src/foundation/generation/server/read-generation-results.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { FlowAnswer, ModelCounts, StepCounts } from '../contract.ts';
import { stepsOf, type Range } from '../ranges.ts';
import { modelLabel } from './model-label.ts';

const MOST_MODELS = 200;

const NO_RESULTS: ResultCounts = {
  completed: 0,
  failed: 0,
  refused: 0,
  unknown: 0,
  paidCalls: 0,
  coinsCharged: 0,
  medianSeconds: null,
  slowSeconds: null,
};
const NO_COINS = { bought: 0, given: 0, returned: 0, held: 0, deducted: 0 };

/** Results of every step of a range, optionally of one vendor and model only. */
export async function readResultSteps(
  db: Executor,
  asked: { range: Range; vendor?: string | undefined; model?: string | undefined },
  now = new Date(),
): Promise<StepCounts[]> {
  const { range, ...filter } = asked;
  const { starts, ...within } = stepsOf(range, now);
  return fill(starts, await readResultsByTime(db, { ...within, ...filter }), NO_RESULTS);
}

/** Results of a range by vendor and model. */
export async function readResultModels(db: Executor, range: Range, now = new Date()): Promise<ModelCounts[]> {
  const { from, until } = stepsOf(range, now);
  const models = await readResultsByModel(db, { from, until, limit: MOST_MODELS });
  return models.map((row) => ({ ...row, label: modelLabel(row.model) }));
}

/** Coins in and out of every step of a range. */
export async function readCoinSteps(db: Executor, range: Range, now = new Date()): Promise<FlowAnswer[]> {
  const { starts, ...within } = stepsOf(range, now);
  return fill(starts, await sumCoinFlows(db, within), NO_COINS);
}

/** One row for each step: those of the database, and nothing where it has none. */
function fill<Row extends object>(
  starts: readonly Date[],
  rows: readonly (Row & { at: Date })[],
  nothing: Row,
): (Row & { at: string })[] {
  const byTime = new Map(rows.map((row) => [row.at.getTime(), row]));
  return starts.map((start) => ({ ...(byTime.get(start.getTime()) ?? nothing), at: start.toISOString() }));
}
