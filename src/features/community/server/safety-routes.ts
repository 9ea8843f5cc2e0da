import { implement } from '@orpc/server';
import type { Account } from '#src/foundation/accounts/server/account.ts';
import { findAccountsById } from '#src/foundation/accounts/server/find-accounts-by-id.ts';
import type { Database } from '#src/platform/server/database/database.ts';
import type { RequestContext } from '#src/platform/server/http/mount-contract.ts';
import { safetyContract } from '../safety-contract.ts';
import { blockPerson, listBlockedPeople, unblockPerson } from './blocks/block-person.ts';
import { appeal, reportComment, reportMovie, type TellOfFilm } from './reports/report.ts';
import { refuseWhileClosed } from './require-open.ts';

interface SafetyRequest extends RequestContext {
  requireAccount(): Account;
}

/** The endpoints of reports, appeals and blocked people. */
export function safetyRoutes({ db, tellOfFilm }: { db: Database; tellOfFilm: TellOfFilm }) {
  const os = implement(safetyContract)
    .$context<SafetyRequest>()
    .use(async ({ context, next }) => {
      await refuseWhileClosed(db);
      return next({ context: { accountId: context.requireAccount().id } });
    });
  return {
    reportMovie: os.reportMovie.handler(async ({ input, context: { accountId, request } }) => {
      await reportMovie({ db, tellOfFilm }, { ...input, accountId, networkAddress: request.ip });
      return {};
    }),
    reportComment: os.reportComment.handler(async ({ input, context: { accountId, request } }) => {
      await reportComment(db, { ...input, accountId, networkAddress: request.ip });
      return {};
    }),
    appealMovie: os.appealMovie.handler(async ({ input: { filmId, text }, context: { accountId } }) => {
      await appeal(db, { kind: 'film', id: filmId, accountId, text });
      return {};
    }),
    appealComment: os.appealComment.handler(async ({ input: { commentId, text }, context: { accountId } }) => {
      await appeal(db, { kind: 'comment', id: commentId, accountId, text });
      return {};
    }),
    listBlockedPeople: os.listBlockedPeople.handler(async ({ input, context: { accountId } }) => {
      const { blocks, next } = await listBlockedPeople(db, { ...input, accountId });
      const accounts = await findAccountsById(
        db,
        blocks.map(({ personId }) => personId),
      );
      const people = blocks.map(({ personId, kind, createdAt }) => ({
        id: personId,
        username: accounts.get(personId)?.username ?? '',
        kind,
        createdAt: createdAt.toISOString(),
      }));
      return { people, next };
    }),
    blockPerson: os.blockPerson.handler(async ({ input, context: { accountId } }) => {
      await blockPerson(db, { ...input, accountId });
      return {};
    }),
    unblockPerson: os.unblockPerson.handler(async ({ input: { personId }, context: { accountId } }) => {
      await unblockPerson(db, { accountId, personId });
      return {};
    }),
  };
}
