import type { Transition } from '#src/shared/catalogue/shots.ts';
import { createRandom, deriveSeed, type Random } from '#src/shared/random.ts';
import type { StoryRequest } from '../film-plan.ts';
import type { EventId, IdeaEvent, IdeaGraph } from '../idea/idea-graph.ts';
import { isAway } from '../longed-for.ts';
import type { Plot, PlotStep } from '../plot/plot.ts';
import { TOLD_TYPES } from '../telling/told-types.ts';
import type { CastMember, CastPlace, CastThing, StagedShot } from '../words/film-words.ts';
import { chooseCulture, chooseWorld } from '../worlds/choose-world.ts';
import { aboard } from './aboard.ts';
import { type BetweenShot, stageBetween } from './between-deeds.ts';
import { withFire } from './burning-place.ts';
import { castMembers } from './cast-members.ts';
import { castThings } from './cast-things.ts';
import { withCauses } from './caused-events.ts';
import { choosePlaces, type ChosenPlaces } from './choose-places.ts';
import { aheadOf } from './coverage/approach.ts';
import type { MasterShot } from './coverage/cut-in.ts';
import { goingOn } from './coverage/stage-coverage.ts';
import type { DeedEvent, DeedPhase, StagedDeed } from './deeds/deed-staging.ts';
import { stageDeed } from './deeds/stage-deed.ts';
import { endingOf } from './ending-of.ts';
import { withManner } from './felt-manner.ts';
import { castEvent, lookOf, membersOf } from './film-cast.ts';
import { withFittingFeelings } from './fitting-feelings.ts';
import { framedInOrder } from './framed-in-order.ts';
import { heardIn } from './heard-in.ts';
import { nextLight, openingLight, type Light } from './hours.ts';
import { insertOf } from './insert.ts';
import { accentOf } from './music-accents.ts';
import { musicUnder } from './music-under.ts';
import { openingActivityOf } from './opening-activity.ts';
import { withOwnThings } from './own-things.ts';
import { EMPTY } from './plain-shot.ts';
import { remembered } from './remembrance.ts';
import { seenIn } from './seen-in.ts';
import { withSetPiece } from './set-pieces.ts';
import { chooseSetUp, type SetUp } from './shot-camera.ts';
import { ambienceOf } from './sounds/ambience.ts';
import { holdsBreath } from './sounds/held-breath.ts';
import { softened } from './sounds/softened.ts';
import { soundsOfShot } from './sounds/sounds-of-shot.ts';
import { toldSounds } from './sounds/told-sounds.ts';
import { tensionOf } from './tension.ts';
import { unlikeBefore } from './unlike-before.ts';
import { whereItBelongs } from './where-it-belongs.ts';
import type { FilmCast } from './who-is-cast.ts';
import { isFoundIn } from './who-is-present.ts';
import { withGroups } from './with-groups.ts';
import { withNamedThings } from './with-named-things.ts';
import { withSizes } from './with-sizes.ts';
import { isAlone, withSomebody } from './with-somebody.ts';

/** A film on its stage: who, what, where, and every shot but its words. */
export interface StagedFilm {
  members: CastMember[];
  things: CastThing[];
  places: CastPlace[];
  shots: StagedShot[];
}

const PHASES: Readonly<Partial<Record<PlotStep['kind'], DeedPhase>>> = {
  before: 'before',
  arrival: 'deed',
  insert: 'deed',
  deed: 'deed',
  cut_in: 'after',
  reaction: 'after',
  after: 'after',
  ending: 'after',
};

/** Puts a plot on the stage: people, things and places, then shot by shot who does what, from where it is seen. */
export function stageFilm(told: IdeaGraph, plot: Plot, request: StoryRequest): StagedFilm {
  const graph = withCauses(told, plot.cast);
  const world = chooseWorld(graph, request);
  const cast: FilmCast & { members: CastMember[]; things: CastThing[] } = {
    told: plot.steps.filter(({ kind }) => kind === 'deed').flatMap(({ events }) => events),
    graph,
    members: castMembers(graph, plot, request, { world, people: chooseCulture(graph, request) }),
    things: castThings(graph, plot),
  };
  const chosen = choosePlaces(graph, plot, { type: request.type, world, seed: request.seed });
  const shots: StagedShot[] = [];
  const masters = new Map<EventId, MasterShot>();
  let light = openingLight(graph, request.type, createRandom(deriveSeed('light', graph.text, request.seed)));
  let place = chosen.first;
  plot.steps.forEach((step, index) => {
    const event = graph.events.find(({ id }) => id === step.events[0]);
    light = nextLight(light, step.kind, event, graph);
    place = placeOf(chosen, step) ?? place;
    const random = createRandom(deriveSeed('shot', graph.text, request.seed, step.kind, event?.id ?? '', step.round));
    shots.push(stageShot({ plot, request, cast, chosen, shots, masters, index, step, event, place, light, random }));
  });
  return { members: cast.members, things: cast.things, places: withoutTwins(chosen.places, cast.things, shots), shots };
}

/** Places without landmarks that a thing of the film is: a film has one statue, which somebody may carry away. */
function withoutTwins(
  places: readonly CastPlace[],
  things: readonly CastThing[],
  shots: readonly StagedShot[],
): CastPlace[] {
  return places.map((one) => {
    const shown = new Set(
      shots.filter(({ placeKey }) => placeKey === one.key).flatMap(({ items }) => items.map(({ itemKey }) => itemKey)),
    );
    const kinds = new Set<string>(things.filter(({ key }) => shown.has(key)).map(({ item }) => item));
    const landmarks = one.place.landmarks.filter((landmark) => !kinds.has(landmark));
    const { central, ...place } = one.place;
    const isCentral = central === true && landmarks[0] === place.landmarks[0];
    return landmarks.length === place.landmarks.length
      ? one
      : { ...one, place: { ...place, landmarks, ...(isCentral ? { central } : {}) } };
  });
}

/** Where a step is seen: what follows an event, where it has led to. */
function placeOf({ byEvent, afterEvent }: ChosenPlaces, { kind, events: [id] }: PlotStep): CastPlace | undefined {
  const isAfter = kind === 'after' || kind === 'ending';
  return id && (isAfter ? afterEvent : byEvent).get(id);
}

interface ShotScene {
  plot: Plot;
  request: StoryRequest;
  cast: FilmCast & { things: CastThing[] };
  chosen: ChosenPlaces;
  shots: readonly StagedShot[];
  /** The shots in which events are seen whole. */
  masters: Map<EventId, MasterShot>;
  index: number;
  step: PlotStep;
  event: IdeaEvent | undefined;
  place: CastPlace;
  light: Light;
  random: Random;
}

function stageShot(scene: ShotScene): StagedShot {
  const { plot, request, cast, shots, index, step, event, place, light, random } = scene;
  const tension = tensionOf(plot, index, request.type);
  const doers = (event?.roles.agent ?? []).flatMap((id) => membersOf(cast, id)).map(({ key }) => key);
  const shown = withManner(goingOn(scene) ?? stagedAnew(scene, tension), isBefore(step) ? undefined : event, {
    graph: cast.graph,
    doers,
  });
  const staged = aboard(withOwnThings(shown, cast.things), place.place);
  const isTold = TOLD_TYPES.has(request.type);
  const heard = heardIn({ plot, index, step, event, cast, shots, subject: staged.subject, isTold });
  addProps(cast, staged);
  const setUp = chooseSetUp(step.kind, framedInOrder(staged, scene), lastSetUp(shots), random);
  if (step.kind === 'deed' && event) {
    scene.masters.set(event.id, { staged, framing: setUp.framing });
  }
  const isEdge = index === 0 || index === plot.steps.length - 1;
  const isHushed = !isEdge && holdsBreath(step, event, tension);
  return {
    number: index + 1,
    step,
    heard,
    seconds: staged.seconds,
    placeKey: place.key,
    ...light,
    ...setUp,
    actors: staged.actors,
    items: staged.items,
    ...(staged.effects.length > 0 ? { effects: staged.effects } : {}),
    ...(staged.visions.length > 0 ? { visions: staged.visions } : {}),
    stillAt: staged.stillAt,
    emotion: staged.emotion,
    tension,
    transition: transitionOf(index, step, place, shots),
    ...heardOf(scene, staged, { isHushed, tension, speakerKey: heard.kind === 'line' ? heard.speakerKey : undefined }),
    music: isHushed ? 'none' : musicUnder(staged, { index, count: plot.steps.length, heard: heard.kind, tension }),
    ...accentOf(step, event),
    ...openingIn(scene, staged),
  };
}

/** Who is at what in the first shot. */
function openingIn({ step, index, cast }: ShotScene, staged: StagedDeed): Pick<StagedShot, 'opening'> {
  const opening = step.kind === 'opening' || index === 0 ? openingActivityOf(staged, step, cast) : undefined;
  return opening ? { opening } : {};
}

/** Shots in which nobody knows yet what happens. */
const isBefore = ({ kind }: PlotStep): boolean => kind === 'opening' || kind === 'portrait';

/** Beds and single sounds of a shot. */
function heardOf(
  { cast, shots, step, place, light }: ShotScene,
  staged: StagedDeed,
  { isHushed, tension, speakerKey }: { isHushed: boolean; tension: number; speakerKey: string | undefined },
): Pick<StagedShot, 'ambience' | 'events' | 'silence'> {
  const { timeOfDay: time, weather } = light;
  const { graph } = cast;
  const here = shots.filter(({ placeKey }) => placeKey === place.key);
  const told = step.kind === 'deed' ? graph.events.filter(({ id }) => step.events.includes(id)) : [];
  const sounds = soundsOfShot(staged, {
    place: place.place,
    time,
    weather,
    isFirstHere: here.length === 0,
    speakerKey,
    isHushed,
    told: told.flatMap((event) => toldSounds(event, graph)),
    isNewHere: (key) => here.every(({ actors }) => actors.every(({ characterKey }) => characterKey !== key)),
    figureOf: (key) => cast.members.find((member) => member.key === key)?.figure,
    itemOf: (key) => cast.things.find((thing) => thing.key === key)?.item,
  });
  return {
    ambience: isHushed
      ? ['hush']
      : ambienceOf(place.place, { time, weather, season: graph.setting.season?.value, isFestive: isFestive(graph) }),
    ...sounds,
    events: softened(sounds.events, { emotion: staged.emotion, tension }),
  };
}

const FEASTS: ReadonlySet<string> = new Set(['thing.festival', 'thing.firework']);

/** The idea tells of a feast. */
const isFestive = ({ participants }: IdeaGraph): boolean =>
  participants.some(({ concept }) => concept !== undefined && FEASTS.has(concept));

function stagedAnew(scene: ShotScene, tension: number): StagedDeed {
  const { cast, place } = scene;
  const mended = whereItBelongs(mendedFor(scene, stageStep(scene, tension)), cast.things, place.place);
  return withFire(withRoom(withSizes(withGroups(mended, cast), cast)), cast.graph, place);
}

/** Bodies from which on a near frame cuts somebody off. */
const CROWD = 3;

function withRoom(staged: StagedDeed): StagedDeed {
  return staged.actors.length < CROWD ? staged : { ...staged, framings: ['full', 'wide'], isCrowd: true };
}

/** What holds for every shot of a film: somebody is there, faces fit, and it is not the picture before it again. */
function mendedFor(scene: ShotScene, staged: StagedDeed): StagedDeed {
  const { plot, cast, shots, index, step, event, place } = scene;
  const isHere = ({ participant: { id, presence } }: CastMember): boolean =>
    presence === 'here' && !isAway(cast, event?.id, id);
  const near = [...step.who.flatMap((id) => membersOf(cast, id)), ...cast.members].filter(isHere);
  const peopled = withSomebody(staged, {
    near,
    aloneBefore: shots.filter(isAlone).length,
    isEdge: index === 0 || index === plot.steps.length - 1,
  });
  const deed = event && lookOf(cast, event, place.place);
  return unlikeBefore(withFittingFeelings(peopled, { event, deed, graph: cast.graph }), shots.at(-1));
}

/** What is seen in a step: its event in one of its phases, or what stands between the events. */
function stageStep(scene: ShotScene, tension: number): StagedDeed {
  const { cast, step, event, place, random } = scene;
  const phase = PHASES[step.kind];
  if (phase === 'after' && event?.deed === 'die') {
    return mourned(scene, event);
  }
  if (phase && event) {
    const cue = castEvent(cast, event, place.place);
    const staged = remembering(stageDeed(cue, phase, random), cue, scene);
    if (step.kind === 'ending') {
      return withSetPiece(endingOf(staged, scene.shots.at(-1)?.framing, cue), {
        graph: cast.graph,
        event,
        place,
        things: cast.things,
      });
    }
    const named = new Set(cast.things.filter(({ participant }) => participant).map(({ key }) => key));
    const insert = step.kind === 'after' && step.round === 0 ? insertOf(staged, named) : undefined;
    const scenery = { graph: cast.graph, event, place, things: cast.things };
    const whole = withSetPiece(staged, scenery);
    return insert ?? aheadOf(cast, step, event, whole) ?? withNamed(withBystanders(whole, scene), scene);
  }
  const who = step.who.flatMap((id) => membersOf(cast, id));
  return stageBetween(
    {
      kind: phase ? 'portrait' : (step.kind as BetweenShot['kind']),
      who,
      absent: who.filter(
        ({ participant: { id, presence } }) => presence !== 'here' || isAway(cast, step.events[0], id),
      ),
      isFoundLater: who.some((member) => isFoundIn(cast, member)),
      wished: event && wishedIn(cast, event),
      mourner: cast.members.find(({ participant }) => participant.presence === 'here'),
      speaker: step.round % 2,
      tension,
      tone: event ? toneOf(cast, event, place) : 'neutral',
      place,
      graph: cast.graph,
    },
    random,
  );
}

/** What the events of a shot name is seen in it. */
function withNamed(staged: StagedDeed, { cast, step, shots }: ShotScene): StagedDeed {
  const events = cast.graph.events.filter(({ id }) => step.events.includes(id));
  return step.kind === 'deed'
    ? withNamedThings(staged, { graph: cast.graph, things: cast.things, events, seen: seenIn(shots) })
    : staged;
}

/** Those who do it and are not there any more are seen as a photograph, or in the thoughts of whoever is. */
function remembering(staged: StagedDeed, { absent }: DeedEvent, { cast, event, place, random }: ShotScene): StagedDeed {
  const doers = (event?.roles.agent ?? []).flatMap((id) => membersOf(cast, id));
  const gone = doers.find(({ key }) => absent.some((each) => each.key === key));
  if (!gone || staged.visions.length > 0) {
    return staged;
  }
  const [lead] = staged.actors;
  if (!lead) {
    const mourner = cast.members.find(({ participant }) => participant.presence === 'here');
    return { ...remembered(gone, { mourner, place: place.place, random }), framings: ['medium', 'full'] };
  }
  const thought = { ofKey: gone.key, as: 'thought' as const, byKey: lead.characterKey, behind: 0, above: 1.9 };
  return { ...staged, visions: [{ ...thought, across: lead.across > 0 ? -0.3 : 0.3, emotion: 'neutral' }] };
}

/** What whoever leads an event feels while it happens. */
function toneOf(cast: FilmCast, event: IdeaEvent, place: CastPlace): StagedDeed['emotion'] {
  return stageDeed(castEvent(cast, event, place.place), 'deed', createRandom(1)).emotion;
}

/** What a death leaves: a photograph, and whoever looks at it. */
function mourned({ cast, place, random }: ShotScene, { roles }: IdeaEvent): StagedDeed {
  const dead = [...(roles.agent ?? []), ...(roles.patient ?? [])].flatMap((id) => membersOf(cast, id));
  const [gone] = dead;
  const mourner = cast.members.find((member) => !dead.includes(member) && member.participant.presence === 'here');
  return gone ? { ...remembered(gone, { mourner, place: place.place, random }), framings: ['medium', 'full'] } : EMPTY;
}

function wishedIn(cast: FilmCast, { roles }: IdeaEvent): CastMember | CastThing | undefined {
  const [id] = [...(roles.result ?? []), ...(roles.patient ?? []), ...(roles.topic ?? [])];
  return id && (membersOf(cast, id)[0] ?? cast.things.find(({ participant }) => participant?.id === id));
}

/** Those of a step with several events whom its first event does not name stand by and look on. */
function withBystanders(staged: StagedDeed, { cast, step }: ShotScene): StagedDeed {
  const onStage = new Set(staged.actors.map(({ characterKey }) => characterKey));
  const others = step.who
    .filter((id) => !isAway(cast, step.events[0], id))
    .flatMap((id) => membersOf(cast, id))
    .filter(({ key }) => !onStage.has(key));
  const lead = staged.actors[0];
  return {
    ...staged,
    actors: [
      ...staged.actors,
      ...others.slice(0, 3).map(({ key }, index) => ({
        characterKey: key,
        across: [0.62, -0.62, 0.8][index] as number,
        behind: 0.5,
        faces: lead?.characterKey ?? 'camera',
        pose: 'stand' as const,
        emotion: staged.emotion === 'happy' ? ('happy' as const) : ('neutral' as const),
      })),
    ],
  };
}

function addProps({ things }: ShotScene['cast'], { props }: StagedDeed): void {
  for (const { key, item } of props) {
    if (!things.some((thing) => thing.key === key)) {
      things.push({ key, item, concept: `thing.${item}` });
    }
  }
}

function lastSetUp(shots: readonly StagedShot[]): SetUp | undefined {
  const last = shots.at(-1);
  return last && { framing: last.framing, angle: last.angle, camera: last.camera, subject: last.subject };
}

function transitionOf(index: number, { kind }: PlotStep, place: CastPlace, shots: readonly StagedShot[]): Transition {
  if (index === 0) {
    return 'fade_in';
  }
  return kind === 'passage' || shots.at(-1)?.placeKey !== place.key ? 'dissolve' : 'cut';
}
