/** The parts of MediaSource that a playback uses; Safari on phones has them under another name. */
type MediaSourceConstructor = typeof MediaSource;

/** Every piece is H.264 and AAC; browsers read the exact profile from the piece itself. */
export const PIECE_TYPE = 'video/mp4; codecs="avc1.640028,mp4a.40.2"';

/** The browser's MediaSource for pieces; undefined where there is none. */
export function findMediaSource(): MediaSourceConstructor | undefined {
  const given = globalThis as { ManagedMediaSource?: MediaSourceConstructor; MediaSource?: MediaSourceConstructor };
  return [given.ManagedMediaSource, given.MediaSource].find((source) => source?.isTypeSupported(PIECE_TYPE));
}
