import type { PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import type { DocumentCharacter, DocumentItem, DocumentPlace, DocumentShot, FilmSettings } from './film-document.ts';

/** What can be changed of a shot: all of its plan but its number. Null takes away what a plan may lack. */
export type ShotChange = {
  [Field in keyof Omit<PlannedShot, 'number'>]?:
    | Exclude<PlannedShot[Field], undefined>
    | (undefined extends PlannedShot[Field] ? null : never);
};

/** One change of a film's document, as plain JSON. Applied to another version of the film it means the same. */
export type FilmEdit =
  | { kind: 'film'; set: Partial<FilmSettings> }
  | { kind: 'shot'; id: string; set: ShotChange }
  | {
      kind: 'insert_shot';
      shot: DocumentShot;
      /** Id of the shot before it; null for the first place. */ after: string | null;
    }
  | { kind: 'remove_shot'; id: string }
  | { kind: 'move_shot'; id: string; after: string | null }
  | { kind: 'character'; key: string; set: Partial<Omit<DocumentCharacter, 'key'>> }
  | { kind: 'place'; key: string; set: Partial<Omit<DocumentPlace, 'key'>> }
  | { kind: 'item'; key: string; set: Partial<Omit<DocumentItem, 'key'>> }
  | InsertMember
  | { kind: 'remove_member'; of: CastKind; key: string };

/** Whom and what a film shows: each kind has a list of its own. */
export const CAST_KINDS = ['character', 'place', 'item'] as const;
export type CastKind = (typeof CAST_KINDS)[number];

/** `after` is the key of the member before it; null for the first place. */
export type InsertMember = { kind: 'insert_member'; after: string | null } & (
  | { of: 'character'; member: DocumentCharacter }
  | { of: 'place'; member: DocumentPlace }
  | { of: 'item'; member: DocumentItem }
);

/** Why an edit cannot be applied to a document. */
export type EditProblem =
  /** What it changes is not there (any more). */
  | 'gone'
  /** A film has at least `LIMITS.film.minimumShots`. */
  | 'too_few_shots'
  | 'too_many_shots'
  /** A video shows at least `LIMITS.film.minimumVideoFrames` shots. */
  | 'too_few_shown'
  /** A shot with this id, or a member of the cast with this key, is there already. */
  | 'already_there'
  /** A shot shows, names or lets speak what is to be removed. */
  | 'still_used'
  | 'too_many_members'
  /** A child would be where people are in love. */
  | 'child_in_love'
  /** It names somebody or something that the film does not have. */
  | 'unknown_key'
  | 'title_empty';

export class EditRefused extends Error {
  readonly problem: EditProblem;

  constructor(problem: EditProblem) {
    super(problem);
    this.name = 'EditRefused';
    this.problem = problem;
  }
}
