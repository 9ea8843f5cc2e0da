import { implement } from '@orpc/server';
import { memeContract } from '../../meme/meme-contract.ts';
import type { ToolDependencies } from '../tool-dependencies.ts';
import type { ToolsRequest } from '../tools-request.ts';
import { orderMemes, showMeme, type MemeAct } from './manage-memes.ts';
import { previewMeme } from './preview-meme.ts';
import { presentManaged, presentTemplate, readMemeOrder } from './read-meme-templates.ts';

/** The endpoints of the templates of memes. All require an account. */
export function memeRoutes(dependencies: ToolDependencies) {
  const { db } = dependencies;
  const os = implement(memeContract)
    .$context<ToolsRequest>()
    .use(({ context, next }) => next({ context: { account: context.requireAccount() } }));
  const admins = os.use(({ context, next }) =>
    next({ context: { act: { adminId: context.account.id, requestId: context.requestId } satisfies MemeAct } }),
  );
  return {
    listMemeTemplates: os.listMemeTemplates.handler(async ({ context: { language } }) => {
      const order = await readMemeOrder(db);
      return { templates: order.filter(({ visible }) => visible).map(({ id }) => presentTemplate(id, language)) };
    }),
    previewMeme: os.previewMeme.handler(({ input, context: { account, language }, signal }) =>
      previewMeme(dependencies, { accountId: account.id, language, signal }, input),
    ),
    listManagedMemes: admins.listManagedMemes.handler(async ({ context: { language } }) => ({
      templates: (await readMemeOrder(db)).map((one) => presentManaged(one, language)),
    })),
    orderMemes: admins.orderMemes.handler(async ({ input, context: { act, language } }) => ({
      templates: (await orderMemes(db, act, input.ids)).map((one) => presentManaged(one, language)),
    })),
    showMeme: admins.showMeme.handler(async ({ input, context: { act, language } }) => ({
      templates: (await showMeme(db, act, input)).map((one) => presentManaged(one, language)),
    })),
  };
}
