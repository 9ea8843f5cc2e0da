/** Identities that a list of accounts can be filtered by. */
export const ACCOUNT_IDENTITIES = ['admin', 'ordinary', 'member', 'special', 'banned'] as const;
export type AccountIdentity = (typeof ACCOUNT_IDENTITIES)[number];
