import { expect, test } from 'vitest';
import type { ProfileFields } from '../contract.ts';
import { checkProfile } from './check-profile.ts';

const check = (change: Partial<ProfileFields>): ProfileFields =>
  checkProfile({
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
    ...change,
  });

test.each([
  ['+49 (170) 123-45.67', '+491701234567'],
  ['０９０－１２３４－５６７８', '09012345678'],
  ['12345', '12345'],
  ['+123456789012345', '+123456789012345'],
  ['', null],
  [' ()- ', null],
  [null, null],
])('[ACC-04] the phone “%s” is kept as %s', (phone, kept) => {
  expect(check({ phone }).phone).toBe(kept);
});

test.each(['1234', '1234567890123456', '12345 or so', '++12345', '12345+', '+'])(
  '[ACC-04] the phone “%s” is refused',
  (phone) => {
    expect(() => check({ phone })).toThrow(expect.objectContaining({ code: 'PHONE_INVALID' }));
  },
);

test('[ACC-04] a description keeps its lines, and loses what nobody sees', () => {
  expect(check({ description: ' One\r\nTwo\rThree\u0000\u0007\ud800 ' }).description).toBe('One\nTwo\nThree\ufffd');
});

test('[ACC-04] a job and names elsewhere are one line', () => {
  const fields = check({ job: ' Best\nboy ', social_accounts: [{ network: 'line', name: ' mi\nra ' }] });
  expect([fields.job, fields.social_accounts]).toEqual(['Best boy', [{ network: 'line', name: 'mi ra' }]]);
});

test.each([
  ['description', 500],
  ['job', 60],
] as const)('[ACC-04] a %s has at most %i characters, a character outside the basic plane being one', (field, most) => {
  expect(check({ [field]: '🎬'.repeat(most) })[field]).toBe('🎬'.repeat(most));
  expect(() => check({ [field]: 'x'.repeat(most + 1) })).toThrow(
    expect.objectContaining({ code: 'DESCRIPTION_TOO_LONG', details: { limit: most } }),
  );
});

test('[ACC-04] names without text are left out, and each of several networks stays', () => {
  const accounts = [
    { network: 'line', name: 'mira' },
    { network: 'tiktok', name: ' ' },
    { network: 'instagram', name: 'mira.films' },
  ] as const;
  expect(check({ social_accounts: [...accounts] }).social_accounts).toEqual([accounts[0], accounts[2]]);
});

test('[ACC-04] each reason and each use is kept once', () => {
  const fields = check({ reasons: ['have_fun', 'have_fun'], use_cases: ['series', 'series'] });
  expect([fields.reasons, fields.use_cases]).toEqual([['have_fun'], ['series']]);
});
