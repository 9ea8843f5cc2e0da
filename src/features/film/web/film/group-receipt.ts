import type { AssetKind } from '#src/shared/catalogue/asset-kinds.ts';

/** One take, or one fixed price, of the receipt. */
export interface ReceiptLine {
  kind: AssetKind | 'film_price' | 'one_click_price';
  shot: number | null;
  name: string | null;
  take: number | null;
  /** Which one of several that were asked for together. */
  candidate: { number: number; of: number } | null;
  model: { id: string; label: string } | null;
  servedBy: { id: string; label: string } | null;
  /** Of a voice: who spoke, and who was to speak. */
  speaker: { name: string; insteadOf: string | null } | null;
  coins: number;
  state: 'free' | 'own_key' | 'held' | 'charged' | 'returned';
  at: string;
}

/** Groups of a receipt, in the order of the film's making. */
const PARTS = ['fixed', 'oneClick', 'story', 'pictures', 'voices', 'frames', 'clips', 'sounds', 'cut'] as const;
export type ReceiptPartName = (typeof PARTS)[number];

export interface ReceiptPart {
  name: ReceiptPartName;
  count: number;
  /** The cost, without coins that were given back. */
  coins: number;
  /** Everything in it was made by the draft engine. */
  draft: boolean;
}

/** The sums of a receipt by part. */
export function groupReceipt(lines: readonly ReceiptLine[]): ReceiptPart[] {
  const parts = new Map<ReceiptPartName, ReceiptPart>();
  for (const line of lines) {
    // Free work in progress is not a take yet.
    if (line.state === 'free' && line.model !== null && line.servedBy === null) {
      continue;
    }
    const name = partNameOf(line.kind);
    const part = parts.get(name) ?? { name, count: 0, coins: 0, draft: true };
    part.count += 1;
    part.coins += line.state === 'returned' ? 0 : line.coins;
    part.draft &&= line.state === 'free' && (line.servedBy ?? line.model)?.id.startsWith('draft') !== false;
    parts.set(name, part);
  }
  return PARTS.flatMap((name) => parts.get(name) ?? []);
}

/** The group of an asset kind. */
export function partNameOf(kind: ReceiptLine['kind']): ReceiptPartName {
  switch (kind) {
    case 'film_price':
      return 'fixed';
    case 'one_click_price':
      return 'oneClick';
    case 'story':
      return 'story';
    case 'character_picture':
    case 'place_picture':
    case 'item_picture':
      return 'pictures';
    case 'voice':
      return 'voices';
    case 'picture':
    case 'tail_picture':
      return 'frames';
    case 'clip':
      return 'clips';
    case 'movie':
      return 'cut';
    default:
      return 'sounds';
  }
}
