import type { Identity } from '#src/shared/catalogue/identities.ts';
import type { Language } from '#src/shared/language/languages.ts';

export { IDENTITIES, type Identity } from '#src/shared/catalogue/identities.ts';

/** An account as sessions and verbs see it. */
export interface Account {
  readonly id: string;
  readonly username: string;
  readonly identity: Identity;
}

/** The calling account and its session. */
export interface Caller extends Account {
  readonly sessionId: string;
  readonly email: string | null;
  readonly language: Language | null;
  readonly hasPassword: boolean;
  /** True once a second factor is set up; an admin without one has no admin rights (SEC-17). */
  readonly hasSecondFactor: boolean;
  /** True within minutes of a sign-in or another proof of identity (SEC-17). */
  readonly isConfirmed: boolean;
}
