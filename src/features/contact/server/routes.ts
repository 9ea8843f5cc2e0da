import { implement } from '@orpc/server';
import type { AccountRequest } from '#src/foundation/accounts/server/account-request.ts';
import type { Database } from '#src/platform/server/database/database.ts';
import { contactContract } from '../contract.ts';
import { keepBusinessMessage } from './keep-business-message.ts';
import { keepFeedback } from './keep-feedback.ts';
import { listBusinessMessages, listFeedback, readRatingMeans } from './list-messages.ts';

/** The endpoints of messages to the operator. */
export function contactRoutes({ db }: { db: Database }) {
  const os = implement(contactContract).$context<AccountRequest>();
  // Checked before the input: a visitor is told to sign in, and learns nothing else.
  const own = os.use(({ context, next }) => next({ context: { caller: context.requireAccount() } }));

  return os.router({
    sendBusinessMessage: os.sendBusinessMessage.handler(async ({ input, context }) => {
      await keepBusinessMessage(db, {
        ...input,
        accountId: context.caller?.id,
        networkAddress: context.request.ip,
        language: context.language,
      });
      return { status: 'received' };
    }),
    sendFeedback: own.sendFeedback.handler(async ({ input, context }) => ({
      status: 'received',
      paidCoins: await keepFeedback(db, { ...input, accountId: context.caller.id }),
    })),
    listBusinessMessages: own.listBusinessMessages.handler(async ({ input }) => {
      const { rows, next } = await listBusinessMessages(db, input);
      return {
        messages: rows.map(({ id, name, company, contact, budget, message, createdAt, mailedAt }) => ({
          id,
          name,
          company,
          contact,
          budget,
          message,
          createdAt: createdAt.toISOString(),
          mailedAt: mailedAt?.toISOString() ?? null,
        })),
        next,
      };
    }),
    listFeedback: own.listFeedback.handler(async ({ input }) => {
      const { rows, next } = await listFeedback(db, input);
      const { count, means } = await readRatingMeans(db);
      return {
        feedback: rows.map(
          ({ id, accountId, ratings, filmType, style, functionFeedback, suggestions, contact, createdAt }) => ({
            id,
            accountId,
            ratings,
            filmType,
            style,
            functionFeedback,
            suggestions,
            contact,
            createdAt: createdAt.toISOString(),
          }),
        ),
        next,
        count,
        means,
      };
    }),
  });
}
