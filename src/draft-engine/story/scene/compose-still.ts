import { glide } from '#src/draft-engine/picture/keyframes.ts';
import type { CameraAngle, Framing } from '#src/shared/catalogue/shots.ts';
import type { PlannedActor, PlannedItemPlacement, PlannedShot } from '../film-plan.ts';
import { isImplied } from '../idea/implied-ids.ts';
import type { FilmFacts, StagedShot } from '../words/film-words.ts';
import type { SaidLandmark } from './said-landmarks.ts';
import { stillLifeOf } from './still-life.ts';

/** What a still is composed of beside a shot. */
export interface Composing {
  facts: FilmFacts;
  landmarks: readonly SaidLandmark[];
  framing: Framing | undefined;
  angle: CameraAngle | undefined;
  isStillLife: boolean;
}

const SILENT = { kind: 'silent', text: '', emotion: 'neutral' } as const;
const TENSION = 0.25;

/** The place alone that a text names. */
export function emptyStill({ facts, framing, angle }: Composing): PlannedShot {
  const { places, graph } = facts;
  const said = places.find(({ id }) => id !== undefined && !isImplied(id)) ?? places[0];
  return {
    number: 1,
    script: graph.text,
    placeKey: said?.key ?? '',
    timeOfDay: graph.setting.hour?.value ?? 'afternoon',
    weather: graph.setting.weather?.value ?? (graph.setting.season?.value === 'winter' ? 'snow' : 'clear'),
    framing: framing ?? 'wide',
    angle: angle ?? 'eye_level',
    camera: 'static',
    subject: { kind: 'place' },
    actors: [],
    items: [],
    speech: SILENT,
    emotion: 'neutral',
    tension: TENSION,
    transition: 'cut',
    durationSeconds: 4,
    ambience: [],
    events: [],
    music: 'none',
  };
}

/** A shot as a single picture: of those and that alone which the text names, in the middle, at the height of eyes. */
export function composeStill(staged: StagedShot, composing: Composing): PlannedShot {
  const { facts, framing, angle } = composing;
  const { graph, members, things } = facts;
  const isSaid = (key: string): boolean =>
    members.some((one) => one.key === key && !isImplied(one.participant.id)) || isThingSaid(key);
  const isThingSaid = (key: string): boolean =>
    things.some(({ key: own, participant }) => own === key && participant !== undefined && !isImplied(participant.id));
  const isProp = (key: string): boolean => things.some(({ key: own, participant }) => own === key && !participant);
  const isAct = graph.events.some(({ id, deed }) => !isImplied(id) && !STILL_DEEDS.has(deed ?? 'be'));
  const { step: _step, heard: _heard, opening: _opening, seconds: _seconds, effects, visions = [], ...shot } = staged;
  const actors = shot.actors.filter(({ characterKey }) => isSaid(characterKey));
  const items = shot.items.filter(({ itemKey }) => isThingSaid(itemKey) || (isAct && isProp(itemKey)));
  const seen = { ...emptyStill(composing), placeKey: shot.placeKey, emotion: shot.emotion };
  const light = {
    timeOfDay: graph.setting.hour?.value ?? shot.timeOfDay,
    weather: graph.setting.weather?.value ?? (shot.weather === 'cloudy' ? 'clear' : shot.weather),
  };
  if (actors.length === 0) {
    return { ...seen, ...light, ...stillLifeOf(facts, framing) };
  }
  const placed = centred(isAct ? actors : standing(actors), items, staged.stillAt ?? 0.5);
  return {
    ...seen,
    ...light,
    ...placed,
    subject: subjectOf(shot, placed.actors),
    framing: framing ?? usualFraming(composing, placed.actors),
    angle: angle ?? 'eye_level',
    ...(effects && isAct ? { effects } : {}),
    visions: visions.filter(({ ofKey }) => isSaid(ofKey)),
    ...(shot.stillAt === undefined ? {} : { stillAt: shot.stillAt }),
  };
}

/** Deeds by which nothing moves. */
const STILL_DEEDS: ReadonlySet<string> = new Set(['be', 'have', 'wait', 'live']);

/** Whoever a text only names stands there side by side. */
const standing = (actors: readonly PlannedActor[]): PlannedActor[] =>
  actors.map(({ keyframes: _moves, ...actor }, index) => ({
    ...actor,
    pose: actor.holdsItemKey ? 'hold' : RESTING.has(actor.pose) ? actor.pose : 'stand',
    faces: 'camera',
    across: (index - (actors.length - 1) / 2) * Math.min(0.6, 1.4 / actors.length),
    behind: 0,
  }));

const RESTING: ReadonlySet<PlannedActor['pose']> = new Set<PlannedActor['pose']>(['sit', 'lie', 'sleep', 'kneel']);

/** All of them moved so far that the middle of them is the middle of the picture. */
function centred(
  actors: readonly PlannedActor[],
  items: readonly PlannedItemPlacement[],
  share: number,
): Pick<PlannedShot, 'actors' | 'items'> {
  const spots = [...actors, ...items].map(({ across, keyframes = [] }) => glide(keyframes, 'across', across, share));
  const shift = spots.length === 0 ? 0 : -(Math.min(...spots) + Math.max(...spots)) / 2;
  const moved = <One extends { across: number; keyframes?: { across?: number }[] }>(one: One): One => ({
    ...one,
    across: one.across + shift,
    ...(one.keyframes
      ? {
          keyframes: one.keyframes.map((frame) =>
            frame.across === undefined ? frame : { ...frame, across: frame.across + shift },
          ),
        }
      : {}),
  });
  return { actors: actors.map(moved), items: items.map(moved) };
}

function subjectOf({ subject }: Pick<StagedShot, 'subject'>, actors: readonly PlannedActor[]): PlannedShot['subject'] {
  const isHere = subject.kind === 'character' && actors.some(({ characterKey }) => characterKey === subject.key);
  return isHere ? subject : { kind: 'character', key: (actors[0] as PlannedActor).characterKey };
}

/** Few are seen whole; many, or somebody before a landmark, from farther away. */
function usualFraming({ landmarks }: Composing, actors: readonly PlannedActor[]): Framing {
  return landmarks.length > 0 || actors.length > 4 ? 'wide' : 'full';
}
