import { UPLOAD } from '../state/cut-ingredients.ts';
import type { TakeRow } from '../tables.ts';

/** One piece of music as a person knows it. */
export interface MusicPieceTakes {
  /** The take that is heard. */
  shown: TakeRow;
  /** The newest, which may have failed or be on its way. */
  newest: TakeRow;
}

type Told = Pick<TakeRow, 'id' | 'orderId' | 'inputs'>;

/** True for a take that a person ordered or brought. */
export function isOrdered({ orderId, inputs }: Told): boolean {
  return orderId !== null || inputs.model === UPLOAD;
}

/**
 * The pieces of a film's music, in the order in which they came (EDIT-12): each that a person ordered or brought, and
 * one for each description that the film itself was composed by. Whenever its shots get other lengths, the film
 * composes the one in use again: of these takes the one in use is the piece, else the newest that `fits` the film, else
 * the newest.
 */
export function musicPieces(
  takes: readonly TakeRow[],
  fits: (take: TakeRow) => boolean = () => true,
): MusicPieceTakes[] {
  const pieces = new Map<string, TakeRow[]>();
  for (const take of takes.filter(({ state }) => state !== 'cancelled')) {
    const name = nameOfPiece(takes, take);
    pieces.set(name, [...(pieces.get(name) ?? []), take]);
  }
  return [...pieces.values()].flatMap((versions) => {
    const newest = versions.at(-1);
    const made = versions.filter(({ state }) => state === 'generated');
    const shown = versions.find(({ circled }) => circled) ?? made.findLast(fits) ?? made.at(-1) ?? newest;
    return newest && shown ? [{ shown, newest }] : [];
  });
}

/** Fitted to other lengths, an ordered piece keeps its seed and its description. */
function nameOfPiece(takes: readonly TakeRow[], take: TakeRow): string {
  const { seed, prompt } = take.inputs;
  const isOrigin = ({ orderId, inputs }: TakeRow): boolean =>
    orderId !== null && inputs.seed === seed && inputs.prompt === prompt;
  const origin = isOrdered(take) ? take : takes.find(isOrigin);
  return origin?.id ?? `by description ${prompt}`;
}
