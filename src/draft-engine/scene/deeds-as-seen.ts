import type { ConceptId } from '../story/concepts/concept.ts';
import type { DeedId } from '../story/idea/deeds.ts';
import type { EventId, IdeaEvent, IdeaGraph, Participant, ParticipantId } from '../story/idea/idea-graph.ts';

const STANDS = /^(?:stand|站|站着|站在|站立|立つ|立っている|佇む|たたずむ|서다|서 ?있다|矗立|屹立)$/u;
const CROSSES = /^(?:run|dash|race|sprint) (?:across|into|over)$/u;
const SURROUNDS =
  /^(?:surround|gather around|sit around|围|围着|围坐|围绕|囲む|囲んでいる|取り囲む|둘러싸다|둘러앉다)$/u;

/** What is had by eating it. */
const MEALS = /^(?:picnic|breakfast|lunch|dinner|supper|meal|brunch|snack|feast)$/iu;

/** Verbs that have their thing in themselves. */
const WITH_THING: readonly (readonly [RegExp, string, ConceptId, DeedId])[] = [
  [/骑马/u, '马', 'animal.horse', 'ride'],
  [/乗馬|馬に乗/u, '馬', 'animal.horse', 'ride'],
  [/말을? ?타/u, '말', 'animal.horse', 'ride'],
  [/horse(?:back)? ?rid|ride horseback/u, 'horse', 'animal.horse', 'ride'],
  [/风筝/u, '风筝', 'thing.kite', 'play'],
  [/凧/u, '凧', 'thing.kite', 'play'],
  [/연을? ?날리/u, '연', 'thing.kite', 'play'],
];

/** Participles that people put before a noun for what it does. */
const DOING: Readonly<Record<string, DeedId>> = {
  sleeping: 'sleep',
  napping: 'sleep',
  dancing: 'dance',
  running: 'run',
  jumping: 'jump',
  leaping: 'jump',
  flying: 'fly',
  soaring: 'fly',
  swimming: 'swim',
  singing: 'sing',
  walking: 'walk',
  laughing: 'laugh',
  crying: 'weep',
  weeping: 'weep',
  reading: 'read',
  sitting: 'sit',
  fighting: 'fight',
};
/** Deeds by which one only gets somewhere. */
const GOING: ReadonlySet<DeedId> = new Set<DeedId>(['walk', 'travel', 'run', 'arrive', 'leave']);

/** The events of a graph as far as they are seen at one moment, or one after another in a clip. */
export function withDeedsAsSeen(graph: IdeaGraph, { isClip }: { isClip: boolean }): IdeaGraph {
  const told = [withDoers, withThings, withDoings].reduce((one, step) => step(one), graph);
  return {
    ...told,
    events: atOnce(
      told.events.flatMap((event) => asSeen(event, told)),
      isClip,
    ),
  };
}

/** Whoever stands somewhere stands there; whoever gathers around a thing is near it. */
function asSeen(event: IdeaEvent, { participants }: IdeaGraph): IdeaEvent[] {
  const { predicate, deed, roles } = event;
  // 'Runs across a field' finds nothing.
  if (deed === 'find' && CROSSES.test(predicate) && !roles.patient) {
    return [{ ...event, deed: 'run' }];
  }
  if (STANDS.test(predicate)) {
    return [{ ...event, deed: 'wait' }];
  }
  if (
    deed === 'have' &&
    (roles.patient ?? []).some((id) => participants.some((one) => one.id === id && MEALS.test(one.words)))
  ) {
    return [{ ...event, deed: 'eat' }];
  }
  // 켜다 is to light as well.
  if (deed === 'play_music' && predicate === '켜다') {
    return [{ ...event, predicate: '연주하다' }];
  }
  const isThing = (roles.patient ?? []).every((id) =>
    participants.some((one) => one.id === id && one.kind === 'thing'),
  );
  if (deed === 'trap' && SURROUNDS.test(predicate) && isThing) {
    return [{ ...event, deed: 'wait' }];
  }
  return [event];
}

/** A boy who rides through a field while he rides: what is done on the way is what is seen. */
function atOnce(events: readonly IdeaEvent[], isClip: boolean): IdeaEvent[] {
  const main = events.find(({ isMain }) => isMain);
  const beside =
    main?.deed &&
    GOING.has(main.deed) &&
    events.find(
      ({ id, deed, roles, links }) =>
        id !== main.id &&
        deed !== undefined &&
        SEEN_ON_THE_WAY.has(deed) &&
        links.some(({ kind, to }) => to === main.id && (kind === 'when' || (kind === 'before' && !isClip))) &&
        roles.agent?.[0] === main.roles.agent?.[0],
    );
  if (!main || !beside) {
    return [...events];
  }
  const where = beside.at ?? main.at ?? main.to;
  return events
    .filter(({ id }) => id !== main.id)
    .map((event) => ({ ...event, links: event.links.filter(({ to }) => to !== main.id) }))
    .map((event) => (event.id === beside.id ? { ...event, isMain: true, ...(where ? { at: where } : {}) } : event));
}

const SEEN_ON_THE_WAY: ReadonlySet<DeedId> = new Set<DeedId>([
  'ride',
  'carry',
  'push',
  'pull',
  'drive',
  'play_music',
  'sing',
  'read',
  'eat',
  'drink',
]);

/** What happens without anybody is done by the only one of whom nothing else is said. */
function withDoers(graph: IdeaGraph): IdeaGraph {
  const used = new Set(graph.events.flatMap(({ roles }) => Object.values(roles).flat()));
  const idle = graph.participants.filter(({ id, kind }) => BEINGS.has(kind) && !used.has(id));
  const [doer] = idle;
  const events = graph.events.map((event) =>
    doer && idle.length === 1 && event.deed !== undefined && !event.roles.agent && !event.isNegated
      ? { ...event, roles: { ...event.roles, agent: [doer.id] } }
      : event,
  );
  return { ...graph, events };
}

const BEINGS: ReadonlySet<Participant['kind']> = new Set<Participant['kind']>(['person', 'animal', 'robot']);

/** 放风筝, 凧揚げ: the thing of the verb is seen. */
function withThings(graph: IdeaGraph): IdeaGraph {
  const added: Participant[] = [];
  const events = graph.events.map((event): IdeaEvent => {
    const found = WITH_THING.find(([pattern]) => pattern.test(event.predicate));
    if (!found || event.roles.patient) {
      return event;
    }
    const [, words, concept, deed] = found;
    const id: ParticipantId = `p${Math.max(0, ...graph.participants.map((one) => Number(one.id.slice(1)))) + 1 + added.length}`;
    added.push({
      id,
      words,
      spans: [event.span],
      kind: concept.startsWith('animal.') ? 'animal' : 'thing',
      concept,
      count: 1,
      qualities: [],
      relations: [],
      presence: 'here',
    });
    return { ...event, deed, roles: { ...event.roles, patient: [id] } };
  });
  return { ...graph, participants: [...graph.participants, ...added], events };
}

/** 'a sleeping cat' sleeps, where nothing else is said of what happens. */
function withDoings(graph: IdeaGraph): IdeaGraph {
  const doing = graph.participants.flatMap((one) =>
    one.qualities.flatMap(({ words }) => {
      const deed = DOING[words.toLowerCase()];
      return deed ? [{ one, words, deed }] : [];
    }),
  );
  if (doing.length === 0) {
    return graph;
  }
  const busy = new Set(
    graph.events.filter(({ deed }) => deed !== 'have' && deed !== 'be').flatMap(({ roles }) => roles.agent ?? []),
  );
  const first = Math.max(0, ...graph.events.map(({ id }) => Number(id.slice(1)))) + 1;
  const added = doing
    .filter(({ one }) => !busy.has(one.id))
    .map(({ one, words, deed }, index): IdeaEvent => ({
      id: `e${first + index}` as EventId,
      words,
      span: one.spans[0] ?? { from: 0, to: 0 },
      predicate: deed,
      deed,
      roles: { agent: [one.id] },
      manner: [],
      isNegated: false,
      mood: 'does',
      isMain: !graph.events.some(({ isMain }) => isMain) && index === 0,
      links: [],
    }));
  return {
    ...graph,
    participants: graph.participants.map((one) => ({
      ...one,
      qualities: one.qualities.filter(({ words }) => DOING[words.toLowerCase()] === undefined),
    })),
    events: [...graph.events, ...added],
  };
}
