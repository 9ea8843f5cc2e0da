import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OwnRecord } from '#src/foundation/accounts/record-contract.ts';
import { BLOCKED_STORAGE, createMemoryStorage } from '#tests/build/memory-storage.ts';
import { fieldsOf, keepDraft, readForm, type ProfileDraft } from './profile-draft.ts';

beforeEach(() => vi.stubGlobal('localStorage', createMemoryStorage()));
afterEach(() => vi.unstubAllGlobals());

const RECORD = {
  id: 'one',
  version: 3,
  username: 'Mira',
  description: '',
  phone: null,
  phone_hidden: true,
  social_accounts: [],
  social_accounts_hidden: false,
  job_type: null,
  job_style: null,
  job: '',
  reasons: [],
  use_cases: [],
  allow_contact: false,
} as unknown as OwnRecord;
const BASE = fieldsOf(RECORD);
const DRAFT: ProfileDraft = { version: 3, base: BASE, mine: { ...BASE, job: 'Gaffer', phone: '12345' }, clashes: {} };
const keepRaw = (kept: unknown): void => localStorage.setItem('kinora.profile.one', JSON.stringify(kept));

test('[REL-05] edits that were not saved are there again, for their account alone', () => {
  keepDraft('one', DRAFT);
  expect(readForm(RECORD)).toEqual(DRAFT);
  expect(readForm({ ...RECORD, id: 'two' })).toBeNull();
  keepDraft('one', null);
  expect(readForm(RECORD)).toBeNull();
});

test('[REL-05] what the record has and a profile has not is no part of the edits', () => {
  expect(Object.keys(fieldsOf({ ...RECORD, credit: 5 }))).not.toContain('credit');
  keepRaw({ ...DRAFT, mine: { ...DRAFT.mine, credit: 5 } });
  expect(readForm(RECORD)).toEqual(DRAFT);
});

test.each([
  ['no version', { ...DRAFT, version: undefined }],
  ['a version that is no number', { ...DRAFT, version: '3' }],
  ['a list that is a text', { ...DRAFT, mine: { ...BASE, reasons: 'have_fun' } }],
  ['a text that is a number', { ...DRAFT, mine: { ...BASE, job: 5 } }],
  ['a text missing', { ...DRAFT, mine: { ...BASE, job: undefined } }],
  ['no base', { ...DRAFT, base: null }],
])('[REL-05] edits with %s, of another version of the program, are dropped', (_, kept) => {
  keepRaw(kept);
  expect(readForm(RECORD)).toBeNull();
});

test('[REL-05] a storage with other text, or none, brings no edits', () => {
  localStorage.setItem('kinora.profile.one', '{');
  expect(readForm(RECORD)).toBeNull();
  vi.stubGlobal('localStorage', BLOCKED_STORAGE);
  keepDraft('one', DRAFT);
  expect(readForm(RECORD)).toBeNull();
});
