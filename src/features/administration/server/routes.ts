import { implement } from '@orpc/server';
import { listAppeals } from '#src/foundation/accounts/server/bans/appeals.ts';
import { administrationContract } from '../contract.ts';
import type { Act, AdminRequest, AdminDependencies } from './admin-dependencies.ts';
import {
  banWithAudit,
  changeCoins,
  changeStanding,
  liftBanWithAudit,
  removePhoneWithAudit,
  reviewWithAudit,
} from './manage-accounts.ts';
import {
  announceWithAudit,
  switchCommunityWithAudit,
  changeClaimsWithAudit,
  switchMaintenanceWithAudit,
  switchOwnKeysWithAudit,
} from './manage-site.ts';
import { decideWithAudit, readCases } from './moderate-contents.ts';
import { proveBooks } from './prove-books.job.ts';
import { presentBan, readAccountPage, readBansOf, readManagedAccount } from './read-accounts.ts';
import { exportAudit, readAuditPage } from './read-audit.ts';
import { readProofs } from './read-proofs.ts';

/** The endpoints of admins. The contract's rules ensure that only admins reach them. */
export function administrationRoutes(dependencies: AdminDependencies) {
  const { db } = dependencies;
  const os = implement(administrationContract)
    .$context<AdminRequest>()
    .use(({ context, next }) =>
      next({ context: { act: { adminId: context.requireAccount().id, requestId: context.requestId } satisfies Act } }),
    );
  return os.router({
    listAccounts: os.listAccounts.handler(({ input }) => readAccountPage(dependencies, input)),
    readAccount: os.readAccount.handler(async ({ input: { accountId } }) => ({
      account: await readManagedAccount(db, accountId),
      bans: await readBansOf(db, accountId),
    })),
    changeCoins: os.changeCoins.handler(async ({ input, context }) => {
      await changeCoins(db, context.act, input);
      return { account: await readManagedAccount(db, input.accountId) };
    }),
    changeStanding: os.changeStanding.handler(async ({ input, context }) => {
      const { givenMembership: given, ...change } = input;
      const givenMembership = given && { until: given.until === null ? null : new Date(given.until) };
      await changeStanding(db, context.act, { ...change, givenMembership });
      return { account: await readManagedAccount(db, input.accountId) };
    }),
    removePhone: os.removePhone.handler(async ({ input, context }) => {
      await removePhoneWithAudit(db, context.act, input);
      return { account: await readManagedAccount(db, input.accountId) };
    }),
    banAccount: os.banAccount.handler(async ({ input, context }) => {
      await banWithAudit(db, context.act, input);
      return { account: await readManagedAccount(db, input.accountId) };
    }),
    liftBan: os.liftBan.handler(async ({ input, context }) => {
      await liftBanWithAudit(db, context.act, input);
      return { account: await readManagedAccount(db, input.accountId) };
    }),
    listAppeals: os.listAppeals.handler(async ({ input }) => ({
      appeals: (await listAppeals(db, input.state)).map(({ ban, appeal, username, email }) => ({
        accountId: ban.accountId,
        username,
        email,
        ban: presentBan({ ban, appeal }),
      })),
    })),
    reviewAppeal: os.reviewAppeal.handler(async ({ input, context }) => {
      await reviewWithAudit(db, context.act, input);
      return {};
    }),
    listCases: os.listCases.handler(async ({ input, context }) => ({
      cases: await readCases(db, dependencies, input.state, (fileId) => context.signMedia(fileId)),
    })),
    decideCase: os.decideCase.handler(async ({ input, context }) => {
      await decideWithAudit(dependencies, context.act, input);
      return {};
    }),
    listAudit: os.listAudit.handler(({ input }) => readAuditPage(db, input)),
    exportAudit: os.exportAudit.handler(async () => ({ csv: await exportAudit(db) })),
    readProofs: os.readProofs.handler(() => readProofs(db)),
    proveBooks: os.proveBooks.handler(async () => {
      await proveBooks(dependencies);
      return readProofs(db);
    }),
    switchMaintenance: os.switchMaintenance.handler(async ({ input: { isOn, until }, context }) => {
      const to = { isOn, until: isOn && until !== null ? new Date(until) : null };
      await switchMaintenanceWithAudit(db, context.act, to);
      return { maintenance: { isOn, until: to.until?.toISOString() ?? null } };
    }),
    switchOwnKeys: os.switchOwnKeys.handler(async ({ input: { isOn }, context }) => {
      await switchOwnKeysWithAudit(db, context.act, isOn);
      return { isOn };
    }),
    switchCommunity: os.switchCommunity.handler(async ({ input: { community }, context }) => {
      await switchCommunityWithAudit(db, context.act, community);
      return { community };
    }),
    changeClaims: os.changeClaims.handler(async ({ input, context }) => {
      await changeClaimsWithAudit(db, context.act, input);
      return {};
    }),
    announce: os.announce.handler(async ({ input, context }) => ({
      announcement: (await announceWithAudit(db, context.act, input.text)) || null,
    })),
  });
}
