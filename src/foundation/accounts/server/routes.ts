import '@fastify/cookie';
import { implement } from '@orpc/server';
import type { Config } from '#src/platform/server/config/read-config.ts';
import type { Database } from '#src/platform/server/database/database.ts';
import type { RequestContext } from '#src/platform/server/http/mount-contract.ts';
import { accountsContract } from '../contract.ts';
import type { Account } from './account.ts';
import { endSession } from './end-session.ts';
import { sessionCookie } from './session-cookie.ts';
import { useSignInLink } from './use-sign-in-link.ts';

/** What the account endpoints know of a request. */
export interface AccountRequest extends RequestContext {
  /** Throws NOT_LOGGED_IN for a visitor. */
  requireAccount(): Account & { sessionId: string };
}

/** The endpoints of accounts. `readBalance` comes from the coins slice, which this one does not know. */
export function accountRoutes(parts: { config: Config; db: Database; readBalance: (accountId: string) => Promise<number> }) {
  const os = implement(accountsContract).$context<AccountRequest>();
  const cookie = sessionCookie(parts.config);
  return os.router({
    readMe: os.readMe.handler(async ({ context }) => {
      const { id, username, identity } = context.requireAccount();
      return { id, username, identity, coins: await parts.readBalance(id), language: null };
    }),
    spendSignInLink: os.spendSignInLink.handler(async ({ input, context }) => {
      const session = await useSignInLink(parts.db, input.token);
      void context.reply.setCookie(cookie.name, session.token, { ...cookie.options, expires: session.expiresAt });
      return { id: session.accountId };
    }),
    signOut: os.signOut.handler(async ({ context }) => {
      await endSession(parts.db, context.requireAccount().sessionId);
      void context.reply.clearCookie(cookie.name, cookie.options);
      return {};
    }),
  });
}
