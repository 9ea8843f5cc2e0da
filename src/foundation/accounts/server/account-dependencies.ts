import type { Config } from '#src/platform/server/config/read-config.ts';
import type { Database, Transaction } from '#src/platform/server/database/database.ts';
import type { Log } from '#src/platform/server/log/create-log.ts';
import type { Mailer } from '#src/platform/server/mail/create-mailer.ts';
import type { Sealer } from '#src/platform/server/secrets/sealer.ts';
import type { SigningKeys } from '#src/platform/server/secrets/signing-keys.ts';
import type { SmsSender } from '#src/platform/server/sms/create-sms-sender.ts';
import type { OpenedMail } from './codes/list-outbox.ts';

/** Where a person comes from when signing in or registering. */
export interface Entrance {
  readonly accountId: string;
  readonly networkAddress: string;
  /** The browser's mark (see device-cookie.ts); absent for a program without one. */
  readonly device: string | undefined;
}

/** A newly created account. */
export interface NewAccount extends Entrance {
  readonly email: string;
  /** As entered, not checked. */
  readonly invitationCode: string | undefined;
}

/** Dependencies of the account functions. */
export interface AccountDependencies {
  readonly config: Config;
  readonly db: Database;
  readonly log: Log;
  readonly keys: SigningKeys;
  readonly sealer: Sealer;
  /** Absent when no mail server is configured. */
  readonly mailer?: Mailer;
  /** Absent when no SMS sender is configured. */
  readonly sms?: SmsSender;
  /** Called in the transaction that creates an account. It cannot refuse the registration. */
  readonly onRegistered?: (transaction: Transaction, made: NewAccount) => Promise<void>;
  /** Records that an admin read a mail of the outbox, in the transaction that reads it. */
  readonly onMailOpened: (
    transaction: Transaction,
    act: { adminId: string; requestId: string },
    opened: OpenedMail,
  ) => Promise<void>;
  /** Called for each new session, except that of a registration. */
  readonly onEntered?: (entrance: Entrance) => Promise<void>;
}
