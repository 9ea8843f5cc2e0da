import type { PlayableCaption } from './caption-track.ts';

/** A piece of a film: one fragment of MP4 that begins at time 0. */
export interface PlayablePiece {
  key: string;
  startSeconds: number;
  durationSeconds: number;
}

/** What a playback is made with. */
export interface PlaybackParts {
  loadPiece(piece: PlayablePiece, signal: AbortSignal): Promise<Blob>;
  /** Called when something below may have changed. */
  onChange(): void;
  /** A piece could not be loaded or shown; `offer` tries again. */
  onError(error: unknown): void;
}

/** Plays a film from its first piece on, while more pieces come. Times in seconds of the film. */
export interface LivePlayback {
  /** The pieces there are now: in order, from the beginning, without gaps. */
  offer(pieces: readonly PlayablePiece[]): void;
  /** Plays, and goes on by itself after waiting for pieces. Rejects when the browser does not allow it. */
  play(): Promise<void>;
  pause(): void;
  seek(seconds: number): void;
  setSound(sound: { muted: boolean; volume: number }): void;
  /** The captions to be shown: all that are known, or none. */
  setCaptions(captions: readonly PlayableCaption[]): void;
  /** The place in the film that is shown. */
  seconds(): number;
  /** It plays, or would if the next piece were there. */
  isPlaying(): boolean;
  /** It would play, but the next piece is not there yet. */
  isWaiting(): boolean;
  close(): void;
}

/** Pieces are loaded so far ahead of what is shown. */
export const AHEAD_SECONDS = 30;
/** As near to the end of a piece as a player stops. */
export const EDGE_SECONDS = 0.12;

/** The end of the last piece. */
export function readySeconds(pieces: readonly PlayablePiece[]): number {
  const last = pieces.at(-1);
  return last ? last.startSeconds + last.durationSeconds : 0;
}
