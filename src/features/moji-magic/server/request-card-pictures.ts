import { randomUUID } from 'node:crypto';
import { requestGenerations } from '#src/foundation/generation/server/request-generation.ts';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { CARD_PIXELS, STICKER_SIDE_PIXELS } from '#src/shared/catalogue/card-styles.ts';
import type { DrawnCard } from '#src/shared/fair-draw.ts';
import type { VendorRequest } from '#src/vendors/vendor.ts';
import type { MojiDependencies } from './moji-dependencies.ts';

/** The draft engine draws cards whatever is set up: their coins are for the draw. */
const MODEL = 'draft-image';

/** The generations of a card's two pictures. */
interface CardPictures {
  cardGenerationId: string;
  stickerGenerationId: string;
}

type Card = DrawnCard & { id: string };

/** Framed, or alone. */
type PictureKind = 'card' | 'sticker';

/** Has both pictures of cards drawn. Returns the generations of each. */
export async function requestCardPictures(
  transaction: Transaction,
  dependencies: MojiDependencies,
  { cards, ...order }: { accountId: string; group: string; cards: readonly Card[] },
): Promise<CardPictures[]> {
  const pictures = cards.flatMap((card) => [
    { card, as: 'card' as const },
    { card, as: 'sticker' as const },
  ]);
  const ids = await requestPictures(transaction, dependencies, { ...order, pictures });
  return cards.map((_, index) => ({ cardGenerationId: ids[2 * index]!, stickerGenerationId: ids[2 * index + 1]! }));
}

/** Has these pictures drawn. Returns their generations, in the same order. */
export async function requestPictures(
  transaction: Transaction,
  dependencies: MojiDependencies,
  {
    accountId,
    group,
    pictures,
  }: { accountId: string; group: string; pictures: readonly { card: Card; as: PictureKind }[] },
): Promise<string[]> {
  const turn = randomUUID();
  const asked = await requestGenerations(
    transaction,
    dependencies,
    pictures.map(({ card, as }) => ({
      accountId,
      model: MODEL,
      request: requestOf(card, as),
      folder: 'image' as const,
      idempotencyKey: `moji:${card.id}:${as}:${turn}`,
      reason: 'tool_mojiMagic',
      group,
      // What is turned over first is drawn first.
      priority: as === 'card' ? 1 : 0,
    })),
  );
  return asked.map((one) => {
    if (typeof one !== 'string') {
      throw one;
    }
    return one;
  });
}

function requestOf({ style, pictureSeed }: DrawnCard, as: PictureKind): VendorRequest {
  const size = as === 'card' ? CARD_PIXELS : { width: STICKER_SIDE_PIXELS, height: STICKER_SIDE_PIXELS };
  return {
    kind: 'image',
    prompt: style,
    seed: pictureSeed,
    widthPixels: size.width,
    heightPixels: size.height,
    references: [],
    card: { style, seed: pictureSeed, as },
  };
}
