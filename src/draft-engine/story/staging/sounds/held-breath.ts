import type { IdeaEvent } from '../../idea/idea-graph.ts';
import type { PlotStep } from '../../plot/plot.ts';

/** Deeds after which nobody finds words. */
const STUNNING: ReadonlySet<string> = new Set(['die', 'kill', 'die_away', 'find_dead', 'betray', 'vanish']);

/** The story holds its breath: right before its main event where that is tense, and on a face after a blow. */
export function holdsBreath(step: PlotStep, event: IdeaEvent | undefined, tension: number): boolean {
  if (!event) {
    return false;
  }
  return (
    (step.kind === 'before' && event.isMain && tension >= 0.7) ||
    ((step.kind === 'reaction' || step.kind === 'after') && STUNNING.has(event.deed ?? ''))
  );
}
