import type { AssetKind } from './asset-kinds.ts';

/** Seconds per kind of asset after which a person is told that it takes long (ERR-03). The work continues. */
export const EXPECTED_SECONDS: Readonly<Record<AssetKind, number>> = {
  story: 120,
  character_picture: 120,
  place_picture: 120,
  item_picture: 120,
  voice: 90,
  picture: 120,
  tail_picture: 120,
  clip: 600,
  sound: 90,
  music: 300,
  movie: 600,
};
