import type { Language } from '#src/shared/language/languages.ts';

/** Who an account is: 0 admin, 1 ordinary, 2 or 4 member, 3 banned (ACC-02). */
export const IDENTITIES = { admin: 0, ordinary: 1, member: 2, banned: 3, special: 4 } as const;
export type Identity = (typeof IDENTITIES)[keyof typeof IDENTITIES];

/** What a session or a verb knows of an account. */
export interface Account {
  readonly id: string;
  readonly username: string;
  readonly identity: Identity;
}

/** Who calls, by which session. */
export interface Caller extends Account {
  readonly sessionId: string;
  readonly email: string | null;
  readonly language: Language | null;
  readonly hasPassword: boolean;
}
