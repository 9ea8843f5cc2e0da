import type { Community } from './community.ts';
import type { Act, Answer, World } from './world.ts';

/** A kind of attack, run against a copy of the honest community. */
export interface Scenario {
  name: string;
  /** Goes on for days, in which the honest community lives on; the others happen at once. */
  lasting?: boolean;
  /** The most notifications that the victim may get of it. */
  notices: number;
  run(raid: Raid): Promise<Outcome>;
}

/** What a scenario says of itself, beside what is measured of every one. */
export interface Outcome {
  /** What it found, in a few words. */
  found?: string;
  /** What is not as it should be. */
  faults?: string[];
}

/** A copy of the honest community in the hands of attackers. */
export interface Raid {
  world: World;
  community: Community;
  /** The honest author of the most liked film, and that film. */
  victim: { authorId: string; filmId: string };
  /** Films of attackers beside the pushed one. */
  hostileFilmIds: Set<string>;
  /** A hostile act; it is counted with how it was answered. */
  attack(act: Act): Promise<Answer>;
  /** The place of the pushed film in the hottest list, as it would be ranked now. */
  place(): Promise<number>;
  /** Whether it is on the first page. */
  isOnFirstPage(): Promise<boolean>;
  /** Scales a number of acts down for a small run; ten and fewer stay. */
  many(acts: number): number;
}
