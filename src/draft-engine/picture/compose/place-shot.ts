import { deriveSeed } from '#src/shared/random.ts';
import { viewAt, type MovementScene } from '../camera-movement.ts';
import type { CameraView } from '../camera.ts';
import { composedMoment } from '../moments.ts';
import type { ShotDrawing } from '../shot-drawing.ts';
import type { ShotFrame } from './block-scene.ts';
import { blockShot } from './block-shot.ts';
import type { Blocking } from './blocking.ts';
import { addMoves } from './moves.ts';

/** Where camera, actors and things of a shot are, before anything of it is drawn. */
export interface PlacedShot {
  /** The shot as it stands at the moment that it is composed for. */
  composed: ShotDrawing;
  blocking: Blocking;
  /** The view of the camera at a moment. */
  viewAt(seconds: number): CameraView;
}

/** Places the camera, the actors and the things of a shot, and lets them move. */
export function placeShot(drawing: ShotDrawing, frame: ShotFrame): PlacedShot {
  const { width, height, durationSeconds } = frame;
  const composed = composedMoment(drawing);
  const blocking = blockShot(composed, frame);
  addMoves(blocking, drawing, durationSeconds);
  const movement: MovementScene = {
    movement: drawing.camera,
    ...(drawing.motion === undefined ? {} : { motion: drawing.motion }),
    durationSeconds,
    width,
    height,
    anchor: blocking.anchor,
    subjectSpeed: blocking.subjectActor?.speed ?? 0,
    seed: deriveSeed(drawing.seed, drawing.place.seed, drawing.camera),
  };
  return { composed, blocking, viewAt: (seconds) => viewAt(blocking.view, movement, seconds) };
}
