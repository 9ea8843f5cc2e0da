import type { OwnRecord } from '#src/foundation/accounts/record-contract.ts';
import type { ProfileFields } from '../contract.ts';

/** Unsaved edits, and the record they are based on. */
export interface ProfileDraft {
  /** Version of the record that was edited. */
  version: number;
  /** The fields of that record. */
  base: ProfileFields;
  /** The edited fields. */
  mine: ProfileFields;
  /** Fields that were changed here and elsewhere, with the saved value: the person chooses. */
  clashes: Partial<ProfileFields>;
}

export type ProfileField = keyof ProfileFields;
export const PROFILE_FIELDS = [
  'username',
  'description',
  'phone',
  'phone_hidden',
  'social_accounts',
  'social_accounts_hidden',
  'job_type',
  'job_style',
  'job',
  'reasons',
  'use_cases',
  'allow_contact',
] as const satisfies readonly ProfileField[];

/** The part of a record that its owner edits. */
export function fieldsOf(record: ProfileFields): ProfileFields {
  return Object.fromEntries(PROFILE_FIELDS.map((field) => [field, record[field]])) as ProfileFields;
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Rebases a draft onto the saved fields. Edits made only here stay, changes made only elsewhere are taken over; a field
 * that was changed differently in both is a clash. Null when there is nothing left to save.
 */
export function rebaseDraft(draft: ProfileDraft, saved: ProfileFields, version: number): ProfileDraft | null {
  const mine: Record<string, unknown> = {};
  const clashes: Record<string, unknown> = {};
  for (const field of PROFILE_FIELDS) {
    const [base, own, theirs] = [draft.base[field], draft.mine[field], saved[field]];
    const isMine = !isSame(own, base) || field in draft.clashes;
    mine[field] = isMine ? own : theirs;
    if (isMine && !isSame(theirs, base) && !isSame(own, theirs)) {
      clashes[field] = theirs;
    } else if (field in draft.clashes && !isSame(own, theirs)) {
      clashes[field] = theirs;
    }
  }
  const next = {
    version,
    base: saved,
    mine: mine as unknown as ProfileFields,
    clashes: clashes as Partial<ProfileFields>,
  };
  return isSame(next.mine, saved) ? null : next;
}

/**
 * A draft with some fields changed; editing a clashing field does not resolve the clash. Null when it equals the saved
 * fields.
 */
export function changeDraft(draft: ProfileDraft, changes: Partial<ProfileFields>): ProfileDraft | null {
  const next = { ...draft, mine: { ...draft.mine, ...changes } };
  return isSame(next.mine, next.base) ? null : next;
}

/** Resolves a clash with either version. Null when there is nothing left to save. */
export function settleClash(draft: ProfileDraft, field: ProfileField, keep: 'mine' | 'theirs'): ProfileDraft | null {
  const { [field]: theirs, ...clashes } = draft.clashes;
  const next = { ...draft, clashes, mine: keep === 'mine' ? draft.mine : { ...draft.mine, [field]: theirs } };
  return isSame(next.mine, next.base) ? null : next;
}

const keyOf = (accountId: string): string => `kinora.profile.${accountId}`;

/** Stores a draft in this browser until it is saved; null removes it. */
export function keepDraft(accountId: string, draft: ProfileDraft | null): void {
  try {
    if (draft === null) {
      localStorage.removeItem(keyOf(accountId));
    } else {
      localStorage.setItem(keyOf(accountId), JSON.stringify(draft));
    }
  } catch {
    // Storage is off or full: the draft lives as long as the page.
  }
}

/** The stored draft of this record's account, validated, because other versions of the program may have written it. */
export function readForm(record: OwnRecord): ProfileDraft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(record.id)) ?? 'null') as Partial<ProfileDraft> | null;
    if (typeof kept?.version !== 'number' || !looksLike(record, kept.base) || !looksLike(record, kept.mine)) {
      return null;
    }
    return { version: kept.version, base: fieldsOf(kept.base), mine: fieldsOf(kept.mine), clashes: {} };
  } catch {
    return null;
  }
}

/** True when every field has the type that the record has there. */
function looksLike(record: OwnRecord, kept: unknown): kept is ProfileFields {
  if (typeof kept !== 'object' || kept === null) {
    return false;
  }
  const kind = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof (value ?? ''));
  return PROFILE_FIELDS.every(
    (field) => field in kept && kind((kept as Record<string, unknown>)[field]) === kind(record[field]),
  );
}
