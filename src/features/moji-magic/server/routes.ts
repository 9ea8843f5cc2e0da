import { implement } from '@orpc/server';
import type { Account } from '#src/foundation/accounts/server/account.ts';
import type { RequestContext } from '#src/platform/server/http/mount-contract.ts';
import { mojiMagicContract, type MojiBoard } from '../contract.ts';
import { createBoard, keepBoard, listBoards, readBoard, removeBoard, type WholeBoard } from './boards.ts';
import { redrawCard, removeCard } from './change-card.ts';
import { drawCards, listDraws } from './draw-cards.ts';
import { countPack, encodeAnimation, packStickers } from './encode-strip.ts';
import type { MojiDependencies } from './moji-dependencies.ts';
import { openSeedOf, publishSeed } from './open-seed.ts';
import { presentCard, presentDraw, presentFile, presentSeed, type LinkFile } from './present.ts';
import { countCards, listCards } from './read-cards.ts';

/** A request as these endpoints see it. */
export interface MojiRequest extends RequestContext {
  requireAccount(): Account;
  signMedia(fileId: string): string;
}

/** The endpoints of MojiMagic. */
export function mojiMagicRoutes(dependencies: MojiDependencies) {
  const { db } = dependencies;
  const os = implement(mojiMagicContract)
    .$context<MojiRequest>()
    .use(({ context, next }) =>
      next({
        context: { accountId: context.requireAccount().id, link: ((id) => context.signMedia(id)) satisfies LinkFile },
      }),
    );

  return os.router({
    readMojiMagic: os.readMojiMagic.handler(async ({ context: { accountId } }) => ({
      seed: await presentSeed(await openSeedOf(db, accountId)),
      counts: await countCards(db, accountId),
    })),
    drawCards: os.drawCards.handler(async ({ input, context: { accountId, link } }) => {
      const id = await drawCards(dependencies, { accountId, ...input });
      const { draws } = await listDraws(db, { accountId, only: id, limit: 1 });
      const { cards } = await listCards(db, { accountId, drawId: id, limit: input.count });
      return {
        draw: await presentDraw(draws[0]!),
        cards: cards.map((card) => presentCard(card, link)),
        seed: await presentSeed(await openSeedOf(db, accountId)),
      };
    }),
    listDraws: os.listDraws.handler(async ({ input: { cursor, limit }, context: { accountId } }) => {
      const { draws, next } = await listDraws(db, { accountId, after: cursor, limit });
      return { draws: await Promise.all(draws.map((draw) => presentDraw(draw))), next };
    }),
    publishSeed: os.publishSeed.handler(async ({ input: { seedId }, context: { accountId } }) =>
      presentSeed(await publishSeed(db, { accountId, seedId })),
    ),
    listCards: os.listCards.handler(async ({ input, context: { accountId, link } }) => {
      const { style, rarity, draw: drawId, cursor: after, limit } = input;
      const { cards, next } = await listCards(db, { accountId, style, rarity, drawId, after, limit });
      return { cards: cards.map((card) => presentCard(card, link)), next };
    }),
    redrawCard: os.redrawCard.handler(async ({ input: { cardId }, context: { accountId, link } }) =>
      presentCard(await redrawCard(dependencies, { accountId, cardId }), link),
    ),
    removeCard: os.removeCard.handler(async ({ input: { cardId }, context: { accountId } }) => {
      await removeCard(dependencies, { accountId, cardId });
      return {};
    }),
    listBoards: os.listBoards.handler(async ({ context: { accountId } }) => ({
      boards: (await listBoards(db, accountId)).map(({ id, content, changedAt }) => ({
        id,
        name: content.name,
        changedAt: changedAt.toISOString(),
      })),
    })),
    createBoard: os.createBoard.handler(async ({ input, context: { accountId, link } }) =>
      presentBoard(await createBoard(dependencies, { accountId, ...input }), link),
    ),
    readBoard: os.readBoard.handler(async ({ input: { boardId }, context: { accountId, link } }) =>
      presentBoard(await readBoard(db, { accountId, boardId }), link),
    ),
    keepBoard: os.keepBoard.handler(async ({ input, context: { accountId, link } }) =>
      presentBoard(await keepBoard(dependencies, { accountId, ...input }), link),
    ),
    encodeAnimation: os.encodeAnimation.handler(async ({ input: { query, body }, context: { accountId }, signal }) => {
      await countPack(db, accountId);
      const { format, frames, milliseconds } = query;
      const bytes = await encodeAnimation(body, { format, frames, milliseconds, holder: accountId, signal });
      return new File([bytes], `animation.${format}`, { type: `image/${format}` });
    }),
    packStickers: os.packStickers.handler(async ({ input: { query, body }, context: { accountId }, signal }) => {
      await countPack(db, accountId);
      const bytes = await packStickers(body, { ...query, holder: accountId, signal });
      return new File([bytes], 'stickers.zip', { type: 'application/zip' });
    }),
    removeBoard: os.removeBoard.handler(async ({ input: { boardId }, context: { accountId } }) => {
      await removeBoard(dependencies, { accountId, boardId });
      return {};
    }),
  });
}

function presentBoard({ board, files }: WholeBoard, link: LinkFile): MojiBoard {
  const { id, version, changedAt, content } = board;
  return {
    id,
    version,
    changedAt: changedAt.toISOString(),
    content,
    files: files.map((file) => presentFile(file, link)),
  };
}
