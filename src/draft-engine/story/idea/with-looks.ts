import { ACCESSORIES, HATS, OUTFITS } from '../wardrobe.ts';
import type { IdeaEvent, IdeaGraph, Participant, ParticipantId } from './idea-graph.ts';

const HAIR =
  /\b(?:hair|curls|beard|moustache|mustache|braids?|pigtails|ponytail|bun)$|髪$|头发$|頭髮$|머리카락$|머리$/i;
const WORN: ReadonlySet<string> = new Set<string>([
  ...OUTFITS,
  ...HATS,
  ...ACCESSORIES,
  'hat',
  'jeans',
  'wedding_dress',
]);

/** Marks of a face and a body that are no things either. */
const MARK =
  /\b(?:scars?|freckles|tattoos?|wrinkles|dimples|limp|smile|eyes|ears?|nose|teeth|cheeks|hands|face|voice)$/i;

/** True for hair and beards: they are part of somebody and never a thing. */
export const isHair = ({ words }: Pick<Participant, 'words'>): boolean => HAIR.test(words);

/** What the wardrobe has under the idea's own word or under its kind: 'rain coat' is a raincoat. */
export function wornAs({ words, concept }: Participant): string | undefined {
  const own = words.toLowerCase().split(' ');
  const said = [own.join('_'), own.join(''), own.at(-1) ?? '', (concept ?? '').replace(/^thing\./, '')];
  return said.find((word) => WORN.has(word));
}

/**
 * Clothes and hair that the idea says of somebody ('in a blue coat', 'with red hair') become part of how they look: no
 * thing of the film, and nothing that happens.
 */
export function withLooks(graph: IdeaGraph): IdeaGraph {
  const { participants, events } = graph;
  const byId = new Map(participants.map((one) => [one.id, one]));
  const usesOf = (id: ParticipantId): number =>
    events.filter(({ roles }) => Object.values(roles).some((ids) => ids.includes(id))).length;
  const looksIn = ({ deed, describes, isNegated, mood, roles }: IdeaEvent): Participant[] | undefined => {
    const those = (roles.patient ?? []).map((id) => byId.get(id) as Participant);
    const isLook =
      deed === 'have' &&
      describes !== undefined &&
      !isNegated &&
      mood === 'does' &&
      byId.get(describes)?.kind === 'person' &&
      those.every((one) => usesOf(one.id) === 1 && (isHair(one) || MARK.test(one.words) || wornAs(one) !== undefined));
    return isLook && those.length > 0 ? those : undefined;
  };
  const looks = new Map<ParticipantId, Participant[]>();
  const told = events.filter((event) => {
    const those = looksIn(event);
    for (const id of those ? (event.roles.agent ?? []) : []) {
      looks.set(id, [...(looks.get(id) ?? []), ...(those ?? [])]);
    }
    return those === undefined;
  });
  const taken = new Set([...looks.values()].flat().map(({ id }) => id));
  return looks.size === 0
    ? graph
    : {
        ...graph,
        events: told,
        participants: participants
          .filter(({ id }) => !taken.has(id))
          .map((one) => ({ ...one, ...(looks.has(one.id) ? { looks: looks.get(one.id) as Participant[] } : {}) })),
      };
}
