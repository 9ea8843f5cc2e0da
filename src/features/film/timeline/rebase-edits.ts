import { canonicalJson } from '#src/shared/canonical-json.ts';
import { applyEdits } from './apply-edits.ts';
import { LIST_OF } from './apply-to-cast.ts';
import type { FilmDocument } from './film-document.ts';
import { EditRefused, type FilmEdit } from './film-edit.ts';
import { joinEdits, nameOfChanged, setOf, type Undoable } from './join-edits.ts';

/** A field that somebody else has set too. */
export interface EditConflict {
  /** One of the edits that set it. */
  edit: FilmEdit;
  field: string;
  mine: unknown;
  theirs: unknown;
  /** What it was before both. */
  earlier: unknown;
}

/**
 * Edits that were made on one version of a film, on top of another one. Of a field in conflict they keep what it was
 * before both, so that the conflict is found again until a person has decided.
 */
export interface Rebased extends Undoable {
  document: FilmDocument;
  /** Something that an edit changes was taken away, or does not fit any more: the edit is left out. */
  isGone: boolean;
  /** The fields that somebody else has changed too: a person has to decide. */
  conflicts: readonly EditConflict[];
}

/**
 * Applies edits to a newer version of the film than they were made for; those that do not fit any more are left out.
 * Where a person has decided for them, nothing is in conflict.
 */
export function rebaseEdits(
  document: FilmDocument,
  pending: Undoable,
  { isDecided = false }: { isDecided?: boolean } = {},
): Rebased {
  const conflicts = isDecided ? [] : findConflicts(document, pending);
  let rebased: Rebased = { document, edits: [], inverse: [], isGone: false, conflicts };
  for (const edit of pending.edits) {
    try {
      const fitting = withPlace(rebased.document, edit);
      const { document: after, inverse } = applyEdits(rebased.document, [fitting]);
      const undoes = inverse.map((each) => withEarlier(each, conflicts));
      rebased = { ...rebased, ...joinEdits(rebased, { edits: [fitting], inverse: undoes }), document: after };
    } catch (error) {
      if (!(error instanceof EditRefused)) {
        throw error;
      }
      rebased = { ...rebased, isGone: true };
    }
  }
  return rebased;
}

/** What takes an edit back, with the values from before both where it is in conflict. */
function withEarlier(inverse: FilmEdit, conflicts: readonly EditConflict[]): FilmEdit {
  const earlier = conflictsOf(inverse, conflicts).map(({ field, earlier: value }) => [field, value]);
  return earlier.length === 0
    ? inverse
    : ({ ...inverse, set: { ...setOf(inverse), ...Object.fromEntries(earlier) } } as FilmEdit);
}

/** The conflicts of the fields that an edit sets. */
export function conflictsOf(edit: FilmEdit, conflicts: readonly EditConflict[]): EditConflict[] {
  const fields = setOf(edit);
  return conflicts.filter((each) => nameOfChanged(each.edit) === nameOfChanged(edit) && each.field in fields);
}

/** The part of an edit that sets these fields; none where it sets none of them. */
export function partOf(edit: FilmEdit, isIn: (field: string) => boolean): FilmEdit[] {
  const set = Object.entries(setOf(edit)).filter(([field]) => isIn(field));
  return set.length === 0 ? [] : [{ ...edit, set: Object.fromEntries(set) } as FilmEdit];
}

/** Edits without the fields that are in conflict. */
export function withoutConflicts(edits: readonly FilmEdit[], conflicts: readonly EditConflict[]): FilmEdit[] {
  return edits.flatMap((edit) => {
    const fields = new Set(conflictsOf(edit, conflicts).map(({ field }) => field));
    return fields.size === 0 ? [edit] : partOf(edit, (field) => !fields.has(field));
  });
}

const areSame = (one: unknown, other: unknown): boolean => canonicalJson(one) === canonicalJson(other);

/** Changes without the fields that have been given the value from before them again: nothing of these is left to save. */
export function withoutTakenBack({ edits, inverse }: Undoable): Undoable {
  // In the order of the edits; each has one.
  const undoes = inverse.toReversed();
  const kept = edits.flatMap((edit, index): [edit: FilmEdit, undoes: FilmEdit][] => {
    const earlier = setOf(undoes[index] as FilmEdit);
    const parts = 'set' in edit ? partOf(edit, (field) => !areSame(setOf(edit)[field], earlier[field])) : [edit];
    return parts.map((part) => [part, undoes[index] as FilmEdit]);
  });
  return { edits: kept.map(([edit]) => edit), inverse: kept.toReversed().map(([, undo]) => undo) };
}

/** A shot or a member of the cast whose place is gone goes to the end. */
function withPlace(document: FilmDocument, edit: FilmEdit): FilmEdit {
  if (edit.kind === 'insert_member') {
    const list = document[LIST_OF[edit.of]];
    const isThere = edit.after === null || list.some(({ key }) => key === edit.after);
    return isThere ? edit : { ...edit, after: list.at(-1)?.key ?? null };
  }
  const isPlaced = edit.kind === 'insert_shot' || edit.kind === 'move_shot';
  if (!isPlaced || edit.after === null || document.shots.some(({ id }) => id === edit.after)) {
    return edit;
  }
  const moved = edit.kind === 'move_shot' ? edit.id : edit.shot.id;
  return { ...edit, after: document.shots.findLast(({ id }) => id !== moved)?.id ?? null };
}

/**
 * The fields that these edits set, and that in a document have neither the value from before them nor the one they
 * give.
 */
export function findConflicts(document: FilmDocument, { edits, inverse }: Undoable): EditConflict[] {
  const before = new Map<string, unknown>();
  for (const edit of inverse) {
    for (const [field, value] of Object.entries(setOf(edit))) {
      before.set(`${nameOfChanged(edit)} ${field}`, value);
    }
  }
  const mine = new Map<string, { edit: FilmEdit; field: string; value: unknown }>();
  for (const edit of edits) {
    for (const [field, value] of Object.entries(setOf(edit))) {
      mine.set(`${nameOfChanged(edit)} ${field}`, { edit, field, value });
    }
  }
  return [...mine].flatMap(([name, { edit, field, value }]) => {
    const target = targetOf(document, edit);
    const current = canonicalJson(target?.[field] ?? null);
    const earlier = before.get(name) ?? null;
    const isOurs = target === undefined || current === canonicalJson(earlier) || current === canonicalJson(value);
    return isOurs ? [] : [{ edit, field, mine: value, theirs: target[field], earlier }];
  });
}

/** What a `set` edit changes. */
function targetOf(document: FilmDocument, edit: FilmEdit): Readonly<Record<string, unknown>> | undefined {
  const found = (): object | undefined => {
    switch (edit.kind) {
      case 'film':
        return document;
      case 'shot':
        return document.shots.find(({ id }) => id === edit.id)?.plan;
      case 'character':
        return document.characters.find(({ key }) => key === edit.key);
      case 'place':
        return document.places.find(({ key }) => key === edit.key);
      case 'item':
        return document.items.find(({ key }) => key === edit.key);
      default:
        return undefined;
    }
  };
  return found() as Readonly<Record<string, unknown>> | undefined;
}
