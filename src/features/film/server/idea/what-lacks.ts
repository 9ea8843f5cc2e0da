import type { DeedId } from '#src/draft-engine/story/idea/deeds.ts';
import type { IdeaEvent, IdeaGraph } from '#src/draft-engine/story/idea/idea-graph.ts';

/** Deeds that are somebody's trouble. */
const TROUBLES: ReadonlySet<DeedId | undefined> = new Set<DeedId | undefined>([
  'lose',
  'chase',
  'flee',
  'fall',
  'miss',
  'fight',
  'attack',
  'kill',
  'die',
  'break',
  'burn',
  'steal',
  'arrest',
  'trap',
  'betray',
  'forget',
  'vanish',
  'compete',
  'fail',
  'suffer',
]);
const isTrouble = ({ deed, isNegated, mood, links }: IdeaEvent): boolean =>
  isNegated || mood === 'refuses' || TROUBLES.has(deed) || links.some(({ kind }) => kind === 'but');

/** What an idea does not say: at which hour it is, and what stands in the way. */
export function whatLacks({
  participants,
  events,
  setting,
}: Pick<IdeaGraph, 'participants' | 'events' | 'setting'>): Readonly<Record<'hour' | 'obstacle', boolean>> {
  return {
    hour: setting.hour === undefined && events.every(({ hour }) => hour === undefined),
    obstacle:
      !events.some(isTrouble) && participants.every(({ presence }) => presence !== 'dead' && presence !== 'missing'),
  };
}
