import type { FigureRig } from '../figure-rig.ts';
import type { ShotDrawing } from '../shot-drawing.ts';
import { centralLandmark } from '../worlds/create-world.ts';
import type { LandmarkSpot } from '../worlds/landmarks/place-landmarks.ts';
import type { StageMakers } from './stage-makers.ts';
import { stagedRig } from './staged-rig.ts';

export type DrawnActor = ShotDrawing['actors'][number];

/** The frame and the length of a shot, and what makes its figures. */
export interface ShotFrame {
  width: number;
  height: number;
  durationSeconds: number;
  makers: StageMakers;
}

/** Input of a shot's blocking. Lengths in pixels, depths in metres. */
export interface Scene extends ShotFrame {
  drawing: ShotDrawing;
  rigs: FigureRig[];
  /** The figures without their size and height in the shot. */
  bare: FigureRig[];
  /** Index of the shot's subject, -1 when it is not an actor. */
  subjectIndex: number;
  /** Distance of the subject behind the actors' line. */
  subjectDepth: number;
  /** Closer than a full figure. */
  close: boolean;
  /** The landmark of the place, if it has one. */
  landmark: LandmarkSpot | undefined;
}

const GROUP_FRAMINGS: ReadonlySet<ShotDrawing['framing']> = new Set<ShotDrawing['framing']>([
  'extreme_wide',
  'wide',
  'full',
]);
/** Framings of a face or a hand. */
export const CLOSE_FRAMINGS: ReadonlySet<ShotDrawing['framing']> = new Set<ShotDrawing['framing']>([
  'close',
  'extreme_close',
]);

/** Works out who and what a shot is of. */
export function sceneOf(drawing: ShotDrawing, frame: ShotFrame): Scene {
  const bare = drawing.actors.map((actor) => frame.makers.createFigure(actor.figure));
  const rigs = bare.map((rig, index) => stagedRig(rig, drawing.actors[index] ?? {}));
  const close = !GROUP_FRAMINGS.has(drawing.framing);
  const subjectIndex = subjectIndexOf(drawing, close);
  return {
    drawing,
    rigs,
    bare,
    ...frame,
    subjectIndex,
    subjectDepth: depthOfSubject(drawing, subjectIndex),
    close,
    landmark: centralLandmark(drawing.place, drawing.timeOfDay, frame.width / frame.height),
  };
}

/** Index of the actor that the shot is of; -1 where it is of a thing or a place. */
function subjectIndexOf({ subject, actors }: ShotDrawing, close: boolean): number {
  if (subject.kind === 'actor') {
    return subject.index;
  }
  // A close shot of a place with actors is a shot of an actor.
  return subject.kind === 'place' && actors.length > 0 && close ? 0 : -1;
}

function depthOfSubject({ subject, actors, items }: ShotDrawing, subjectIndex: number): number {
  if (subjectIndex >= 0) {
    return actors[subjectIndex]?.behind ?? 0;
  }
  return subject.kind === 'item' ? (items[subject.index]?.behind ?? 0) : 0;
}
