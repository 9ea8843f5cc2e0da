import type { IdeaEvent, Participant } from './idea-graph.ts';
import type { TextReading } from './text-reading.ts';

/** '收音机坏了，她打开工具箱把它修好': of the things told before, what broke is what 'it' repairs. */
export function mendWhatBroke(
  events: readonly IdeaEvent[],
  { clauses, phrases }: Pick<TextReading, 'clauses' | 'phrases'>,
  participants: readonly Participant[],
): void {
  events.forEach(({ deed, roles }, index) => {
    const object = clauses[index]?.roles.find(({ role }) => role === 'patient');
    const isIt = deed === 'repair' && object !== undefined && phrases[object.phrase]?.pronoun === 'it';
    const broken = isIt ? brokenBefore(events.slice(0, index), participants) : undefined;
    if (broken) {
      roles.patient = [broken.id];
    }
  });
}

/** The last thing that broke, fell or is called broken. */
function brokenBefore(before: readonly IdeaEvent[], participants: readonly Participant[]): Participant | undefined {
  const things = participants.filter(({ kind }) => kind === 'thing');
  const ids = before
    .filter(({ deed, isNegated }) => deed === 'break' && !isNegated)
    .flatMap(({ roles }) => roles.patient ?? roles.agent ?? []);
  return (
    things.findLast(({ id }) => ids.includes(id)) ??
    things.findLast(({ qualities }) => qualities.some(({ quality }) => quality === 'broken'))
  );
}
