import type { CastKind } from './film-edit.ts';

/** The asset that shows a member of the cast, by the kind of member. */
export const CAST_PICTURES = {
  character: 'character_picture',
  place: 'place_picture',
  item: 'item_picture',
} as const satisfies Readonly<Record<CastKind, string>>;
export type CastPicture = (typeof CAST_PICTURES)[CastKind];

const KINDS: readonly string[] = Object.values(CAST_PICTURES);

/** True for the kind of a take that shows a member of the cast. */
export function isCastPicture(assetKind: string): assetKind is CastPicture {
  return KINDS.includes(assetKind);
}
