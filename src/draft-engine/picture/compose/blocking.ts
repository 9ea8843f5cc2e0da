import type { CameraView } from '../camera.ts';
import type { FigureRig } from '../figure-rig.ts';

/** A figure on the stage. */
export interface PlacedActor {
  index: number;
  rig: FigureRig;
  /** Metres; the ground is at 0. */
  x: number;
  z: number;
  turn: number;
  /** Metres per second to the right. */
  speed: number;
  /** In front of the camera with its back to it, dark and cropped. */
  overShoulder: boolean;
}

/** A thing on the stage, in metres. */
export interface PlacedItem {
  index: number;
  x: number;
  z: number;
  above: number;
}

/** The positions of everything in a shot. */
export interface Blocking {
  view: CameraView;
  actors: PlacedActor[];
  items: PlacedItem[];
  /** The point that the camera is anchored to. */
  anchor: { x: number; y: number; z: number };
  subjectActor: PlacedActor | undefined;
}
