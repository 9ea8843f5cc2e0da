import type { IdeaEvent, ParticipantId } from '../../idea/idea-graph.ts';
import type { Sentence } from '../choose-sentence.ts';
import type { StagedShot } from '../film-words.ts';
import type { Ear } from './ear.ts';
import type { CadenceBank, EventBank, OpenSentences, StepSentences } from './event-bank.ts';
import type { Piece } from './piece.ts';

/** Whom and what a sentence around an event can speak of. */
export interface ShotRefs {
  who?: ParticipantId;
  other?: ParticipantId;
  thing?: ParticipantId;
  place?: string;
}

/** Who says a line to whom, by their keys. */
export interface Speakers {
  speakerKey: string;
  hearerKey?: string;
}

/** A film's first words; `who` is named in them, where somebody is, and named again in the next ones where said so. */
export interface Opening extends Sentence {
  who?: ParticipantId;
  isNamedAgain?: true;
}

/** One film in one language, as the shots' words need it. */
export interface FilmTongue {
  pieces: readonly Piece[];
  bank: EventBank;
  cadence: CadenceBank;
  /** True whatever happens. */
  any: OpenSentences;
  /** True before anything is told of what is going to happen. */
  untold: OpenSentences;
  habit: StepSentences;
  secondsOf(text: string): number;
  openingOf(text: string): string;
  /** Pieces told in one shot, as one text. */
  tell(pieces: readonly Piece[], ear: Ear, isLeadSaid: boolean): string;
  /** A template with its slots filled; undefined where something for them is missing. */
  fill(template: string, refs: ShotRefs, ear: Ear): string | undefined;
  /** Says that somebody is going to do what a piece tells; undefined where it cannot be said. */
  premise(piece: Piece, ear: Ear): string | undefined;
  /** The same as a line: by whoever means to do it, or by the other one who asks. */
  premiseLine(piece: Piece, isDoer: boolean, speakers: Speakers): string | undefined;
  /** Ways to say who is at what, where and when, the best ones first; `lead` is what the idea says of it. */
  openings(shot: StagedShot, lead: string | undefined): readonly (readonly Opening[])[];
  /** Ways to say who somebody is. */
  portraits(id: ParticipantId, ear: Ear): readonly Sentence[];
  /** What a shot shows, in words; where absent, nothing is said of it. */
  seen?(shot: StagedShot): readonly Sentence[];
  /** What the idea lets somebody say at a deed of speaking. */
  spoken(shot: StagedShot, event: IdeaEvent): string | undefined;
  /** What goes on is told only where it is seen, and not ahead of it. */
  isToldWhenSeen?: true;
  /** True for whoever the film has a word for; where absent, for everybody. */
  isNamed?(id: ParticipantId): boolean;
  /** What an event of speaking is about, where that is a question, as a template of a line by `asker`. */
  question?(event: IdeaEvent, asker: ParticipantId): string | undefined;
  /** A line in the manner in which one of the two speaks to the other. */
  line(template: string, refs: ShotRefs, speakers: Speakers): string | undefined;
  placeName(shot: StagedShot): string | undefined;
}
