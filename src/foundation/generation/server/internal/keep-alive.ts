import { sql } from 'drizzle-orm';
import type { GenerationTools } from '../generation-tools.ts';
import type { GenerationRow } from '../tables.ts';
import { ALIVE_EVERY_MILLISECONDS, writeIfMine } from './lease.ts';

/** Says that the run is alive until stopped; its signal is aborted when the lease was lost or the caller's signal was. */
export function keepAlive(
  tools: Pick<GenerationTools, 'db' | 'log'>,
  row: GenerationRow,
  outer: AbortSignal,
): { signal: AbortSignal; stop(): void } {
  const lost = new AbortController();
  const beat = async (): Promise<void> => {
    try {
      if (!(await writeIfMine(tools.db, row, { aliveAt: sql`now()` }))) lost.abort(new LeaseLost());
    } catch (error) {
      // The database may be back at the next beat; if it is not, another run will take over.
      tools.log.warn({ err: error, generationId: row.id }, 'a generation could not say that it is alive');
    }
  };
  const timer = setInterval(() => void beat(), ALIVE_EVERY_MILLISECONDS);
  return {
    signal: AbortSignal.any([outer, lost.signal]),
    stop: () => clearInterval(timer),
  };
}

/** Reason of an abort: another run holds the generation, or it was cancelled. */
export class LeaseLost extends Error {
  constructor() {
    super('the lease was lost');
    this.name = 'LeaseLost';
  }
}
