/**
 * The kind of an account (ACC-02), shared by server and web. Derived from the account's standing, see
 * accounts/server/standing/change-standing.ts.
 */
export const IDENTITIES = { admin: 0, ordinary: 1, member: 2, banned: 3, special: 4 } as const;
export type Identity = (typeof IDENTITIES)[keyof typeof IDENTITIES];
