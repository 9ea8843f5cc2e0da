/** A clip is drawn in pieces of at most this length, and of at least half of it: each costs the start of an encoder. */
const LONGEST_SECONDS = 4;

/** A film's opening is watched while it is drawn: its first piece is short, since it is waited for, and so are the rest. */
const OPENING_SECONDS = { first: 1, longest: 2 };

/** First frames of a clip's pieces; each begins with a key frame. `isOpening`: the clip is a film's first. */
export function pieceStarts(frames: number, framesPerSecond: number, isOpening = false): number[] {
  const opening = OPENING_SECONDS.first * framesPerSecond;
  const first = isOpening && frames > 2 * opening ? opening : 0;
  const rest = frames - first;
  const longest = isOpening ? OPENING_SECONDS.longest : LONGEST_SECONDS;
  const count = Math.max(1, Math.ceil(rest / (framesPerSecond * longest)));
  const starts = Array.from({ length: count }, (_, index) => first + Math.round((index * rest) / count));
  return first > 0 ? [0, ...starts] : starts;
}

/** Memory that several threads share, in which they note who draws which piece. */
export type PieceClaims = SharedArrayBuffer;

export function createPieceClaims(pieces: number): PieceClaims {
  return new SharedArrayBuffer(pieces * Int32Array.BYTES_PER_ELEMENT);
}

/** Takes the first piece that nobody has for a worker (a number from 1). Undefined when all are taken. */
export function claimPiece(claims: PieceClaims, worker: number): number | undefined {
  const owners = new Int32Array(claims);
  const piece = owners.findIndex((_, index) => Atomics.compareExchange(owners, index, 0, worker) === 0);
  return piece < 0 ? undefined : piece;
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
