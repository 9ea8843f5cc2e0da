import { useState } from 'react';
import type { OwnRecord } from '#src/foundation/accounts/record-contract.ts';
import type { ProfileFields } from '../contract.ts';
import {
  changeDraft,
  fieldsOf,
  isSame,
  keepDraft,
  readForm,
  rebaseDraft,
  settleClash,
  type ProfileDraft,
  type ProfileField,
} from './profile-draft.ts';

/**
 * The form's values: the unsaved edits on top of the saved fields. They are stored in this browser until they are
 * committed (REL-05).
 */
export function useProfileDraft(record: OwnRecord) {
  const saved = fieldsOf(record);
  const [draft, setForm] = useState<ProfileDraft | null>(() => readForm(record));
  const put = (next: ProfileDraft | null): void => {
    setForm(next);
    keepDraft(record.id, next);
  };
  // Something else was saved meanwhile: rebase before anything is shown.
  let shown = draft;
  if (draft && draft.version !== record.version) {
    shown = rebaseDraft(draft, saved, record.version);
    setForm(shown);
  }
  return {
    fields: shown?.mine ?? saved,
    version: record.version,
    isChanged: shown !== null,
    clashes: shown?.clashes ?? {},
    change: (changes: Partial<ProfileFields>) =>
      put(changeDraft(shown ?? { version: record.version, base: saved, mine: saved, clashes: {} }, changes)),
    settle: (field: ProfileField, keep: 'mine' | 'theirs') => {
      if (shown) {
        put(settleClash(shown, field, keep));
      }
    },
    discard: () => put(null),
    /** Marks these fields as saved; edits made meanwhile remain. */
    commit: (sent: ProfileFields, now: OwnRecord) => {
      const left =
        shown && !isSame(shown.mine, sent) ? rebaseDraft({ ...shown, base: sent }, fieldsOf(now), now.version) : null;
      put(left);
    },
  };
}
export type ProfileEdits = ReturnType<typeof useProfileDraft>;
