import type { AssetKind } from './asset-kinds.ts';
import type { ToolId } from './tools.ts';

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

/** The same for the results of the single tools. */
export const TOOL_EXPECTED_SECONDS: Readonly<Record<ToolId, number>> = {
  film: 600,
  sora: 600,
  trending: 600,
  image: 120,
  imageEdit: 120,
  multiView: 120,
  backgroundRemoval: 60,
  imageUpscale: 120,
  video: 600,
  videoEdit: 600,
  videoUpscale: 3600,
  subtitles: 600,
  photoTalk: 600,
  music: 300,
  audio: 300,
  mojiMagic: 120,
  sticker: 120,
  meme: 120,
  model3d: 600,
};
