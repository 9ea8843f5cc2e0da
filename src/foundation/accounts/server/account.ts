import type { Identity } from '#src/shared/catalogue/identities.ts';
import type { Language } from '#src/shared/language/languages.ts';

export { IDENTITIES, type Identity } from '#src/shared/catalogue/identities.ts';

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
  /** Within the last minutes they have proved who they are, by signing in or by their password again (SEC-17). */
  readonly isConfirmed: boolean;
}
