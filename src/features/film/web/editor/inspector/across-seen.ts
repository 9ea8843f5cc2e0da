import type { ActorPlace } from '#src/draft-engine/picture/actor-places.ts';

/** What a camera that frames no subject closely makes of `across`, as a share of the frame's width. */
export const USUAL_PER_ACROSS = 0.4;
/** A head leans as far from where its body stands. */
const LEAN = 0.1;

/**
 * The `across` that somebody is seen at: whoever is told to stand too far out, or where another one is, stands
 * elsewhere. A drag goes on from there, or its first part would move nobody.
 */
export function acrossSeen(across: number, { x, perAcross }: ActorPlace): number {
  const seen = (x - 0.5) / perAcross;
  // A closer camera follows its subject: what it sees says nothing of where somebody stands.
  const isFixed = perAcross <= USUAL_PER_ACROSS;
  return isFixed && Math.abs(seen - across) > LEAN ? seen : across;
}
