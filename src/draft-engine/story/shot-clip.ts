/** The last frame of a shot. */
export interface ShotTail {
  /** What is seen then; empty where it is a picture that somebody brought along. */
  description: string;
}

/** A part of one take of a shot's clip, in frames of the film; other takes are seen whole. */
export interface ClipTrim {
  /** Number of the take, from 1. */
  take: number;
  /** The first frame that is seen, from 0. */
  inFrame: number;
  frames: number;
}
