import { randomUUID } from 'node:crypto';
import { own, password, type EndpointExample } from './endpoint-example.ts';
import { upload } from './upload-example.ts';

const profile = {
  version: 0,
  username: 'Somebody',
  description: 'Films about foxes',
  phone: null,
  phone_hidden: true,
  social_accounts: [{ network: 'youtube', name: 'foxes' }],
  social_accounts_hidden: false,
  job_type: 'studio',
  job_style: 'freelance',
  job: 'Director',
  reasons: ['tell_stories'],
  use_cases: ['series'],
  allow_contact: false,
};

export const PROFILE_EXAMPLES: Readonly<Record<string, EndpointExample>> = {
  'profile.readAccount': {
    ...own,
    answer: 'USER_NOT_FOUND',
    valid: () => ({ params: { id: randomUUID() } }),
    refused: () => [{ params: { id: 'x' }, code: 'INVALID_DATA' }],
  },
  'profile.updateProfile': {
    ...own,
    valid: () => ({ body: profile }),
    refused: () => [
      { body: { ...profile, social_accounts: [{ network: 'x', name: 'child_porn' }] }, code: 'CONTENT_SENSITIVE' },
      { body: { ...profile, username: ' ' }, code: 'USERNAME_INVALID' },
      { body: { ...profile, description: 'x'.repeat(501) }, code: 'DESCRIPTION_TOO_LONG' },
      { body: { ...profile, phone: 'call me' }, code: 'PHONE_INVALID' },
      { body: { ...profile, job: 'Another', version: 99 }, code: 'PROFILE_CHANGED' },
      {
        body: { ...profile, social_accounts: Array.from({ length: 6 }, () => ({ network: 'x', name: 'a' })) },
        code: 'INVALID_DATA',
      },
      { body: { ...profile, social_accounts: [{ network: 'nope', name: 'a' }] }, code: 'INVALID_DATA' },
      { body: { ...profile, reasons: ['nope'] }, code: 'INVALID_DATA' },
    ],
  },
  'profile.uploadAvatar': upload(),
  'profile.removeAvatar': { ...own, valid: () => ({}) },
  'profile.readArchive': { ...own, valid: () => ({}) },
  'profile.readStorage': { ...own, valid: () => ({}) },
  'profile.createArchive': { ...own, valid: () => ({}) },
  'profile.deleteAccount': {
    ...own,
    answer: 'CONFIRMATION_FAILED',
    valid: () => ({ body: { password: 'not this one', agreed: true } }),
    refused: () => [{ body: { password, agreed: false }, code: 'DELETION_NOT_AGREED' }],
  },
};
