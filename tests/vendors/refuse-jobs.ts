import type { Call } from './loopback-service.ts';
import type { Fate } from './vendor-protocol.ts';

/**
 * Says what becomes of jobs whose address has `/requests/<id>`: `fate`, but those of `refused` are refused, counted
 * from 1 in the order in which they are first asked about.
 */
export function refuseJobs(refused: ReadonlySet<number>, fate: Fate = 'made'): (call: Call) => Fate {
  const seen: string[] = [];
  return ({ path }) => {
    const id = /\/requests\/([\w-]+)/.exec(path)?.[1];
    if (id === undefined) {
      return fate;
    }
    if (!seen.includes(id)) {
      seen.push(id);
    }
    return refused.has(seen.indexOf(id) + 1) ? 'refused' : fate;
  };
}
