import type { EventId, IdeaEvent, ParticipantId } from '../../idea/idea-graph.ts';
import type { StepKind } from '../../plot/plot.ts';
import type { FilmFacts, StagedShot } from '../film-words.ts';
import { canBeMeant, type EventGroup, groupOf } from './deed-groups.ts';
import { type Cadence, cadenceOf, isCadenceFirst, type StepSentences } from './event-bank.ts';
import type { FilmTongue, ShotRefs } from './film-tongue.ts';
import { eventOf, refsOf } from './shot-refs.ts';

/** What a choice of sentences needs to know. */
export interface TierScene {
  facts: FilmFacts;
  tongue: FilmTongue;
  /** Events that were told or announced. */
  heardOf: ReadonlySet<EventId>;
}

/** Sentences for a step between the events: the deed's own, the habit's, the film type's, then what is always true. */
export function tiersFor(shot: StagedShot, seed: number, scene: TierScene): (readonly string[])[] {
  const { facts, tongue, heardOf } = scene;
  const asked = NARRATED_AS[shot.step.kind];
  const event = eventOf(facts, shot);
  const general = tongue.any[asked] ?? [];
  const family = cadenceOf(facts.type);
  const cadence = tongue.cadence[family][asked] ?? [];
  if (event && !heardOf.has(event.id)) {
    return untoldTiers(asked, event, { scene, refs: refsOf(shot, facts, tongue) });
  }
  const refs = refsOf(shot, facts, tongue);
  const isTold = event !== undefined && tongue.pieces.some(({ events }) => events.includes(event.id));
  const group = isTold && isOf(event, refs.who) ? groupOf(event) : undefined;
  const own = group ? (tongue.bank[group][asked] ?? []) : [];
  const habit = isHabit(event) ? (tongue.habit[asked] ?? []) : [];
  const tiers = habit.length > 0 && seed % 2 === 0 ? [habit, own] : [own, habit];
  return isCadenceFirst(family, seed) ? [cadence, ...tiers, general] : [...tiers, cadence, general];
}

/** True for what is done again and again. */
const isHabit = (event: IdeaEvent | undefined): boolean =>
  event?.often !== undefined && event.often !== 'once' && event.often !== 'again';

/** Groups that speak of whoever it happens to. */
const BEFALLING: ReadonlySet<EventGroup> = new Set<EventGroup>(['suffering', 'dying', 'changing', 'being']);

/** True where the sentences of an event's group are about somebody: they act, or it befalls them. */
function isOf(event: IdeaEvent, who: ParticipantId | undefined): boolean {
  const group = groupOf(event);
  return (
    (who !== undefined && (event.roles.agent ?? []).includes(who)) ||
    (group !== undefined && BEFALLING.has(group) && isIn(event, who))
  );
}

/** Nobody who is not in an event is said to have vanished in it. */
const isIn = ({ roles }: IdeaEvent, who: ParticipantId | undefined): boolean =>
  who !== undefined && Object.values(roles).some((ids) => ids.includes(who));

/** Steps whose words are like those of another. */
const NARRATED_AS: Readonly<Record<StepKind, keyof StepSentences>> = {
  opening: 'passage',
  portrait: 'before',
  want: 'want',
  arrival: 'before',
  insert: 'before',
  before: 'before',
  deed: 'deed',
  cut_in: 'deed',
  reaction: 'after',
  after: 'after',
  doubt: 'doubt',
  talk: 'passage',
  passage: 'passage',
  ending: 'ending',
};

/** Families whose own sentences are true before anything has happened. */
const LIGHT: ReadonlySet<Cadence> = new Set<Cadence>(['selling', 'plain', 'comic', 'warm']);

/** Before an event is told nothing may be said that only makes sense afterwards. */
function untoldTiers(
  asked: keyof StepSentences,
  event: IdeaEvent,
  { scene: { facts, tongue }, refs }: { scene: TierScene; refs: ShotRefs },
): (readonly string[])[] {
  const group = isOf(event, refs.who) ? groupOf(event) : undefined;
  const isEarly = asked === 'before' || (asked === 'want' && canBeMeant(event));
  const own = group && isEarly ? (tongue.bank[group][asked] ?? []) : [];
  const family = cadenceOf(facts.type);
  const cadence = tongue.cadence[family][asked] ?? [];
  const untold = tongue.untold[asked] ?? [];
  const open = LIGHT.has(family) ? [cadence, untold] : [untold, cadence];
  return [family === 'selling' ? [] : own, ...open, tongue.any[asked] ?? []];
}
