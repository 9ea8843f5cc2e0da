import { isCalled } from '../idea/called-concept.ts';
import type { DeedId } from '../idea/deeds.ts';
import { actsWithMind, hasMind } from '../idea/has-mind.ts';
import type { IdeaEvent, IdeaGraph, Participant, ParticipantId } from '../idea/idea-graph.ts';
import { isImplied } from '../idea/implied-ids.ts';
import { notionOf } from '../idea/notions.ts';

const FACES: ReadonlySet<Participant['kind']> = new Set<Participant['kind']>(['person', 'animal', 'spirit', 'robot']);

const LIVING: ReadonlySet<Participant['kind']> = new Set<Participant['kind']>(['person', 'animal', 'robot']);

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
  'spirit.time',
  'spirit.cloud',
  'spirit.moon',
  'spirit.mountain',
  'spirit.music',
  'spirit.rain',
  'spirit.river',
  'spirit.sea',
  'spirit.shadow',
  'spirit.storm',
  'spirit.sun',
  'spirit.voice',
  'spirit.wind',
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
function isPlainThing(one: Participant, events: readonly IdeaEvent[]): boolean {
  const { id, concept, name } = one;
  return (
    concept !== undefined &&
    GROWS_OR_SHINES.has(concept) &&
    name === undefined &&
    events.every((event) => {
      const { roles, deed } = event;
      const acts = actsWithMind(one, event);
      const isMet = deed !== undefined && MEETING.has(deed) && Object.values(roles).flat().includes(id);
      // Whoever falls into the water gives it nothing.
      const isGiven = deed !== 'fall' && roles.recipient?.includes(id) === true && roles.patient?.includes(id) !== true;
      return !acts && !isMet && !isGiven;
    })
  );
}

/** True for whoever has a face in the film: people, animals, spirits, robots, and a thing that feels, speaks or acts. */
function isSomebody(one: Participant, { participants, events }: IdeaGraph): boolean {
  if (!FACES.has(one.kind)) {
    return one.kind === 'thing' && hasMind(one, events);
  }
  // A voice is heard by somebody, music is danced to; alone they are somebody themselves.
  const isHeard = one.kind === 'spirit' && notionOf(one) !== undefined;
  return isHeard ? participants.every((other) => other === one || !LIVING.has(other.kind)) : !isPlainThing(one, events);
}

const NOBODY = /^(?:nobody|no one|none|아무도?|誰も|だれも|没有人|没人|无人|谁)$/i;

/** Whoever is there only by name: nobody, what somebody is called, and whose somebody or something is. */
function isOnlyNamed(one: Participant, graph: IdeaGraph): boolean {
  const { participants, events } = graph;
  const takesPart = events.some(({ roles }) => Object.values(roles).some((ids) => ids.includes(one.id)));
  const isOwner =
    one.isNearest === true &&
    one.concept === 'person.person' &&
    participants.some(({ relations }) => relations.some(({ to }) => to === one.id));
  return NOBODY.test(one.words) || isCalled(graph, one) || (!takesPart && isOwner);
}

/** Whoever tells the story: of 'our bakery' nobody is seen who is called 'we'. */
const TELLER = /^(?:we|i)$/i;

/** True where somebody can be met in the story. */
export const isHere = ({ presence }: Participant): boolean => presence === 'here';

/** Of an idea in which nothing happens its first one is the hero, whoever does something in the story made for it. */
const inTextOrder = (somebody: readonly Participant[]): ParticipantId[] =>
  [...somebody].sort((one, other) => Number(isImplied(one.id)) - Number(isImplied(other.id))).map(({ id }) => id);

/** Everybody with a face: the hero first, then as the main event, the others and the text name them. */
export function castOfIdea(graph: IdeaGraph): { hero: ParticipantId | undefined; cast: ParticipantId[] } {
  const { participants, events } = graph;
  const all = participants.filter((one) => isSomebody(one, graph));
  const own = all.filter((one) => !isOnlyNamed(one, graph));
  const somebody = own.length > 0 ? own : all.filter(({ words }) => !TELLER.test(words));
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
