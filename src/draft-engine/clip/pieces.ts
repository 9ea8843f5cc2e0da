/** A clip is drawn in pieces of at most this length, and of at least half of it. */
const LONGEST_SECONDS = 2;

/** The first piece of a film is short, since it is waited for. */
const OPENING_SECONDS = 1;

/** First frames of a clip's pieces; each begins with a key frame. `isOpening`: the clip is a film's first. */
export function pieceStarts(frames: number, framesPerSecond: number, isOpening = false): number[] {
  const first = isOpening && frames > 2 * OPENING_SECONDS * framesPerSecond ? OPENING_SECONDS * framesPerSecond : 0;
  const rest = frames - first;
  const count = Math.max(1, Math.ceil(rest / (framesPerSecond * LONGEST_SECONDS)));
  const starts = Array.from({ length: count }, (_, index) => first + Math.round((index * rest) / count));
  return first > 0 ? [0, ...starts] : starts;
}

/** Memory that several threads share, in which they note who draws which piece. */
export type PieceClaims = SharedArrayBuffer;

export function createPieceClaims(pieces: number): PieceClaims {
  return new SharedArrayBuffer(pieces * Int32Array.BYTES_PER_ELEMENT);
}

/**
 * Takes a piece for a worker (a number from 1). It goes on with the one after its last; where that is taken, it begins
 * in the middle of the longest stretch that nobody has, so that whoever comes towards it has work too. Undefined when
 * all are taken.
 */
export function claimPiece(claims: PieceClaims, worker: number, last = -1): number | undefined {
  const owners = new Int32Array(claims);
  const take = (piece: number): boolean => Atomics.compareExchange(owners, piece, 0, worker) === 0;
  if (last + 1 < owners.length && take(last + 1)) {
    return last + 1;
  }
  for (let stretch = longestFree(owners); stretch; stretch = longestFree(owners)) {
    const piece = stretch.from + (stretch.length >> 1);
    if (take(piece)) {
      return piece;
    }
  }
  return undefined;
}

/** True when a worker has taken a piece. */
export function hasClaimed(claims: PieceClaims, worker: number): boolean {
  const owners = new Int32Array(claims);
  return owners.some((_, piece) => Atomics.load(owners, piece) === worker);
}

/** Number of pieces that nobody has taken. */
export function countFree(claims: PieceClaims): number {
  return new Int32Array(claims).filter((owner) => owner === 0).length;
}

function longestFree(owners: Int32Array): { from: number; length: number } | undefined {
  let best: { from: number; length: number } | undefined;
  let from = 0;
  for (let piece = 0; piece <= owners.length; piece++) {
    if (piece < owners.length && Atomics.load(owners, piece) === 0) {
      continue;
    }
    if (piece - from > (best?.length ?? 0)) {
      best = { from, length: piece - from };
    }
    from = piece + 1;
  }
  return best;
}
