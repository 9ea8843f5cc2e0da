import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { placeAfter, valuesOf, type Edited } from './edited.ts';
import type { DocumentCharacter, DocumentItem, DocumentPlace, FilmDocument } from './film-document.ts';
import { EditRefused, type CastKind, type FilmEdit, type InsertMember } from './film-edit.ts';
import { isNamedIn } from './named-in-plan.ts';

type Member = DocumentCharacter | DocumentPlace | DocumentItem;
type ChangeMember = Extract<FilmEdit, { kind: CastKind }>;

/** The list of a document that a kind of member is in. */
export const LIST_OF = { character: 'characters', place: 'places', item: 'items' } as const satisfies Readonly<
  Record<CastKind, keyof FilmDocument>
>;

const withList = (document: FilmDocument, of: CastKind, list: readonly Member[]): FilmDocument => ({
  ...document,
  [LIST_OF[of]]: list,
});

/** Sets fields of a member of the cast. Throws EditRefused where it is gone. */
export function changeMember(document: FilmDocument, edit: ChangeMember): Edited {
  const list: readonly Member[] = document[LIST_OF[edit.kind]];
  const before = requireMember(list, edit.key);
  const after = { ...before, ...edit.set } as Member;
  return {
    document: withList(
      document,
      edit.kind,
      list.map((member) => (member === before ? after : member)),
    ),
    inverse: [{ ...edit, set: valuesOf(before, edit.set as Partial<Member>) } as ChangeMember],
  };
}

/** Adds a member. Throws EditRefused where its key is taken, or the cast is as large as it may be. */
export function insertMember(document: FilmDocument, { of, member, after }: InsertMember): Edited {
  const list: readonly Member[] = document[LIST_OF[of]];
  // A plan names one member by each key, whatever its kind.
  if (Object.values(LIST_OF).some((each) => document[each].some(({ key }) => key === member.key))) {
    throw new EditRefused('already_there');
  }
  if (list.length >= LIMITS.film.castMembers) {
    throw new EditRefused('too_many_members');
  }
  return {
    document: withList(document, of, list.toSpliced(placeAfter(list, 'key', after), 0, member)),
    inverse: [{ kind: 'remove_member', of, key: member.key }],
  };
}

/** Takes a member out. Throws EditRefused where it is gone or a shot has it: also the last place stays so. */
export function removeMember(
  document: FilmDocument,
  { of, key }: Extract<FilmEdit, { kind: 'remove_member' }>,
): Edited {
  const list: readonly Member[] = document[LIST_OF[of]];
  const member = requireMember(list, key);
  if (document.shots.some(({ plan }) => isNamedIn(plan, key))) {
    throw new EditRefused('still_used');
  }
  const index = list.indexOf(member);
  return {
    document: withList(document, of, list.toSpliced(index, 1)),
    inverse: [{ kind: 'insert_member', of, member, after: list[index - 1]?.key ?? null } as InsertMember],
  };
}

function requireMember(list: readonly Member[], key: string): Member {
  const member = list.find((each) => each.key === key);
  if (!member) {
    throw new EditRefused('gone');
  }
  return member;
}
