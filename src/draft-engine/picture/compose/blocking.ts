import type { CameraView } from '../camera.ts';
import type { FigureRig } from '../figure-rig.ts';

/** A figure on the stage. */
export interface PlacedActor {
  index: number;
  /** In the size and at the height of the composed moment. */
  rig: FigureRig;
  /** The figure as it is. */
  bare: FigureRig;
  /** Metres; the ground is at 0. */
  x: number;
  z: number;
  turn: number;
  /** Metres per second to the right. */
  speed: number;
  /** In front of the camera with its back to it, dark and cropped. */
  overShoulder: boolean;
  /** Metres above the ground, and how many times as large as it is; both are in the rig's measures already. */
  above: number;
  scale: number;
  /** Where it is at a moment, for whoever moves by keyframes. */
  spotAt?: (seconds: number) => StageSpot;
}

/** A place on the stage, in metres. */
export interface StageSpot {
  x: number;
  z: number;
  above: number;
  scale: number;
  /** 0 not seen to 1. */
  opacity: number;
}

/** A thing on the stage, in metres. */
export interface PlacedItem {
  index: number;
  x: number;
  z: number;
  above: number;
  scale: number;
  spotAt?: (seconds: number) => StageSpot;
}

/** The positions of everything in a shot. */
export interface Blocking {
  view: CameraView;
  actors: PlacedActor[];
  items: PlacedItem[];
  /** The point that the camera is anchored to. */
  anchor: { x: number; y: number; z: number };
  subjectActor: PlacedActor | undefined;
  /** Pixels from the middle of the frame to across 1, for actors and for things. */
  acrossPixels: { actors: number; items: number };
}
