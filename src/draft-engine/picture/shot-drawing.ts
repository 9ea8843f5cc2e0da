import type { LookId } from '#src/shared/catalogue/looks.ts';
import type { AspectRatio, CameraAngle, CameraMovement, Emotion, Framing } from '#src/shared/catalogue/shots.ts';
import type { FigureSpec, ItemKind } from '../story/figure-spec.ts';
import type { PlannedActor, PlannedItemPlacement, PlannedShot, Pose } from '../story/film-plan.ts';
import type { PlaceSpec, TimeOfDay, Weather } from '../story/place-spec.ts';

/** The complete input for drawing one shot. Plain JSON: equal drawings give equal pixels. */
export interface ShotDrawing {
  seed: number;
  look: LookId;
  aspect: AspectRatio;
  place: PlaceSpec;
  timeOfDay: TimeOfDay;
  weather: Weather;
  /** 0 calm to 1 highest tension: affects palette and framing. */
  tension: number;
  emotion: Emotion;
  framing: Framing;
  angle: CameraAngle;
  camera: CameraMovement;
  subject: { kind: 'actor' | 'item'; index: number } | { kind: 'place' };
  actors: DrawnActor[];
  items: DrawnItem[];
}

export interface DrawnActor {
  figure: FigureSpec;
  /** -1 left edge of the frame, 0 middle, 1 right edge. */
  across: number;
  /** Metres behind (positive) or in front of the subject. */
  behind: number;
  /** Turn of the body in radians: 0 faces the camera, positive to the picture's right, ±π away. */
  turn: number;
  pose: Pose;
  emotion: Emotion;
  holds?: ItemKind;
}

interface DrawnItem {
  item: ItemKind;
  across: number;
  behind: number;
  above: number;
}

/** The parts of a plan that a drawing needs, by key, from a plan or from database rows. */
export interface DrawingSources {
  figures: ReadonlyMap<string, FigureSpec>;
  places: ReadonlyMap<string, PlaceSpec>;
  items: ReadonlyMap<string, ItemKind>;
}

/** Resolves a planned shot's keys into a drawing. Skips unknown keys; throws RangeError for an unknown place. */
export function createShotDrawing(
  shot: PlannedShot,
  sources: DrawingSources,
  film: { look: LookId; aspect: AspectRatio; seed: number },
): ShotDrawing {
  const place = sources.places.get(shot.placeKey);
  if (!place) {
    throw new RangeError(`unknown place ${shot.placeKey}`);
  }
  const actors = shot.actors.filter((actor) => sources.figures.has(actor.characterKey));
  const items = shot.items.filter((item) => sources.items.has(item.itemKey));
  const drawnActors = actors.map((actor): DrawnActor => {
    const holds = actor.holdsItemKey === undefined ? undefined : sources.items.get(actor.holdsItemKey);
    return {
      figure: sources.figures.get(actor.characterKey) as FigureSpec,
      across: actor.across,
      behind: actor.behind,
      turn: turnToward(actor, actors, items),
      pose: actor.pose,
      emotion: actor.emotion,
      ...(holds ? { holds } : {}),
    };
  });
  return {
    seed: film.seed,
    look: film.look,
    aspect: film.aspect,
    place,
    timeOfDay: shot.timeOfDay,
    weather: shot.weather,
    tension: shot.tension,
    emotion: shot.emotion,
    framing: shot.framing,
    angle: shot.angle,
    camera: shot.camera,
    subject: resolveSubject(shot, actors, items),
    actors: drawnActors,
    items: items.map((item) => ({
      item: sources.items.get(item.itemKey) as ItemKind,
      across: item.across,
      behind: item.behind,
      above: item.above,
    })),
  };
}

function resolveSubject(
  shot: PlannedShot,
  actors: PlannedActor[],
  items: PlannedItemPlacement[],
): ShotDrawing['subject'] {
  const subject = shot.subject;
  if (subject.kind === 'character') {
    const index = actors.findIndex((actor) => actor.characterKey === subject.key);
    if (index >= 0) {
      return { kind: 'actor', index };
    }
  }
  if (subject.kind === 'item') {
    const index = items.findIndex((item) => item.itemKey === subject.key);
    if (index >= 0) {
      return { kind: 'item', index };
    }
    const holder = actors.findIndex((actor) => actor.holdsItemKey === subject.key);
    if (holder >= 0) {
      return { kind: 'actor', index: holder };
    }
  }
  return { kind: 'place' };
}

/** Three-quarter view towards a partner, so that a face is not shown in profile without a reason. */
const TURN_TOWARD = 0.7;

/** A standing actor who looks aside still shows both eyes; a walking one is seen from the side. */
const ASIDE = 0.72;

function goes(actor: PlannedActor): boolean {
  return actor.pose === 'walk' || actor.pose === 'run';
}

function turnToward(actor: PlannedActor, actors: PlannedActor[], items: PlannedItemPlacement[]): number {
  switch (actor.faces) {
    case 'camera':
      return 0;
    case 'away':
      return Math.PI;
    case 'left':
      return goes(actor) ? -Math.PI / 2 : -ASIDE;
    case 'right':
      return goes(actor) ? Math.PI / 2 : ASIDE;
    default: {
      const other =
        actors.find((candidate) => candidate.characterKey === actor.faces)?.across ??
        items.find((candidate) => candidate.itemKey === actor.faces)?.across;
      if (other === undefined || other === actor.across) {
        return 0;
      }
      return other > actor.across ? TURN_TOWARD : -TURN_TOWARD;
    }
  }
}
