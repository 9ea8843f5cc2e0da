import type { Executor } from '#src/platform/server/database/database.ts';
import { identifierText, type Identifier } from '../identifiers/identifier.ts';
import { knownDeviceLimit, signInLimits, slowedSignInLimit } from './attempt-limits.ts';
import { countAttempt, countAttempts, forgetAttempts, forgiveAttempt, noteAttempt } from './count-attempt.ts';

/** An attempt to sign in, before its password is checked. */
export interface SignInTry {
  readonly identifier: Identifier;
  readonly networkAddress: string;
  /** The account and its browser, if it has signed in from that browser before. */
  readonly known: { readonly accountId: string; readonly device: string } | undefined;
  /** True when codes can be mailed, which then replace the wait. */
  readonly codesAreMailed: boolean;
}

/** An admitted attempt. */
export interface AdmittedTry {
  /** Too many attempts from elsewhere failed: the password alone is not enough. */
  readonly isUnderAttack: boolean;
  /** Takes the count back after a success. */
  forgive(): Promise<void>;
}

/**
 * Counts an attempt in a way that lets nobody lock somebody else out of an account or the site (AUTH-09): a known
 * browser by itself; anybody else by network, by network and account, and by account. Throws TOO_MANY_ATTEMPTS.
 */
export async function admitSignIn(executor: Executor, given: SignInTry): Promise<AdmittedTry> {
  if (given.known) {
    const own = knownDeviceLimit(given.known.accountId, given.known.device);
    await countAttempt(executor, own);
    return { isUnderAttack: false, forgive: () => forgetAttempts(executor, own) };
  }
  const identifier = identifierText(given.identifier);
  const { networks, strictNetworks, pair, account, all } = signInLimits(identifier, given.networkAddress);
  const isFlood = (await noteAttempt(executor, all)).isOver;
  await countAttempts(executor, isFlood ? strictNetworks : networks);
  await countAttempt(executor, pair);
  const { count, isOver } = await noteAttempt(executor, account);
  if (isOver && !given.codesAreMailed) {
    await countAttempt(executor, slowedSignInLimit(identifier, given.networkAddress, count - account.allowed));
  }
  return {
    isUnderAttack: isOver,
    forgive: async () => {
      await forgetAttempts(executor, pair);
      for (const limit of [...networks, account, all]) {
        await forgiveAttempt(executor, limit);
      }
    },
  };
}
