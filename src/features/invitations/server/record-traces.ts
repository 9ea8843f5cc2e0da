import { isIP } from 'node:net';
import { sql } from 'drizzle-orm';
import type { Entrance } from '#src/foundation/accounts/server/account-tools.ts';
import { networkOf } from '#src/foundation/accounts/server/attempt-limits.ts';
import type { Executor, Transaction } from '#src/platform/server/database/database.ts';
import type { SigningKeys } from '#src/platform/server/secrets/signing-keys.ts';
import { foldMailbox } from './fold-mailbox.ts';
import { accountTraces } from './tables.ts';

const PURPOSE = 'account-trace';

/** Notes on which device and network an account came in. */
export async function recordEntrance(executor: Executor, keys: SigningKeys, entrance: Entrance): Promise<void> {
  await keep(executor, entrance.accountId, macsOf(keys, entrance), false);
}

/**
 * Notes the device, the network and the mailbox of an account that is being made. Of two made at once from the same
 * place the second waits for the first, so that each sees those before it.
 */
export async function recordRegistration(
  transaction: Transaction,
  keys: SigningKeys,
  made: Entrance & { email: string },
): Promise<void> {
  const macs = macsOf(keys, made, made.email);
  // In one order for everybody, so that no two wait for each other.
  for (const lock of macs.map(({ mac }) => mac.readBigInt64BE().toString()).sort())
    await transaction.execute(sql`select pg_advisory_xact_lock(${lock}::bigint)`);
  await keep(transaction, made.accountId, macs, true);
}

interface Mac {
  kind: 'device' | 'network' | 'mail';
  mac: Buffer;
}

function macsOf(keys: SigningKeys, { networkAddress, device }: Entrance, email?: string): Mac[] {
  const seen: [Mac['kind'], string | undefined][] = [
    ['device', device],
    // From this very machine comes whoever a proxy leads here that the settings do not name: everybody.
    ['network', isLoopback(networkAddress) ? undefined : networkOf(networkAddress)],
    ['mail', email === undefined ? undefined : foldMailbox(email)],
  ];
  return seen.flatMap(([kind, value]) =>
    value === undefined ? [] : { kind, mac: keys.sign(PURPOSE, `${kind} ${value}`) },
  );
}

function isLoopback(address: string): boolean {
  return isIP(address) === 0 || /^(::ffff:)?127\./i.test(address) || address === '::1';
}

async function keep(
  executor: Executor,
  accountId: string,
  macs: readonly Mac[],
  atRegistering: boolean,
): Promise<void> {
  if (macs.length === 0) return;
  await executor
    .insert(accountTraces)
    .values(macs.map((each) => ({ ...each, accountId, atRegistering })))
    .onConflictDoUpdate({
      target: [accountTraces.accountId, accountTraces.kind, accountTraces.mac],
      set: { lastSeenAt: sql`now()` },
    });
}
