import type { ItemKind } from '../../story/figure-spec.ts';
import type {
  ActorKeyframe,
  PlannedActor,
  PlannedItem,
  PlannedItemPlacement,
  PlannedShot,
} from '../../story/film-plan.ts';
import type { EventId, IdeaPlaceId, ParticipantId } from '../../story/idea/idea-graph.ts';
import { isImplied } from '../../story/idea/implied-ids.ts';
import { isBulky, isHuge } from '../../story/item-bulk.ts';
import { isIndoor } from '../../story/place-spec.ts';
import { reachOf } from '../../story/staging/deeds/sizes.ts';
import type { FilmFacts } from '../../story/words/film-words.ts';
import { thingsOf } from '../as-things.ts';
import { SEATS } from '../furniture.ts';
import type { SaidRelation } from '../relations/said-relations.ts';
import { actOf, type Act } from './act-of.ts';
import type { DeedRow, Step } from './deeds-in-row.ts';
import { getOnto, go, land, OUT, rest, rise, sit, wake, type Turn } from './play-acts.ts';
import { playScene } from './play-scene.ts';
import { ride } from './ride-act.ts';
import { RowBuilder } from './row-builder.ts';
import { asPlanned, broughtThing, targetOf, thingsOfStep, type RowThing } from './row-things.ts';

/** A clip of deeds in a row, and what of the text it shows. */
export interface StagedRow {
  shot: PlannedShot;
  /** Things that the small film does not have. */
  items: PlannedItem[];
  events: ReadonlySet<EventId>;
  /** Places and things of the text to which somebody goes, on which they sit, which they handle. */
  grounds: ReadonlySet<IdeaPlaceId | ParticipantId>;
  /** The kinds of what is there. */
  kinds: ItemKind[];
}

/** How long an act is against others. */
const WEIGHTS: Readonly<Record<Act['kind'], number>> = {
  go: 1.2,
  onto: 1,
  sit: 0.8,
  rise: 0.7,
  rest: 1.1,
  ride: 1.2,
  wake: 1,
  land: 0.8,
  play: 1,
};
/** The last deed stays to be looked at. */
const LAST = 0.3;
/** Where one comes from who goes somewhere first. */
const FAR = -0.8;
/** The widest stretch of the frame in which all of it happens. */
const WIDEST = 1.5;
/** Where nobody is seen any more, in halves of the frame. */
const BEYOND = 1.4;

const COMES: ReadonlySet<Act['kind'] | undefined> = new Set<Act['kind']>(['go', 'onto', 'ride']);

interface Acted {
  step: Step;
  act: Act;
  target: RowThing | undefined;
}

/** How a clip runs, and where the text says that those in it are. */
interface Rolling {
  seconds: number;
  framing: PlannedShot['framing'] | undefined;
  relations: readonly SaidRelation[];
}

/** The deeds of a row one after another in one clip of so many seconds; undefined where fewer than two can be seen. */
export function stageRow(
  still: PlannedShot,
  row: DeedRow,
  facts: FilmFacts,
  { seconds, framing, relations }: Rolling,
): StagedRow | undefined {
  const member = facts.members.find(({ participant }) => participant.id === row.doer);
  const lead = still.actors.find(({ characterKey }) => characterKey === member?.key);
  if (!member || !lead) {
    return undefined;
  }
  const isAnimal = member.figure.kind === 'animal';
  const acted = row.steps.flatMap((step, index) =>
    isPartOfNext(row.steps, index)
      ? []
      : actedStep(step, facts, { own: lead.characterKey, relations, before: row.steps[index - 1] }),
  );
  if (acted.length < 2) {
    return undefined;
  }
  const builder = new RowBuilder(member.key, COMES.has(acted[0]?.act.kind) ? FAR : 0);
  const feeling = lead.emotion === 'neutral' || still.emotion === 'neutral' ? undefined : still.emotion;
  const times = timesOf(acted);
  for (const [index, one] of acted.entries()) {
    const turn: Turn = {
      from: times[index] as number,
      to: times[index + 1] as number,
      isFirst: index === 0,
      isLast: index === acted.length - 1,
      target: one.target ?? seatBrought(one, builder, { still, facts, isAnimal }),
      second: Math.min(0.1, 1 / seconds),
      isAnimal,
      isOutside: !isUnderRoof(still, facts),
    };
    play(builder, one, turn, { facts, feeling, reach: reachOf(member.figure) });
  }
  return {
    shot: shotOf(still, builder, { lead, facts, isAnimal, framing }),
    items: [...builder.things.values()]
      .filter(({ key }) => !thingsOf(facts).some((one) => one.key === key))
      .map(asPlanned),
    events: new Set([
      ...acted.map(({ step }) => step.id),
      ...row.steps.filter((_, index) => isPartOfNext(row.steps, index)).map(({ id }) => id),
    ]),
    kinds: [...builder.things.values()].map(({ item }) => item),
    grounds: new Set([...builder.things.values()].flatMap((thing) => groundOf(thing, facts) ?? [])),
  };
}

const groundOf = ({ key, place }: RowThing, facts: FilmFacts): IdeaPlaceId | ParticipantId | undefined =>
  place ?? thingsOf(facts).find((one) => one.key === key)?.participant?.id;

/** Getting on is part of riding. */
const isPartOfNext = (steps: readonly Step[], index: number): boolean =>
  steps[index]?.deed === 'board' && steps[index + 1]?.deed === 'ride';

function actedStep(
  step: Step,
  facts: FilmFacts,
  { own, relations, before }: { own: string; relations: readonly SaidRelation[]; before: Step | undefined },
): Acted[] {
  const target = targetOf(step, facts, relations);
  const hasThing = thingsOfStep(step, facts).length > 0;
  const act = actOf(step, {
    hasTarget: target !== undefined,
    hasOthers: otherOf(step, facts, own) !== undefined,
    hasThing,
    isAloft: before?.deed === 'fly',
  });
  return act ? [{ step, act, target }] : [];
}

function otherOf({ roles }: Step, { members }: FilmFacts, own: string): string | undefined {
  const ids = [...(roles.patient ?? []), ...(roles.recipient ?? []), ...(roles.companion ?? [])];
  return members.find(
    ({ key, participant, figure }) => key !== own && ids.includes(participant.id) && figure.kind !== 'thing',
  )?.key;
}

/** What is ridden: what the step names, else an animal of the text. */
function mountOf(
  step: Step,
  facts: FilmFacts,
  own: string,
): { animal: string | undefined; thing: RowThing | undefined } {
  const [thing] = thingsOfStep(step, facts);
  const animal = facts.members.find(({ key, figure }) => key !== own && figure.kind === 'animal')?.key;
  return { animal: otherOf(step, facts, own) ?? (thing ? undefined : animal), thing };
}

const isUnderRoof = ({ placeKey }: PlannedShot, { places }: FilmFacts): boolean =>
  isIndoor(places.find(({ key }) => key === placeKey)?.place.kind ?? 'meadow');

/** Under a roof one sits on a chair, gets up from one, and wakes up in a bed. */
function seatBrought(
  { act }: Acted,
  { now }: RowBuilder,
  { still, facts, isAnimal }: { still: PlannedShot; facts: FilmFacts; isAnimal: boolean },
): RowThing | undefined {
  const isSeated = now.seat > 0 || (now.by !== undefined && SEATS[now.by.item] !== undefined);
  const isNeeded = (act.kind === 'sit' || act.kind === 'rise') && !isSeated && !now.lies;
  if (isAnimal || !isUnderRoof(still, facts)) {
    return undefined;
  }
  if (act.kind === 'wake') {
    return broughtThing('bed');
  }
  return isNeeded ? broughtThing('chair') : undefined;
}

/** The shares of the clip at which the acts begin, and its end. */
function timesOf(acted: readonly Acted[]): number[] {
  const weights = acted.map(({ act }, index) => WEIGHTS[act.kind] + (index === acted.length - 1 ? LAST : 0));
  const total = weights.reduce((sum, one) => sum + one, 0);
  const times = [0];
  for (const weight of weights) {
    times.push((times.at(-1) as number) + weight / total);
  }
  return times;
}

function play(
  row: RowBuilder,
  { step, act }: Acted,
  turn: Turn,
  { facts, feeling, reach }: { facts: FilmFacts; feeling: PlannedShot['emotion'] | undefined; reach: number },
): void {
  switch (act.kind) {
    case 'go':
      return go(row, act, turn);
    case 'onto':
      return turn.target
        ? getOnto(row, act.pose === 'climb' ? 'climb' : 'jump', { ...turn, target: turn.target })
        : undefined;
    case 'sit':
      return sit(row, turn);
    case 'rise':
      return rise(row, turn);
    case 'ride':
      return ride(row, turn, mountOf(step, facts, row.key));
    case 'wake':
      return wake(row, turn);
    case 'land':
      return land(row, turn);
    case 'rest':
      return rest(row, act.pose, turn);
    case 'play':
      return playScene(row, act, turn, {
        step,
        named: thingsOfStep(step, facts),
        other: otherOf(step, facts, row.key),
        feeling,
        reach,
      });
  }
}

/** The still with what was staged in place of its own deed. */
function shotOf(
  still: PlannedShot,
  row: RowBuilder,
  told: { lead: PlannedActor; facts: FilmFacts; isAnimal: boolean; framing: PlannedShot['framing'] | undefined },
): PlannedShot {
  const { lead, facts, isAnimal, framing } = told;
  const said = new Set(
    thingsOf(facts).flatMap(({ key, participant }) => (participant && !isImplied(participant.id) ? [key] : [])),
  );
  const kept = still.items.filter(({ itemKey }) => said.has(itemKey) && !row.things.has(itemKey));
  const large = isAnimal
    ? [...row.placed.values()].find(({ itemKey }) => isFurniture(row.things.get(itemKey)))
    : undefined;
  const fit = fitting(row, large?.across);
  const items = [...row.placed.values()].map((one) => fitted(one, fit));
  const { holdsItemKey: _held, keyframes: _moves, seat: _seat, above: _above, ...own } = lead;
  const doer: PlannedActor = {
    ...own,
    behind: 0,
    faces: 'right',
    ...row.start,
    across: fit(row.start.across),
    keyframes: row.frames.map((frame) => fitted(frame, fit)),
  };
  const others = still.actors
    .filter(({ characterKey }) => characterKey !== row.key)
    .map((actor) => otherIn(actor, row, fit));
  const isRidden = row.others.size > 0 && [row.start, ...row.frames].some(({ pose }) => pose === 'ride');
  const isWide = isRidden || [...row.things.values()].some(({ item }) => isHuge(item));
  return {
    ...still,
    actors: [doer, ...others],
    items: [...items, ...kept],
    effects: row.effects,
    subject: large ? { kind: 'item', key: large.itemKey } : { kind: 'character', key: row.key },
    framing: framing ?? (isWide ? 'wide' : 'full'),
    stillAt: 0.5,
  };
}

const isFurniture = (thing: RowThing | undefined): boolean => thing !== undefined && isBulky(thing.item);

function otherIn(actor: PlannedActor, { others }: RowBuilder, fit: (across: number) => number): PlannedActor {
  const told = others.get(actor.characterKey);
  const { keyframes: _moves, ...own } = actor;
  if (!told) {
    return { ...own, behind: Math.max(own.behind, 0.6), pose: 'stand' };
  }
  const keyframes = told.frames.map((frame) => fitted(frame, fit));
  return { ...own, across: fit(told.across), behind: 0, faces: told.faces, keyframes };
}

/** Everything that happens, moved to the middle of the frame and, where it is too wide, nearer together. */
function fitting(row: RowBuilder, fixed: number | undefined): (across: number) => number {
  const spots = [
    row.start.across,
    ...row.frames.flatMap(({ across }) => across ?? []),
    ...[...row.placed.values()].flatMap(({ across, keyframes = [] }) => [
      across,
      ...keyframes.flatMap((one) => one.across ?? []),
    ]),
    ...[...row.others.values()].map(({ across }) => across),
  ].filter((one) => !isOut(one));
  const [least, most] = [Math.min(...spots), Math.max(...spots)];
  const scale = Math.min(1, WIDEST / Math.max(0.01, most - least));
  // The subject of a shot is in the middle.
  const middle = fixed ?? (least + most) / 2;
  return (across) => (isOut(across) ? Math.sign(across) * BEYOND : (across - middle) * scale);
}

const isOut = (across: number): boolean => Math.abs(across) >= OUT;

const fitted = <One extends { across?: number; keyframes?: ActorKeyframe[] | PlannedItemPlacement['keyframes'] }>(
  one: One,
  fit: (across: number) => number,
): One => ({
  ...one,
  ...(one.across === undefined ? {} : { across: fit(one.across) }),
  ...(one.keyframes
    ? {
        keyframes: one.keyframes.map((frame) =>
          frame.across === undefined ? frame : { ...frame, across: fit(frame.across) },
        ),
      }
    : {}),
});
