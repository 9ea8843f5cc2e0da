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

/** Has the pictures of cards drawn, framed and as stickers. Returns the generations of each. */
export async function requestCardPictures(
  transaction: Transaction,
  dependencies: MojiDependencies,
  { accountId, group, cards }: { accountId: string; group: string; cards: readonly (DrawnCard & { id: string })[] },
): Promise<CardPictures[]> {
  const turn = randomUUID();
  const asked = await requestGenerations(
    transaction,
    dependencies,
    cards.flatMap((card) =>
      (['card', 'sticker'] as const).map((as) => ({
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
    ),
  );
  const ids = asked.map((one) => {
    if (typeof one !== 'string') {
      throw one;
    }
    return one;
  });
  return cards.map((_, index) => ({ cardGenerationId: ids[2 * index]!, stickerGenerationId: ids[2 * index + 1]! }));
}

function requestOf({ style, pictureSeed }: DrawnCard, as: 'card' | 'sticker'): VendorRequest {
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
