import type { FileRow } from '#src/foundation/files/server/tables.ts';
import { commitmentOf } from '#src/shared/fair-draw.ts';
import type { MojiCard, MojiDraw, MojiFile, OpenSeed } from '../contract.ts';
import type { LoggedDraw } from './draw-cards.ts';
import type { WholeCard } from './read-cards.ts';
import type { MojiSeedRow } from './tables.ts';

/** The address of a file for whoever reads. */
export type LinkFile = (fileId: string) => string;

/** A file of the account for its owner. */
export function presentFile({ id, mime, bytes }: FileRow, link: LinkFile): MojiFile {
  return { id, path: link(id), mime, bytes };
}

/** A card for its owner. */
export function presentCard({ card, picture, sticker, hasFailed }: WholeCard, link: LinkFile): MojiCard {
  const { id, drawId, createdAt, style, rarity } = card;
  return {
    id,
    drawId,
    createdAt: createdAt.toISOString(),
    style,
    rarity,
    picture: picture ? presentFile(picture, link) : null,
    sticker: sticker ? presentFile(sticker, link) : null,
    hasFailed,
  };
}

/** The open seed without what is secret of it. */
export async function presentSeed({ id, serverSeed, clientSeed, cardsDrawn }: MojiSeedRow): Promise<OpenSeed> {
  return { id, commitment: await commitmentOf(serverSeed), clientSeed, cardsDrawn };
}

/** A draw of the log; the server's seed only once it is published. */
export async function presentDraw(row: LoggedDraw): Promise<MojiDraw> {
  const { id, createdAt, coins, seedId, serverSeed, isPublished, clientSeed, firstNumber, drawn } = row;
  return {
    id,
    createdAt: createdAt.toISOString(),
    coins,
    seedId,
    commitment: await commitmentOf(serverSeed),
    serverSeed: isPublished ? serverSeed : null,
    clientSeed,
    firstNumber,
    drawn,
  };
}
