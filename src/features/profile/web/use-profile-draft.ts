import { useState } from 'react';
import type { OwnRecord } from '#src/foundation/accounts/record-contract.ts';
import type { ProfileFields } from '../contract.ts';
import {
  changeDraft,
  fieldsOf,
  isSame,
  keepDraft,
  readDraft,
  rebaseDraft,
  settleClash,
  type ProfileDraft,
  type ProfileField,
} from './profile-draft.ts';

/**
 * What the form shows: what was typed, on top of what is saved. It is kept in this browser until it is committed
 * (REL-05).
 */
export function useProfileDraft(record: OwnRecord) {
  const saved = fieldsOf(record);
  const [draft, setDraft] = useState<ProfileDraft | null>(() => readDraft(record));
  const put = (next: ProfileDraft | null): void => {
    setDraft(next);
    keepDraft(record.id, next);
  };
  // Something else was saved since: seen before anything is shown.
  let shown = draft;
  if (draft && draft.version !== record.version) {
    shown = rebaseDraft(draft, saved, record.version);
    setDraft(shown);
  }
  return {
    fields: shown?.mine ?? saved,
    version: record.version,
    isChanged: shown !== null,
    clashes: shown?.clashes ?? {},
    change: (changes: Partial<ProfileFields>) =>
      put(changeDraft(shown ?? { version: record.version, base: saved, mine: saved, clashes: {} }, changes)),
    settle: (field: ProfileField, keep: 'mine' | 'theirs') => {
      if (shown) put(settleClash(shown, field, keep));
    },
    discard: () => put(null),
    /** These fields are saved now; what was typed meanwhile is still to be. */
    commit: (sent: ProfileFields, now: OwnRecord) => {
      const left =
        shown && !isSame(shown.mine, sent) ? rebaseDraft({ ...shown, base: sent }, fieldsOf(now), now.version) : null;
      put(left);
    },
  };
}
export type ProfileForm = ReturnType<typeof useProfileDraft>;
