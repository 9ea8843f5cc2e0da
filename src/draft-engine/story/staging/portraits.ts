import type { Emotion } from '#src/shared/catalogue/shots.ts';
import type { Random } from '#src/shared/random.ts';
import type { ThingId } from '../concepts/concept.ts';
import { itemOfThing } from '../concepts/item-of-thing.ts';
import { PEOPLE, type PersonId } from '../concepts/people.ts';
import { QUALITIES } from '../concepts/qualities.ts';
import type { ItemKind } from '../figure-spec.ts';
import type { PlannedActor, Pose } from '../film-plan.ts';
import { isBulky } from '../item-bulk.ts';
import { canWork } from '../opening-trade.ts';
import { tradeDeedOf } from '../trade-deeds.ts';
import type { CastMember } from '../words/film-words.ts';
import type { Thing } from './deeds/deed-staging.ts';
import { instrumentOf } from './own-instrument.ts';

/** Somebody at something of their own: how they stand, and what they have in their hands. */
export interface Occupation {
  actor: Partial<PlannedActor>;
  props: Thing[];
}

/** What is done with a thing that belongs to somebody. */
const HANDLED: Readonly<Partial<Record<ItemKind, Pose>>> = {
  book: 'read',
  notebook: 'read',
  map: 'read',
  newspaper: 'read',
  letter: 'read',
  phone: 'telephone',
  camera: 'photograph',
  cup: 'drink',
  teapot: 'pour',
  guitar: 'play_strings',
  violin: 'play_strings',
  broom: 'sweep',
  brush: 'paint',
  pen: 'write',
  hammer: 'hammer',
  scissors: 'cut',
  needle: 'sew',
  microphone: 'sing',
  flute: 'blow',
  trumpet: 'blow',
  bread: 'hold',
  sword: 'hold',
};
/** Things that say nothing of whoever has them. */
const IDLE: ReadonlySet<ItemKind> = new Set<ItemKind>([
  'bag',
  'hat',
  'shoe',
  'crown',
  'mask',
  'glasses',
  'ball',
  'radio',
]);

type Way = readonly [pose: Pose, faces: 'left' | 'right' | 'camera', next: Pose];

/** What those do who have nothing in their hands: they look at something, wait, straighten up. */
const PEOPLES_WAYS: readonly Way[] = [
  ['look_up', 'right', 'hands_on_hips'],
  ['hands_on_hips', 'left', 'look_up'],
  ['cross_arms', 'right', 'look_down'],
  ['think', 'left', 'look_up'],
  ['wave', 'right', 'stand'],
  ['listen', 'left', 'look_up'],
];
const OTHERS_WAYS: readonly Way[] = [
  ['look_up', 'right', 'wave'],
  ['sit', 'left', 'look_up'],
  ['listen', 'right', 'look_down'],
  ['search', 'left', 'look_up'],
];

/** The tool of a trade at which somebody is seen, where a hand can hold it and it says something. */
export function belongingOf(member: CastMember): Thing | undefined {
  const { concept, participant } = member;
  const instrument = instrumentOf(member);
  if (instrument) {
    return isBulky(instrument) ? undefined : { key: `prop-${instrument}`, item: instrument };
  }
  const [family, id] = concept.split('.') as [string, PersonId];
  const isTrade = family === 'person' && !participant.isNearest && canWork(participant);
  if (!isTrade || tradeDeedOf(concept, participant.words) === undefined) {
    return undefined;
  }
  const item = itemOfThing(PEOPLE[id].tool as ThingId);
  return isBulky(item) || IDLE.has(item) ? undefined : { key: `prop-${item}`, item };
}

const ASLEEP: ReadonlySet<string> = new Set([
  'sleeping',
  'asleep',
  'slumbering',
  '睡着的',
  '熟睡的',
  '沉睡的',
  '잠든',
  '眠る',
  '眠っている',
]);

/** What the idea says of somebody's mood. */
function feelingOf({ participant }: CastMember): Emotion {
  return participant.qualities.flatMap(({ quality }) => (quality ? QUALITIES[quality].emotion : []))[0] ?? 'neutral';
}

/** What somebody is seen at who has no trade to be seen at. */
export function occupationOf(member: CastMember, random: Random): Occupation {
  if (member.participant.qualities.some(({ words }) => ASLEEP.has(words.toLowerCase()))) {
    return { actor: { across: 0.1, faces: 'right', pose: 'sleep' }, props: [] };
  }
  const { actor, props } = atSomething(member, random);
  return { actor: { emotion: feelingOf(member), ...actor }, props };
}

function atSomething(member: CastMember, random: Random): Occupation {
  const thing = belongingOf(member);
  const across = random.pick([-0.14, 0.14]);
  if (thing && random.chance(0.75)) {
    const actor: Partial<PlannedActor> = {
      across,
      faces: across > 0 ? 'left' : 'right',
      pose: HANDLED[thing.item] ?? 'hold',
      holdsItemKey: thing.key,
    };
    return { actor, props: [thing] };
  }
  const [pose, faces, next] = random.pick(member.figure.kind === 'person' ? PEOPLES_WAYS : OTHERS_WAYS);
  return { actor: { across, pose, faces, keyframes: [{ at: 0.7, pose: next }] }, props: [] };
}
