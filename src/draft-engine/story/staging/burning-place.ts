import type { IdeaEvent, IdeaGraph, IdeaPlace } from '../idea/idea-graph.ts';
import type { CastPlace } from '../words/film-words.ts';
import type { StagedDeed } from './deeds/deed-staging.ts';

/** What a place is said to be that is on fire, in four languages. */
const BURNING = /\bburning\b|\bblazing\b|\bon fire\b|불타|불난|불붙|불이 난|燃え|炎上|火事|着火|燃烧|起火|失火|大火/;

const isSaidToBurn = ({ qualities, words }: IdeaPlace): boolean =>
  BURNING.test(words) || qualities.some((quality) => BURNING.test(quality.words));

/** A fire that nobody and nothing named is in: 'the shop burns'. */
const burnsDown = ({ deed, at, roles }: IdeaEvent, id: string): boolean =>
  deed === 'burn' && at === id && roles.patient === undefined;

/** True for a place of the idea that is on fire. */
function isBurning({ places, events }: IdeaGraph, { id }: CastPlace): boolean {
  const place = places.find((each) => each.id === id);
  return place !== undefined && (isSaidToBurn(place) || events.some((event) => burnsDown(event, place.id)));
}

/** What burns there, at the sides and behind everybody. */
const FUEL = { key: 'prop-fuel', item: 'log' } as const;
const HEARTHS = [
  { across: -0.72, behind: 0.9, scale: 2.4 },
  { across: 0.8, behind: 1.3, scale: 3.4 },
  { across: 0.28, behind: 3, scale: 5 },
] as const;

/** A place that is on fire has flames behind everybody, smoke and sparks. */
export function withFire(staged: StagedDeed, graph: IdeaGraph, place: CastPlace): StagedDeed {
  if (!isBurning(graph, place)) {
    return staged;
  }
  return {
    ...staged,
    items: [
      ...staged.items,
      ...HEARTHS.map((hearth) => ({ itemKey: FUEL.key, above: 0, state: 'burning' as const, ...hearth })),
    ],
    props: [...staged.props, FUEL],
    effects: [
      ...staged.effects,
      { kind: 'sparks' as const, from: 0, to: 1 },
      { kind: 'smoke' as const, from: 0, to: 1 },
    ],
  };
}
