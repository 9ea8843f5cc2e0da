import type { GenerationDependencies } from '../generation-dependencies.ts';
import { takeNextLeases, type TakenLeases, type Turn } from './next-generation.ts';
import { noteTrial } from './vendor-health.ts';
import { readPace } from './vendor-pace.ts';

/** What a worker got of the paid lane. */
interface TakenPaidWork extends TakenLeases {
  /** When to look again though nothing ends until then; undefined where what ends is what to wait for. */
  opensInSeconds: number | undefined;
}

/** Takes the paid generation whose turn it is, of a vendor that may be asked now, as all processes count it. */
export function takePaidWork(
  dependencies: Pick<GenerationDependencies, 'config' | 'db' | 'vendors'>,
  turn: Turn,
): Promise<TakenPaidWork> {
  return dependencies.db.transaction(async (transaction) => {
    const { closed, opensInSeconds } = await readPace(transaction, dependencies);
    const taken = await takeNextLeases(transaction, dependencies, { lane: 'paid', turn, most: 1, closed });
    for (const { access } of taken.rows) {
      await noteTrial(transaction, access);
    }
    return { ...taken, opensInSeconds };
  });
}
