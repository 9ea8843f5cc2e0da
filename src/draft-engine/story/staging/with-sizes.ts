import type { StagedDeed } from './deeds/deed-staging.ts';
import { scaleOf } from './deeds/sizes.ts';
import type { FilmCast } from './who-is-cast.ts';

/** Everybody in the size in which the film shows them beside the others. */
export function withSizes(staged: StagedDeed, { members }: FilmCast): StagedDeed {
  const scales = new Map(members.map(({ key, figure }) => [key, scaleOf(figure)]));
  const sized = <C extends { scale?: number }>(cue: C, by: number): C =>
    cue.scale === undefined ? cue : { ...cue, scale: Math.min(4, cue.scale * by) };
  return {
    ...staged,
    actors: staged.actors.map((actor) => {
      const by = scales.get(actor.characterKey) ?? 1;
      return by === 1
        ? actor
        : {
            ...sized({ ...actor, scale: actor.scale ?? 1 }, by),
            ...(actor.keyframes && { keyframes: actor.keyframes.map((frame) => sized(frame, by)) }),
          };
    }),
  };
}
