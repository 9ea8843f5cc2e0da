import { isIP } from 'node:net';
import { sql } from 'drizzle-orm';
import type { Entrance } from '#src/foundation/accounts/server/account-dependencies.ts';
import type { Executor, Transaction } from '#src/platform/server/database/database.ts';
import { networkOf } from '#src/platform/server/http/network-of.ts';
import type { SigningKeys } from '#src/platform/server/secrets/signing-keys.ts';
import { foldMailbox } from './fold-mailbox.ts';
import { accountTraces } from './tables.ts';

const PURPOSE = 'account-trace';

/** Records the device and network that an account signed in from. */
export async function recordEntrance(executor: Executor, keys: SigningKeys, entrance: Entrance): Promise<void> {
  await keep(executor, entrance.accountId, macsOf(keys, entrance), false);
}

/**
 * Records the device, network and mailbox of a new account. Of two concurrent registrations from the same place the
 * second waits for the first, so that each sees those before it.
 */
export async function recordRegistration(
  transaction: Transaction,
  keys: SigningKeys,
  made: Entrance & { email: string },
): Promise<void> {
  const macs = macsOf(keys, made, made.email);
  // Locked in one order, so that there are no deadlocks.
  for (const lock of macs.map(({ mac }) => mac.readBigInt64BE().toString()).sort()) {
    await transaction.execute(sql`select pg_advisory_xact_lock(${lock}::bigint)`);
  }
  await keep(transaction, made.accountId, macs, true);
}

interface Mac {
  kind: 'device' | 'network' | 'mail';
  mac: Buffer;
}

function macsOf(keys: SigningKeys, { networkAddress, device }: Entrance, email?: string): Mac[] {
  const seen: [Mac['kind'], string | undefined][] = [
    ['device', device],
    // Loopback is what everybody comes from behind a proxy that the settings do not name.
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
  if (macs.length === 0) {
    return;
  }
  await executor
    .insert(accountTraces)
    .values(macs.map((each) => ({ ...each, accountId, atRegistering })))
    .onConflictDoUpdate({
      target: [accountTraces.accountId, accountTraces.kind, accountTraces.mac],
      set: { lastSeenAt: sql`now()` },
    });
}
