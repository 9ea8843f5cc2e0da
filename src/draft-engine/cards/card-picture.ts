import type { CardStyle } from '#src/shared/catalogue/card-styles.ts';

/** A picture of a card. Equal ones are drawn equally. */
export interface CardPicture {
  style: CardStyle;
  seed: number;
  /** Framed on its ground, or alone on clear ground. */
  as: 'card' | 'sticker';
}
