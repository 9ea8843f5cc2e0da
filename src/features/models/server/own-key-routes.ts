import { implement } from '@orpc/server';
import type { Account } from '#src/foundation/accounts/server/account.ts';
import type { RequestContext } from '#src/platform/server/http/mount-contract.ts';
import { ownKeysContract } from '../own-keys-contract.ts';
import {
  keepKeyOfMember,
  readOwnKeys,
  removeKeyOfMember,
  requireKeyed,
  tryKeyOfMember,
  type OwnKeyDependencies,
} from './own-keys.ts';

/** The endpoints of members' own keys. Throw NOT_LOGGED_IN for a visitor. */
export function ownKeyRoutes(dependencies: OwnKeyDependencies) {
  const os = implement(ownKeysContract)
    .$context<RequestContext & { requireAccount(): Account }>()
    .use(({ context, next }) => next({ context: { accountId: context.requireAccount().id } }));
  return os.router({
    listOwnKeys: os.listOwnKeys.handler(({ context: { accountId } }) => readOwnKeys(dependencies, accountId)),
    keepOwnKey: os.keepOwnKey.handler(async ({ input: { vendor, key }, context: { accountId } }) => {
      await keepKeyOfMember(dependencies, { accountId, vendor: requireKeyed(vendor), key });
      return readOwnKeys(dependencies, accountId);
    }),
    removeOwnKey: os.removeOwnKey.handler(async ({ input: { vendor }, context: { accountId } }) => {
      await removeKeyOfMember(dependencies, { accountId, vendor: requireKeyed(vendor) });
      return readOwnKeys(dependencies, accountId);
    }),
    tryOwnKey: os.tryOwnKey.handler(async ({ input: { vendor }, context: { accountId }, signal }) => ({
      state: await tryKeyOfMember(
        dependencies,
        { accountId, vendor: requireKeyed(vendor) },
        signal ?? new AbortController().signal,
      ),
    })),
  });
}
