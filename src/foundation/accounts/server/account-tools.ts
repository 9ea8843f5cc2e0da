import type { Config } from '#src/platform/server/config/read-config.ts';
import type { Database, Transaction } from '#src/platform/server/database/database.ts';
import type { Log } from '#src/platform/server/log/create-log.ts';
import type { Mailer } from '#src/platform/server/mail/create-mailer.ts';
import type { Sealer } from '#src/platform/server/secrets/sealer.ts';
import type { SigningKeys } from '#src/platform/server/secrets/signing-keys.ts';
import type { SmsSender } from '#src/platform/server/sms/create-sms-sender.ts';

/** From where somebody comes in. */
export interface Entrance {
  readonly accountId: string;
  readonly networkAddress: string;
  /** The browser (see device-cookie.ts); absent where a program comes in. */
  readonly device: string | undefined;
}

/** An account that has just been made. */
export interface NewAccount extends Entrance {
  readonly email: string;
  /** As it was given; nobody has looked whether it is one. */
  readonly invitationCode: string | undefined;
}

/** What the verbs of this slice stand on. */
export interface AccountTools {
  readonly config: Config;
  readonly db: Database;
  readonly log: Log;
  readonly keys: SigningKeys;
  readonly sealer: Sealer;
  /** Absent where no mail server is set. */
  readonly mailer?: Mailer;
  /** Absent where no sender of SMS is set. */
  readonly sms?: SmsSender;
  /** What else belongs to making an account, in the same transaction. Who registers cannot be refused by it. */
  readonly onRegistered?: (transaction: Transaction, made: NewAccount) => Promise<void>;
  /** Hears of each session that begins, but for the one of registering. */
  readonly onEntered?: (entrance: Entrance) => Promise<void>;
}
