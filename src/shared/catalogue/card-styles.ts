/** Styles of cards (CAT-04) with their rarity. */
export const CARD_STYLES = {
  cute_emoji: 'common',
  pixel_pop: 'common',
  chibi_manga: 'common',
  bubble_gum: 'common',
  retro_cartoon: 'common',
  minimalist_geo: 'common',
  golden_aura: 'common',
  cartoon_classic: 'common',
  cyber_ninja: 'rare',
  space_pirate: 'rare',
  anime_warrior: 'rare',
  mystic_mage: 'rare',
  wild_cowboy: 'rare',
  legend_surprise: 'rare',
  cosmic_emperor: 'rare',
  shadow_assassin: 'rare',
} as const;
export type CardStyle = keyof typeof CARD_STYLES;
export const CARD_STYLE_IDS = Object.keys(CARD_STYLES) as CardStyle[];

export const RARITIES = ['common', 'rare'] as const;
export type Rarity = (typeof RARITIES)[number];

/** One card in so many is rare (CAT-37); within a rarity every style is as likely. */
export const RARE_ONE_IN = 10;

/** The styles of a rarity, in the order of the catalogue: the rule of draws counts them. */
export const stylesOf = (rarity: Rarity): readonly CardStyle[] =>
  CARD_STYLE_IDS.filter((style) => CARD_STYLES[style] === rarity);

/** Pixels of a card and of its sticker. */
export const CARD_PIXELS = { width: 640, height: 896 } as const;
export const STICKER_SIDE_PIXELS = 512;
