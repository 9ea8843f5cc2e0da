import type { DeedId } from '../idea/deeds.ts';
import type { IdeaEvent, IdeaGraph, Participant, ParticipantId } from '../idea/idea-graph.ts';
import { isImplied } from '../idea/implied-ids.ts';

/** What a thing does without having a mind: doors close, stars fall, houses burn. */
const THINGS_DO: ReadonlySet<DeedId> = new Set<DeedId>([
  'open',
  'close',
  'lock',
  'fall',
  'break',
  'tear',
  'burn',
  'put_out',
  'appear',
  'vanish',
  'grow',
  'shrink',
  'turn_into',
  'die_away',
  'arrive',
  'leave',
  'be',
  'have',
  'show',
  'hide',
  'use',
  'drop',
  'fly',
  'lead',
  'fail',
  'attack',
  'kill',
  'trap',
  'travel',
  'pour',
  'carry',
]);
const FACES: ReadonlySet<Participant['kind']> = new Set<Participant['kind']>(['person', 'animal', 'spirit', 'robot']);

/** Forces of nature that are plain things while nothing in the idea gives them a mind: a flower is planted. */
const GROWS_OR_SHINES: ReadonlySet<string> = new Set([
  'spirit.flower',
  'spirit.tree',
  'spirit.star',
  'spirit.fire',
  'spirit.snow',
  'spirit.earth',
  'spirit.light',
  'spirit.water',
]);
/** Roles by which somebody is met, not handled. */
const MEETING: ReadonlySet<DeedId> = new Set<DeedId>([
  'befriend',
  'meet',
  'fall_in_love',
  'embrace',
  'kiss',
  'marry',
  'speak',
  'whisper',
  'teach',
  'help',
]);

/** True for a flower, a tree, a star … to which something is done and which does nothing that needs a mind. */
function isPlainThing({ id, concept, name }: Participant, events: readonly IdeaEvent[]): boolean {
  return (
    concept !== undefined &&
    GROWS_OR_SHINES.has(concept) &&
    name === undefined &&
    events.every(({ roles, deed }) => {
      const acts = roles.agent?.includes(id) === true && (deed === undefined || !THINGS_DO.has(deed));
      const isMet = deed !== undefined && MEETING.has(deed) && Object.values(roles).flat().includes(id);
      const isGiven = roles.recipient?.includes(id) === true && roles.patient?.includes(id) !== true;
      return !acts && !isMet && !isGiven;
    })
  );
}

/** True for whoever has a face in the film: people, animals, spirits, robots, and a thing that feels, speaks or acts. */
function isSomebody(one: Participant, events: readonly IdeaEvent[]): boolean {
  if (FACES.has(one.kind)) {
    return !isPlainThing(one, events);
  }
  return (
    one.kind === 'thing' &&
    events.some(({ roles, deed }) => roles.agent?.includes(one.id) && deed !== undefined && !THINGS_DO.has(deed))
  );
}

/** True where somebody can be met in the story. */
export const isHere = ({ presence }: Participant): boolean => presence === 'here';

/** Of an idea in which nothing happens its first one is the hero, whoever does something in the story made for it. */
const inTextOrder = (somebody: readonly Participant[]): ParticipantId[] =>
  [...somebody].sort((one, other) => Number(isImplied(one.id)) - Number(isImplied(other.id))).map(({ id }) => id);

/** Everybody with a face: the hero first, then as the main event, the others and the text name them. */
export function castOfIdea(graph: IdeaGraph): { hero: ParticipantId | undefined; cast: ParticipantId[] } {
  const { participants, events } = graph;
  const somebody = participants.filter((one) => isSomebody(one, events));
  const byId = new Map(somebody.map((one) => [one.id, one]));
  const main = events.filter(({ isMain }) => isMain);
  const order = [...main, ...events].flatMap(({ roles }) => [
    ...(roles.agent ?? []),
    ...(roles.patient ?? []),
    ...(roles.recipient ?? []),
    ...(roles.companion ?? []),
  ]);
  const first = main.length > 0 && main.every(({ id }) => isImplied(id)) ? inTextOrder(somebody) : [];
  const ids = [...new Set([...first, ...order, ...somebody.map(({ id }) => id)])].filter((id) => byId.has(id));
  const hero = ids.find((id) => isHere(byId.get(id) as Participant)) ?? ids[0];
  return { hero, cast: hero === undefined ? [] : [hero, ...ids.filter((id) => id !== hero)] };
}
