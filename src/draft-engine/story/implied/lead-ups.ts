import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { DeedId } from '../idea/deeds.ts';
import type { IdeaEvent, IdeaGraph, Participant, ParticipantId } from '../idea/idea-graph.ts';
import { isImplied } from '../idea/implied-ids.ts';
import { castOfIdea, isHere } from '../plot/cast-of-idea.ts';
import type { ThingUse } from './rows/things.ts';
import { useOfThing } from './suitable-stories.ts';
import { type BeatWriter, createBeatWriter } from './write-beats.ts';

/** Before these somebody is watched from aside. */
const WATCHED_BEFORE: ReadonlySet<DeedId> = new Set<DeedId>([
  'steal',
  'attack',
  'kill',
  'arrest',
  'trap',
  'betray',
  'chase',
  'follow',
  'take',
]);
/** Before these whoever is to have a thing does not have it yet. */
const BROUGHT: ReadonlySet<DeedId> = new Set<DeedId>(['give', 'show', 'sell', 'throw', 'hide', 'read', 'burn']);
/** Before these two come together. */
const MET_BEFORE: ReadonlySet<DeedId> = new Set<DeedId>([
  'teach',
  'help',
  'heal',
  'free',
  'protect',
  'fall_in_love',
  'marry',
  'kiss',
  'fight',
  'compete',
  'whisper',
  'speak',
  'cook',
  'bake',
  'dance',
  'play',
  'lead',
  'carry',
  'join',
]);
/** After these somebody has the thing, and can do with it what it is for. */
const BRINGING_THINGS: ReadonlySet<DeedId> = new Set<DeedId>([
  'make',
  'build',
  'cook',
  'bake',
  'sew',
  'repair',
  'find',
  'buy',
]);
/** After these the one who got the thing can. */
const HANDING_OVER: ReadonlySet<DeedId> = new Set<DeedId>(['give', 'sell', 'cook', 'bake', 'make', 'sew', 'repair']);
const USED: Readonly<Partial<Record<ThingUse, DeedId>>> = {
  read: 'read',
  eat: 'eat',
  drink: 'drink',
  music: 'play_music',
  ride: 'ride',
  fly: 'fly',
};
/** After these two stay together. */
const BRINGING_TOGETHER: Readonly<Partial<Record<DeedId, DeedId>>> = {
  rescue: 'embrace',
  free: 'embrace',
  heal: 'embrace',
  fall_in_love: 'walk',
  befriend: 'walk',
  marry: 'dance',
};

/**
 * Small deeds of an idea's own people with its own things, that lead to its main event or follow from it: whoever
 * watches whom, and what is done with what was given. Nobody and nothing is added.
 */
export function leadUps(
  graph: IdeaGraph,
  { type, room }: { type: FilmType; room: number },
): { before: IdeaEvent[]; after: IdeaEvent[] } {
  const main = graph.events.find(({ isMain, id }) => isMain && !isImplied(id));
  const writer = createBeatWriter(graph, type);
  if (!main?.deed || main.isNegated || main.mood !== 'does' || room <= 0) {
    return { before: [], after: [] };
  }
  const scene: LeadScene = { graph, main, deed: main.deed, writer, ...partsOf(graph, main) };
  const isFirst = graph.events[0] === main;
  const isLast = graph.events.at(-1) === main;
  const after = isLast ? followUp(scene).slice(0, room) : [];
  const before = isFirst ? leadUp(scene).slice(0, room - after.length) : [];
  return { before, after };
}

interface Parts {
  agent: Participant | undefined;
  other: Participant | undefined;
  thing: Participant | undefined;
}

interface LeadScene extends Parts {
  graph: IdeaGraph;
  main: IdeaEvent;
  deed: DeedId;
  writer: BeatWriter;
}

function partsOf(graph: IdeaGraph, { roles }: IdeaEvent): Parts {
  const { cast } = castOfIdea(graph);
  const of = (ids: readonly ParticipantId[]): Participant[] =>
    ids.flatMap((id) => graph.participants.find((one) => one.id === id) ?? []);
  const isSomebody = (one: Participant): boolean => cast.includes(one.id) && isHere(one);
  const { agent = [], patient = [], recipient = [], companion = [], result = [] } = roles;
  const actor = of(agent).find(isSomebody);
  return {
    agent: actor,
    other: of([...recipient, ...patient, ...companion]).find((one) => isSomebody(one) && one.id !== actor?.id),
    thing: of([...patient, ...result]).find(
      ({ id, concept, isNearest }) =>
        !cast.includes(id) && concept?.startsWith('thing.') === true && isNearest !== true,
    ),
  };
}

/** What comes before: a thing is brought, somebody is watched or met; those who know each other walk together. */
function leadUp({ graph, main, agent, other, thing, deed, writer }: LeadScene): IdeaEvent[] {
  if (!agent) {
    return [];
  }
  if (thing && BROUGHT.has(deed)) {
    return [writer.event('carry', { agent: [agent.id], patient: [thing.id] })];
  }
  const watched = other ?? thing;
  if (watched && WATCHED_BEFORE.has(deed)) {
    return [writer.event('watch', { agent: [agent.id], patient: [watched.id] })];
  }
  if (!other || other.kind === 'spirit' || !MET_BEFORE.has(deed)) {
    return [];
  }
  const isIn = (id: ParticipantId, { roles }: IdeaEvent): boolean => Object.values(roles).flat().includes(id);
  if (graph.events.some((event) => event !== main && isIn(agent.id, event) && isIn(other.id, event))) {
    return [];
  }
  return [
    agent.relations.length + other.relations.length > 0
      ? writer.event('walk', { agent: [agent.id], companion: [other.id] })
      : writer.event('meet', { agent: [agent.id], patient: [other.id] }),
  ];
}

/** What it was done for. */
function followUp(scene: LeadScene): IdeaEvent[] {
  const { agent, other, deed, writer } = scene;
  const together = BRINGING_TOGETHER[deed];
  if (together && agent && other?.kind === 'person') {
    const roles = together === 'embrace' ? { patient: [agent.id] } : { companion: [agent.id] };
    return [writer.event(together, { agent: [other.id], ...roles })];
  }
  return lastingUse(scene);
}

/** What is done with the thing by whoever has it now. */
function lastingUse({ agent, other, thing, deed, writer }: LeadScene): IdeaEvent[] {
  const use = thing?.concept && USED[useOfThing(thing.concept)];
  const user = HANDING_OVER.has(deed) && other ? other : agent;
  const has = BRINGING_THINGS.has(deed) || HANDING_OVER.has(deed);
  if (!thing || !use || !user || !has) {
    return [];
  }
  // Whoever gave an instrument stays and listens.
  const listener = use === 'play_music' && user === other && agent ? { recipient: [agent.id] } : {};
  return [writer.event(use, { agent: [user.id], patient: [thing.id], ...listener })];
}
