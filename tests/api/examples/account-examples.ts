import { randomUUID } from 'node:crypto';
import { open, own, password, type EndpointExample } from './endpoint-example.ts';

export const ACCOUNT_EXAMPLES: Readonly<Record<string, EndpointExample>> = {
  'accounts.readMe': { ...own, valid: () => ({}) },
  'accounts.sendCode': {
    ...open,
    valid: () => ({ body: { email: `somebody-${randomUUID()}@gmail.com`, purpose: 'register' } }),
  },
  'accounts.register': {
    ...open,
    answer: 'VERIFICATION_CODE_EXPIRED',
    valid: () => ({
      body: { email: 'somebody@gmail.com', code: '123456', requestToken: 'x'.repeat(43), password, agreed: true },
    }),
  },
  'accounts.signIn': {
    ...open,
    answer: 'INVALID_CREDENTIALS',
    valid: () => ({ body: { email: `nobody-${randomUUID()}@gmail.com`, password, agreed: true } }),
  },
  'accounts.refreshSession': {
    ...open,
    answer: 'SESSION_EXPIRED',
    valid: () => ({ body: { refreshToken: 'x'.repeat(60) } }),
  },
  'accounts.spendSignInLink': { ...open, valid: async (world) => ({ body: { token: await world.signInToken() } }) },
  'accounts.signOut': { ...open, valid: () => ({}) },
  'accounts.signOutEverywhere': { ...own, valid: () => ({}) },
  'accounts.resetPassword': {
    ...open,
    answer: 'VERIFICATION_CODE_EXPIRED',
    valid: () => ({ body: { email: 'somebody@gmail.com', code: '123456', requestToken: 'x'.repeat(43), password } }),
  },
  'accounts.changePassword': {
    ...own,
    valid: () => ({ body: { currentPassword: 'wrong wrong wrong', newPassword: password } }),
  },
  'accounts.bans.readBan': { ...own, answer: 'NOT_BANNED', valid: () => ({}) },
  'accounts.bans.createAppeal': {
    ...own,
    answer: 'NOT_BANNED',
    valid: () => ({ body: { description: 'It was not me.' } }),
    refused: () => [
      { body: { description: ' ' }, code: 'DESCRIPTION_EMPTY' },
      { body: { description: 'x'.repeat(1001) }, code: 'DESCRIPTION_TOO_LONG' },
    ],
  },
  'accounts.phone.readPhone': { ...own, valid: () => ({}) },
  'accounts.phone.sendPhoneCode': {
    ...own,
    answer: 'PHONE_NOT_OFFERED',
    valid: () => ({ body: { phone: '+49 170 1234567' } }),
    refused: () => [{ body: { phone: 'call me' }, code: 'PHONE_INVALID' }],
  },
  'accounts.phone.setPhone': {
    ...own,
    answer: 'PHONE_NOT_OFFERED',
    valid: () => ({ body: { phone: '+49 170 1234567', code: '123456', requestToken: 'x'.repeat(43) } }),
  },
  'accounts.phone.removePhone': { ...own, valid: () => ({}) },
};
