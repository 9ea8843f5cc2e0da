import type { DeedId } from '#src/draft-engine/story/idea/deeds.ts';
import type { IdeaEvent, IdeaGraph, Participant } from '#src/draft-engine/story/idea/idea-graph.ts';

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

const isThing = ({ kind }: Participant): boolean => kind === 'thing' || kind === 'abstract';
const isDescribed = ({ qualities, age, ageYears }: Participant): boolean =>
  qualities.length > 0 || age !== undefined || ageYears !== undefined;

/** What an idea does not say: what somebody is like, where it is, at which hour, and what stands in the way. */
export function whatLacks({
  participants,
  events,
  places,
  setting,
}: Pick<IdeaGraph, 'participants' | 'events' | 'places' | 'setting'>): Readonly<
  Record<'who' | 'place' | 'hour' | 'obstacle', boolean>
> {
  return {
    who: !participants.some((one) => !isThing(one) && isDescribed(one)),
    place: places.length === 0,
    hour: setting.hour === undefined && events.every(({ hour }) => hour === undefined),
    obstacle:
      !events.some(isTrouble) && participants.every(({ presence }) => presence !== 'dead' && presence !== 'missing'),
  };
}
