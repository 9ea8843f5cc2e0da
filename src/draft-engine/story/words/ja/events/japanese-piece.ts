import type { Piece } from '../../events/piece.ts';

/** What a piece of Japanese needs beside its text. */
export interface JapanesePiece extends Piece {
  /** The verb of its last clause, in the dictionary. */
  predicate: string;
  /** Where the piece stands that this one goes on from, and the word that joins them. */
  after?: number;
  bridge?: string;
}
