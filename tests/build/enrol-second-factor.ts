import { Secret } from 'otpauth';
import { secretName } from '#src/foundation/accounts/server/second-factor/check-second-factor.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { loadSealer } from '#src/platform/server/secrets/sealer.ts';

/** Gives an account the second factor that admins need (SEC-17). Returns its secret, in base 32. */
export async function enrolSecondFactor(
  database: Pick<OpenDatabase, 'pool'>,
  dataFolder: string,
  accountId: string,
): Promise<string> {
  const secret = new Secret({ size: 20 }).base32;
  const sealed = (await loadSealer({ dataFolder })).seal(secretName(accountId), secret);
  await database.pool.query(
    'insert into second_factors (account_id, sealed_secret, enrolled_at) values ($1, $2, now()) on conflict (account_id) do update set sealed_secret = $2, enrolled_at = now()',
    [accountId, sealed],
  );
  return secret;
}
