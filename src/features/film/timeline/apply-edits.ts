import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { changeMember, insertMember, removeMember } from './apply-to-cast.ts';
import { findChildInLove } from './child-in-love.ts';
import { placeAfter, valuesOf, type Edited } from './edited.ts';
import type { DocumentShot, FilmDocument } from './film-document.ts';
import { EditRefused, type FilmEdit, type ShotChange } from './film-edit.ts';
import { shownShots } from './shown-shots.ts';

/**
 * Applies edits in their order, all or none. Throws EditRefused where one does not fit the document, or where the
 * result would not be a valid film.
 */
export function applyEdits(document: FilmDocument, edits: readonly FilmEdit[]): Edited {
  let edited: Edited = { document, inverse: [] };
  for (const edit of edits) {
    const next = applyEdit(edited.document, edit);
    edited = { document: next.document, inverse: [...next.inverse, ...edited.inverse] };
  }
  requireValid(edited.document, new Set(edits.flatMap(shotIdOf)));
  if (findChildInLove(edited.document, document)) {
    throw new EditRefused('child_in_love');
  }
  return edited;
}

/** The shot whose plan an edit brings. */
function shotIdOf(edit: FilmEdit): string[] {
  if (edit.kind === 'insert_shot') {
    return [edit.shot.id];
  }
  return edit.kind === 'shot' ? [edit.id] : [];
}

function applyEdit(document: FilmDocument, edit: FilmEdit): Edited {
  switch (edit.kind) {
    case 'film':
      return {
        document: { ...document, ...edit.set },
        inverse: [{ kind: 'film', set: valuesOf(document, edit.set) }],
      };
    case 'shot':
      return changeShot(document, edit);
    case 'insert_shot':
      return insertShot(document, edit);
    case 'remove_shot':
      return removeShot(document, edit.id);
    case 'move_shot':
      return moveShot(document, edit);
    case 'character':
    case 'place':
    case 'item':
      return changeMember(document, edit);
    case 'insert_member':
      return insertMember(document, edit);
    case 'remove_member':
      return removeMember(document, edit);
  }
}

function changeShot(document: FilmDocument, { id, set }: Extract<FilmEdit, { kind: 'shot' }>): Edited {
  const before = shotOf(document, id);
  const plan: Record<string, unknown> = { ...before.plan };
  const inverse: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(set)) {
    inverse[field] = plan[field] ?? null;
    if (value === null) {
      delete plan[field];
    } else {
      plan[field] = value;
    }
  }
  const shot: DocumentShot = { ...before, plan: plan as unknown as DocumentShot['plan'] };
  return {
    document: { ...document, shots: document.shots.map((each) => (each === before ? shot : each)) },
    inverse: [{ kind: 'shot', id, set: inverse as ShotChange }],
  };
}

function insertShot(document: FilmDocument, { shot, after }: Extract<FilmEdit, { kind: 'insert_shot' }>): Edited {
  if (document.shots.some(({ id }) => id === shot.id)) {
    throw new EditRefused('already_there');
  }
  return {
    document: {
      ...document,
      shots: numbered(document.shots.toSpliced(placeAfter(document.shots, 'id', after), 0, shot)),
    },
    inverse: [{ kind: 'remove_shot', id: shot.id }],
  };
}

function removeShot(document: FilmDocument, id: string): Edited {
  const shot = shotOf(document, id);
  const index = document.shots.indexOf(shot);
  return {
    document: { ...document, shots: numbered(document.shots.toSpliced(index, 1)) },
    inverse: [{ kind: 'insert_shot', shot, after: document.shots[index - 1]?.id ?? null }],
  };
}

function moveShot(document: FilmDocument, { id, after }: Extract<FilmEdit, { kind: 'move_shot' }>): Edited {
  const shot = shotOf(document, id);
  if (after === id) {
    throw new EditRefused('gone');
  }
  const index = document.shots.indexOf(shot);
  const others = document.shots.toSpliced(index, 1);
  return {
    document: { ...document, shots: numbered(others.toSpliced(placeAfter(others, 'id', after), 0, shot)) },
    inverse: [{ kind: 'move_shot', id, after: document.shots[index - 1]?.id ?? null }],
  };
}

function shotOf(document: FilmDocument, id: string): DocumentShot {
  const shot = document.shots.find((each) => each.id === id);
  if (!shot) {
    throw new EditRefused('gone');
  }
  return shot;
}

/** Shots with the numbers of their places; those whose number stays are the same objects. */
function numbered(shots: readonly DocumentShot[]): DocumentShot[] {
  return shots.map((shot, index) =>
    shot.plan.number === index + 1 ? shot : { ...shot, plan: { ...shot.plan, number: index + 1 } },
  );
}

/** Of the shots only those that were changed are looked into. */
function requireValid(document: FilmDocument, changedIds: ReadonlySet<string>): void {
  if (document.title.trim() === '') {
    throw new EditRefused('title_empty');
  }
  if (document.shots.length < LIMITS.film.minimumShots) {
    throw new EditRefused('too_few_shots');
  }
  if (shownShots(document.shots).length < LIMITS.film.minimumVideoFrames) {
    throw new EditRefused('too_few_shown');
  }
  if (document.shots.length > LIMITS.film.editorShots) {
    throw new EditRefused('too_many_shots');
  }
  const characters = new Set(document.characters.map(({ key }) => key));
  const places = new Set(document.places.map(({ key }) => key));
  const items = new Set(document.items.map(({ key }) => key));
  const isKnown = ({ plan }: DocumentShot): boolean =>
    places.has(plan.placeKey) &&
    plan.actors.every(({ characterKey }) => characters.has(characterKey)) &&
    plan.items.every(({ itemKey }) => items.has(itemKey)) &&
    heldIn(plan).every((key) => items.has(key)) &&
    (plan.speech.speakerKey === undefined || characters.has(plan.speech.speakerKey)) &&
    (plan.speech.kind !== 'line' || plan.speech.speakerKey !== undefined);
  if (!document.shots.every((shot) => !changedIds.has(shot.id) || isKnown(shot))) {
    throw new EditRefused('unknown_key');
  }
}

/** The keys of all that hands hold in a shot, also later in it. */
function heldIn({ actors }: DocumentShot['plan']): string[] {
  return actors
    .flatMap(({ holdsItemKey, keyframes = [] }) => [holdsItemKey, ...keyframes.map((frame) => frame.holdsItemKey)])
    .filter((key) => typeof key === 'string');
}
