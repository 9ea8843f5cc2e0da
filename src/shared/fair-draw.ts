import { RARE_ONE_IN, stylesOf, type CardStyle, type Rarity } from './catalogue/card-styles.ts';

/**
 * The rule of draws, the same on the server and in the browser that checks it. Before a draw the server shows the
 * SHA-256 of its seed; card number n of that seed is decided by HMAC-SHA256, keyed by the server's seed, over the
 * account's own seed and n. The server's seed is published afterwards.
 */
export interface DrawnCard {
  style: CardStyle;
  rarity: Rarity;
  /** What its picture is drawn from. */
  pictureSeed: number;
}

/** What decides a card. Seeds of the server are 64 hexadecimal digits. */
export interface CardChance {
  serverSeed: string;
  clientSeed: string;
  /** Number of the card under this seed of the server, from 0. */
  counter: number;
}

/** Numbers from here on are passed over, since they would make some cards likelier than others. */
const FAIR_BELOW = Math.floor(2 ** 32 / RARE_ONE_IN) * RARE_ONE_IN;
/** Of the eight numbers of a digest: those before decide the rarity. */
const STYLE_WORD = 6;
const PICTURE_WORD = 7;

const encoder = new TextEncoder();

/** The card that a chance gives. */
export async function drawCard(chance: CardChance): Promise<DrawnCard> {
  const [card] = await drawCards(chance, 1);
  return card as DrawnCard;
}

/** So many cards, from the number of a chance on. */
export async function drawCards({ serverSeed, clientSeed, counter }: CardChance, count: number): Promise<DrawnCard[]> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytesOf(serverSeed), algorithm, false, ['sign']);
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const digest = await crypto.subtle.sign('HMAC', key, encoder.encode(`${clientSeed}:${counter + index}`));
      return cardOf(new DataView(digest));
    }),
  );
}

/** What the server shows of its seed before a draw. */
export async function commitmentOf(serverSeed: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(serverSeed)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The card that eight numbers of 32 bits decide. */
function cardOf(digest: DataView): DrawnCard {
  const words = Array.from({ length: 8 }, (_, index) => digest.getUint32(4 * index));
  const chance = words.slice(0, STYLE_WORD).find((word) => word < FAIR_BELOW) ?? 1;
  const rarity = chance % RARE_ONE_IN === 0 ? 'rare' : 'common';
  const styles = stylesOf(rarity);
  const style = styles[(words[STYLE_WORD] ?? 0) % styles.length];
  if (!style) {
    throw new Error(`no style is ${rarity}`);
  }
  return { style, rarity, pictureSeed: words[PICTURE_WORD] ?? 0 };
}

function bytesOf(hexadecimal: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hexadecimal.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
