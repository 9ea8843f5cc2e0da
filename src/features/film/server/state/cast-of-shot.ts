import type { PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import type { Asset } from './next-steps.ts';

/** The pictures of whom and what is seen in a shot: its characters, its place, its things. */
export function castOfShot(plan: Pick<PlannedShot, 'actors' | 'placeKey' | 'items'>): Asset[] {
  return [
    ...plan.actors.map(({ characterKey }) => ({ kind: 'character_picture' as const, key: characterKey })),
    { kind: 'place_picture', key: plan.placeKey },
    ...plan.items.map(({ itemKey }) => ({ kind: 'item_picture' as const, key: itemKey })),
  ];
}
