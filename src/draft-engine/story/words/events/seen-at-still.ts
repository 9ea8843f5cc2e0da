import type { PlannedActor } from '../../film-plan.ts';
import type { StagedShot } from '../film-words.ts';

type Pose = PlannedActor['pose'];

function atStill({ characterKey, pose, holdsItemKey, keyframes = [] }: PlannedActor, stillAt: number) {
  const start = { characterKey, pose, holdsItemKey: holdsItemKey as string | null | undefined, opacity: 1 };
  return keyframes
    .filter(({ at }) => at <= stillAt)
    .reduce(
      (seen, frame) => ({
        ...seen,
        pose: frame.pose ?? seen.pose,
        opacity: frame.opacity ?? seen.opacity,
        holdsItemKey: frame.holdsItemKey === undefined ? seen.holdsItemKey : frame.holdsItemKey,
      }),
      start,
    );
}

/**
 * What a still shows, in the words that `tell` has for a pose and the thing in somebody's hands; those who do the same
 * are told together.
 */
export function seenAtStill(
  { actors, stillAt = 0.5 }: Pick<StagedShot, 'actors' | 'stillAt'>,
  tell: (pose: Pose, holdsItemKey: string | undefined) => string,
): { who: string[]; does: string }[] {
  const told: { who: string[]; does: string }[] = [];
  const seen = actors
    .filter(({ variant }) => variant === undefined || variant === 0)
    .map((actor) => atStill(actor, stillAt))
    .filter(({ opacity }) => opacity > 0);
  for (const { characterKey, pose, holdsItemKey } of seen.slice(0, 3)) {
    const does = tell(pose, holdsItemKey ?? undefined);
    const same = told.find((each) => each.does === does);
    if (same) {
      same.who.push(characterKey);
    } else {
      told.push({ who: [characterKey], does });
    }
  }
  return told;
}

/** The words of a pose, with the thing in somebody's hands where it has a name and the pose has words for it. */
export function tellPose(
  { words, wordsWith }: { words: Readonly<Record<Pose, string>>; wordsWith: Readonly<Partial<Record<Pose, string>>> },
  things: ReadonlyMap<string, string>,
): (pose: Pose, holdsItemKey: string | undefined) => string {
  return (pose, key) => {
    const thing = key === undefined ? undefined : things.get(key);
    return (thing === undefined ? undefined : wordsWith[pose]?.replace('{thing}', thing)) ?? words[pose];
  };
}
