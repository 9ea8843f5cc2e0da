import type { ActorKeyframe, ItemKeyframe, PlannedActor, PlannedShot } from '#src/draft-engine/story/film-plan.ts';

/** Shares of the shot: from when on it becomes as described, and when it is. */
const BEGINS = 0.55;
const REACHED = 0.75;

/**
 * A shot that ends as another one does: whoever is in both changes towards it, and whoever comes to it fades in. Who is
 * only in the first stays.
 */
export function endingOf(shot: PlannedShot, ending: PlannedShot): Pick<PlannedShot, 'actors' | 'items'> {
  const known = new Set(shot.actors.map(({ characterKey }) => characterKey));
  const lying = new Set(shot.items.map(({ itemKey }) => itemKey));
  return {
    actors: [
      ...shot.actors.map((actor): PlannedActor => {
        const end = ending.actors.find(({ characterKey }) => characterKey === actor.characterKey);
        return end
          ? { ...actor, keyframes: [...earlier(actor.keyframes), { at: REACHED, ...finalState(end) }] }
          : actor;
      }),
      ...ending.actors
        .filter(({ characterKey }) => !known.has(characterKey))
        .map((actor): PlannedActor => ({ ...actor, ...finalState(actor), keyframes: fadeIn() })),
    ],
    items: [
      ...shot.items,
      ...ending.items.filter(({ itemKey }) => !lying.has(itemKey)).map((item) => ({ ...item, keyframes: fadeIn() })),
    ],
  };
}

const earlier = (keyframes: readonly ActorKeyframe[] = []): ActorKeyframe[] =>
  keyframes.filter(({ at }) => at < REACHED);

/** How somebody is when the shot is over, without where on the stage. */
function finalState({
  keyframes = [],
  ...actor
}: PlannedActor): Pick<PlannedActor, 'pose' | 'emotion' | 'holdsItemKey'> {
  const pose = keyframes.findLast((frame) => frame.pose !== undefined)?.pose ?? actor.pose;
  const emotion = keyframes.findLast((frame) => frame.emotion !== undefined)?.emotion ?? actor.emotion;
  const hand = keyframes.findLast((frame) => frame.holdsItemKey !== undefined);
  const held = hand ? hand.holdsItemKey : actor.holdsItemKey;
  return { pose, emotion, ...(held ? { holdsItemKey: held } : {}) };
}

const fadeIn = (): (ActorKeyframe & ItemKeyframe)[] => [
  { at: 0, opacity: 0 },
  { at: BEGINS, opacity: 0 },
  { at: REACHED, opacity: 1 },
];
