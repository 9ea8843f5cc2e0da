import type { TakeWork } from '#src/features/film/server/view/film-work.ts';

/** The takes that the end of a film waited for, from the first to the last: each was the last input of the next. */
export function criticalPath(work: readonly TakeWork[]): TakeWork[] {
  const byName = new Map(work.map((take) => [take.name, take]));
  const path: TakeWork[] = [];
  for (let take = work.at(-1); take; take = byName.get(take.lastInput ?? '')) {
    path.unshift(take);
  }
  return path;
}

/** Seconds between what was ready and its start, by cause, summed over some takes. */
export function sumGaps(work: readonly TakeWork[]): Record<'queueing' | 'starting' | 'working' | 'noting', number> {
  const sum = (length: (take: TakeWork) => number): number =>
    Math.round(work.reduce((total, take) => total + Math.max(0, length(take)), 0) * 1000) / 1000;
  return {
    queueing: sum((take) => take.queuedSeconds - take.readySeconds),
    starting: sum((take) => take.startedSeconds - take.queuedSeconds),
    working: sum((take) => take.madeSeconds - take.startedSeconds),
    noting: sum((take) => take.endedSeconds - take.madeSeconds),
  };
}

/** The takes as lines of a table; those that the end waited for are marked. */
export function tableOf(work: readonly TakeWork[]): string {
  const path = new Set(criticalPath(work));
  const line = (cells: readonly string[]): string =>
    cells.map((cell, index) => (index === 0 ? cell.padEnd(30) : cell.padStart(9))).join('');
  const seconds = (value: number): string => value.toFixed(3);
  return [
    line(['take', 'ready', 'queued', 'started', 'made', 'noted', 'work', 'wait']),
    ...work.map((take) =>
      line([
        `${path.has(take) ? '* ' : '  '}${take.name}`,
        ...[
          take.readySeconds,
          take.queuedSeconds,
          take.startedSeconds,
          take.madeSeconds,
          take.endedSeconds,
          take.madeSeconds - take.startedSeconds,
          take.startedSeconds - take.readySeconds,
        ].map(seconds),
      ]),
    ),
  ].join('\n');
}
