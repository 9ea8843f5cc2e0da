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
  | { kind: 'item'; key: string; set: Partial<Omit<DocumentItem, 'key'>> };

/** Why an edit cannot be applied to a document. */
export type EditProblem =
  /** What it changes is not there (any more). */
  | 'gone'
  /** A film has at least `LIMITS.film.minimumShots`. */
  | 'too_few_shots'
  | 'too_many_shots'
  /** A shot with this id is there already. */
  | 'already_there'
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
