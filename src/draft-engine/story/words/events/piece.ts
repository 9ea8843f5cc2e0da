import type { EventId, ParticipantId } from '../../idea/idea-graph.ts';

/** A part of what the idea says that makes a sentence of its own. */
export interface Piece {
  /** What it tells. */
  events: readonly EventId[];
  /** Where it stands in the idea's text. */
  from: number;
  to: number;
  /** Whom it is about. */
  subject: ParticipantId | undefined;
  /** Everybody and everything that it names. */
  mentions: readonly ParticipantId[];
  /** The whole sentence without its last mark; `{S}` where its subject has to be put in. */
  text: string;
  /** As it goes on after the piece before it in the text, where it can. */
  joined?: string;
  /** When or where it is, said before it in the idea. */
  lead?: string;
}
