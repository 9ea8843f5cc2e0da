/** One hearing of a piece of music. */
export interface MusicSpan {
  startSeconds: number;
  endSeconds: number;
  /** It rises, and falls, evenly over so long. */
  riseSeconds: number;
  fallSeconds: number;
}

/** A shorter piece is not repeated: it would be heard as a loop. */
const SHORTEST_SECONDS = 5;
/** What is left over is so short that the end of the piece is the end of the film. */
const REST_SECONDS = 1;
/** Two hearings overlap for so long, or a quarter of a shorter piece. */
const OVERLAP_SECONDS = 2;

/**
 * When a piece is heard in a film: once, where it is as long as the film or longer; else over and over, each hearing
 * faded into the next one. What goes beyond the film is cut there. One span for a piece of unknown length.
 */
export function musicSpans(pieceSeconds: number | undefined, filmSeconds: number): MusicSpan[] {
  const once = { startSeconds: 0, endSeconds: filmSeconds, riseSeconds: 0, fallSeconds: 0 };
  if (pieceSeconds === undefined || pieceSeconds < SHORTEST_SECONDS || pieceSeconds + REST_SECONDS >= filmSeconds) {
    return [once];
  }
  const overlap = Math.min(OVERLAP_SECONDS, pieceSeconds / 4);
  const every = pieceSeconds - overlap;
  const count = Math.ceil((filmSeconds - overlap) / every);
  return Array.from({ length: count }, (_, index) => ({
    startSeconds: index * every,
    endSeconds: index * every + pieceSeconds,
    riseSeconds: index === 0 ? 0 : overlap,
    fallSeconds: index === count - 1 ? 0 : overlap,
  }));
}
