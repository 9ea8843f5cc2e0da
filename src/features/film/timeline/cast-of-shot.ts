import type { PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import type { AssetKind } from '#src/shared/catalogue/asset-kinds.ts';

/** The pictures of whom and what is seen in a shot: its characters, its place, its things. */
export function castOfShot(
  plan: Pick<PlannedShot, 'actors' | 'placeKey' | 'items'>,
): { kind: AssetKind; key: string }[] {
  return [
    ...plan.actors.map(({ characterKey }) => ({ kind: 'character_picture' as const, key: characterKey })),
    { kind: 'place_picture', key: plan.placeKey },
    ...plan.items.map(({ itemKey }) => ({ kind: 'item_picture' as const, key: itemKey })),
  ];
}
