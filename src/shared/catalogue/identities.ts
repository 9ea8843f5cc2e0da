/**
 * Who an account is (ACC-02): server and web read this one table. Derived from where it stands, see
 * accounts/server/change-standing.ts.
 */
export const IDENTITIES = { admin: 0, ordinary: 1, member: 2, banned: 3, special: 4 } as const;
export type Identity = (typeof IDENTITIES)[keyof typeof IDENTITIES];

/** Whether an identity has a member's rights: members, special accounts and admins (ROLE-06, ROLE-08). */
export function isMemberIdentity(identity: number): boolean {
  return identity === IDENTITIES.member || identity === IDENTITIES.special || identity === IDENTITIES.admin;
}

/** Gold and the crown are for members alone (NAV-09): those who pay and special accounts. */
export function wearsCrown(identity: number): boolean {
  return identity === IDENTITIES.member || identity === IDENTITIES.special;
}
