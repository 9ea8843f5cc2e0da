/** Kinds of assets in a film; each asset has takes. */
export const ASSET_KINDS = [
  'story',
  'character_picture',
  'place_picture',
  'item_picture',
  'voice',
  'picture',
  'tail_picture',
  'clip',
  'sound',
  'music',
  'movie',
] as const;
export type AssetKind = (typeof ASSET_KINDS)[number];
