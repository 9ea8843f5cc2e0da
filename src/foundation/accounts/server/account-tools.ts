import type { Config } from '#src/platform/server/config/read-config.ts';
import type { Database } from '#src/platform/server/database/database.ts';
import type { Log } from '#src/platform/server/log/create-log.ts';
import type { Mailer } from '#src/platform/server/mail/create-mailer.ts';
import type { SigningKeys } from '#src/platform/server/secrets/signing-keys.ts';

/** What the verbs of this slice stand on. */
export interface AccountTools {
  readonly config: Config;
  readonly db: Database;
  readonly log: Log;
  readonly keys: SigningKeys;
  /** Absent where no mail server is set. */
  readonly mailer?: Mailer;
}
