import type { ParticipantId } from '../../idea/idea-graph.ts';

/** What somebody who hears the film knows by now. */
export interface Ear {
  /** Everybody and everything that was named. */
  known: Set<ParticipantId>;
  /** Everybody and everything that the idea's own words have introduced. */
  met: Set<ParticipantId>;
  /** Where the pieces that were told stand in the idea. */
  told: Set<number>;
  /** Whom the last sentence was about. */
  subject: ParticipantId | undefined;
  /** The last sentence. */
  last: string;
  /** Who else was named in it. */
  beside: ReadonlySet<ParticipantId>;
}

export const createEar = (): Ear => ({
  known: new Set(),
  met: new Set(),
  told: new Set(),
  subject: undefined,
  last: '',
  beside: new Set(),
});

/** Notes a sentence: whom it is about and whom it names. */
export function hear(
  ear: Ear,
  { text, subject, named }: { text: string; subject: ParticipantId | undefined; named: readonly ParticipantId[] },
): void {
  ear.subject = subject;
  ear.last = text;
  ear.beside = new Set(named.filter((id) => id !== subject));
  for (const id of [...named, ...(subject === undefined ? [] : [subject])]) {
    ear.known.add(id);
  }
}
