import type { DeedCast } from './cast-deed.ts';
import type { Scene } from './choreography.ts';
import type { SeenDeedId } from './closer-deeds.ts';
import { reachOf } from './sizes.ts';

/** Whoever's hands are lower than this is small enough to be carried in somebody's arms. */
const SMALL = 0.6;
/** Metres above the ground and towards us; shares of the frame to the side. */
const IN_ARMS = { above: 0.31, behind: -0.15 } as const;
const ASIDE = 0.07;

/** A cat or a bird is carried in the arms, not on the back. */
export function carriedInArms(scene: Scene, deed: SeenDeedId, { bodies }: DeedCast): Scene {
  const { lead, other } = scene;
  if (deed !== 'carry' || !lead || !other || !bodies.other || reachOf(bodies.other.figure) >= SMALL) {
    return scene;
  }
  return {
    ...scene,
    other: { ...other, ...IN_ARMS, across: lead.across + ASIDE, pose: 'sit' },
    beats: scene.beats.map((beat) => ({
      ...beat,
      ...(beat.lead?.across === undefined ? {} : { other: { ...beat.other, across: beat.lead.across + ASIDE } }),
    })),
  };
}
