import type { DeedId } from '../idea/deeds.ts';
import type { IdeaEvent, IdeaGraph, Participant } from '../idea/idea-graph.ts';

/** Toys and machines that are played with in the air. */
const FLOWN: ReadonlySet<string> = new Set(['kite', 'paper_plane', 'drone', 'balloon', 'hot_air_balloon']);
const PLAYED: ReadonlySet<DeedId> = new Set<DeedId>(['play', 'use', 'lead', 'drive']);
/** Places that are kept by watering what grows there. */
const GROUNDS: ReadonlySet<string> = new Set(['garden', 'field', 'farm', 'park', 'meadow', 'orchard', 'greenhouse']);
const KEPT: ReadonlySet<DeedId> = new Set<DeedId>(['have', 'take', 'protect', 'work', 'help', 'use', 'live', 'repair']);

/** Going somewhere with something for somebody: it is handed over. */
const BROUGHT: ReadonlySet<DeedId> = new Set<DeedId>(['arrive', 'enter', 'travel', 'leave', 'walk', 'lead', 'run']);

/** What finds its way or is led there. */
const CARRIERS: ReadonlySet<string> = new Set([
  'boat',
  'ship',
  'raft',
  'canoe',
  'aeroplane',
  'spaceship',
  'train',
  'truck',
]);

/** Food is made in a kitchen, and not with a hammer. */
const MADE: ReadonlySet<DeedId> = new Set<DeedId>(['make', 'work', 'build']);
const BAKED: ReadonlySet<string> = new Set(['bread', 'cake', 'cookie', 'pizza', 'donut', 'mooncake', 'pie']);
const POURED: ReadonlySet<string> = new Set(['tea', 'coffee', 'juice', 'milk', 'wine', 'beer']);
const COOKED: ReadonlySet<string> = new Set([
  'noodles',
  'soup',
  'rice',
  'rice_ball',
  'rice_cake',
  'dumplings',
  'steamed_bun',
  'kimchi',
  'sushi',
  'tofu',
  'egg',
  'lunchbox',
  'sandwich',
  'burger',
  'hot_dog',
  'skewer',
  'meat',
  'fish',
  'meal',
]);
/** Plates themselves. */
const PLATES = /plate|dish|盘|碟|皿|접시/iu;

/** What a deed looks like with a thing, or in a place; the first that fits. */
const LOOKS: readonly { family: string; deeds: ReadonlySet<DeedId>; nouns?: ReadonlySet<string>; seen: DeedId }[] = [
  { family: 'thing', deeds: PLAYED, nouns: FLOWN, seen: 'fly' },
  { family: 'place', deeds: KEPT, nouns: GROUNDS, seen: 'water' },
  // A boat that is guided to a harbour learns nothing.
  { family: 'thing', deeds: new Set<DeedId>(['teach']), nouns: CARRIERS, seen: 'lead' },
  { family: 'place', deeds: new Set<DeedId>(['open']), seen: 'celebrate' },
  { family: 'thing', deeds: MADE, nouns: BAKED, seen: 'bake' },
  { family: 'thing', deeds: MADE, nouns: COOKED, seen: 'cook' },
  { family: 'thing', deeds: MADE, nouns: POURED, seen: 'pour' },
];

/** Family and noun of a concept; a meal is one that is drawn as a plate and is none. */
function nounOf(one: Participant | undefined): readonly [family: string, noun: string] {
  const [family = '', noun = ''] = (one?.concept ?? '').split('.');
  return [family, noun === 'plate' && !PLATES.test(one?.words ?? '') ? 'meal' : noun];
}

/** What is seen happening in an event: its deed, or what that deed looks like with what it is done to. */
export function seenDeed({ participants }: IdeaGraph, { deed, roles }: IdeaEvent): DeedId | undefined {
  const [id] = roles.patient ?? roles.result ?? [];
  const one = participants.find((each) => each.id === id);
  if (deed === undefined) {
    return undefined;
  }
  const [family, noun] = nounOf(one);
  if (family === 'thing' && roles.recipient !== undefined && BROUGHT.has(deed)) {
    return 'give';
  }
  const look = LOOKS.find((each) => each.family === family && each.deeds.has(deed) && (each.nouns?.has(noun) ?? true));
  return look?.seen ?? deed;
}
