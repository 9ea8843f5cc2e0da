import { expect, test } from 'vitest';
import type { ProfileFields } from '../contract.ts';
import { changeDraft, rebaseDraft, settleClash, type ProfileDraft } from './profile-draft.ts';

const BASE: ProfileFields = {
  username: 'Mira',
  description: 'One',
  phone: null,
  phone_hidden: true,
  social_accounts: [],
  social_accounts_hidden: false,
  job_type: null,
  job_style: null,
  job: '',
  reasons: [],
  use_cases: ['series'],
  allow_contact: false,
};
const draftOf = (mine: Partial<ProfileFields>): ProfileDraft => ({
  version: 1,
  base: BASE,
  mine: { ...BASE, ...mine },
  clashes: {},
});

test('[REL-05] edits here stay, changes from elsewhere are taken over, and only fields changed in both are asked about', () => {
  const saved = { ...BASE, description: 'Theirs', job: 'Director', reasons: ['have_fun' as const] };
  const next = rebaseDraft(draftOf({ username: 'Miranda', description: 'Mine', reasons: ['have_fun'] }), saved, 2);
  expect(next).toEqual({
    version: 2,
    base: saved,
    mine: { ...saved, username: 'Miranda', description: 'Mine' },
    clashes: { description: 'Theirs' },
  });
});

test('[REL-05] a clash ends with a choice, or when both versions agree; it survives a third change', () => {
  const clashed = rebaseDraft(draftOf({ description: 'Mine', job: 'Gaffer' }), { ...BASE, description: 'Theirs' }, 2);
  if (!clashed) {
    throw new Error('there is nothing left');
  }
  expect(settleClash(clashed, 'description', 'mine')).toMatchObject({
    mine: { description: 'Mine', job: 'Gaffer' },
    clashes: {},
  });
  expect(settleClash(clashed, 'description', 'theirs')).toMatchObject({
    mine: { description: 'Theirs', job: 'Gaffer' },
    clashes: {},
  });
  expect(rebaseDraft(clashed, { ...BASE, description: 'Third' }, 3)).toMatchObject({
    mine: { description: 'Mine' },
    clashes: { description: 'Third' },
  });
  expect(rebaseDraft(clashed, { ...BASE, description: 'Theirs', job: 'Grip' }, 3)).toMatchObject({
    clashes: { description: 'Theirs', job: 'Grip' },
  });
  expect(rebaseDraft(clashed, { ...BASE, description: 'Mine' }, 3)).toMatchObject({ clashes: {} });
});

test('[REL-05] nothing is stored when there is nothing to save', () => {
  expect(changeDraft(draftOf({ job: 'Gaffer' }), { job: '' })).toBeNull();
  expect(rebaseDraft(draftOf({ job: 'Gaffer' }), { ...BASE, job: 'Gaffer' }, 2)).toBeNull();
  const clashed = rebaseDraft(draftOf({ description: 'Mine' }), { ...BASE, description: 'Theirs' }, 2);
  expect(clashed && settleClash(clashed, 'description', 'theirs')).toBeNull();
});
