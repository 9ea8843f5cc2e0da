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
        return end ? { ...actor, keyframes: endingWith(actor, end) } : actor;
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

/** What somebody does in a shot, and is at its end as another one says; all else is what the shot itself comes to. */
function endingWith({ keyframes = [] }: PlannedActor, end: PlannedActor): ActorKeyframe[] {
  const own: Partial<ActorKeyframe> = Object.assign({}, ...keyframes.filter(({ at }) => at >= REACHED));
  // Whoever the end shows is seen, also where the shot lets them go.
  const seen = keyframes.some(({ opacity }) => opacity !== undefined) ? { opacity: 1 } : {};
  return [...keyframes.filter(({ at }) => at < REACHED), { ...own, ...finalState(end), ...seen, at: REACHED }];
}

/** How somebody is when the shot is over, without where on the stage. */
function finalState({
  keyframes = [],
  ...actor
}: PlannedActor): Pick<PlannedActor, 'pose' | 'emotion' | 'faces' | 'holdsItemKey'> {
  const pose = keyframes.findLast((frame) => frame.pose !== undefined)?.pose ?? actor.pose;
  const emotion = keyframes.findLast((frame) => frame.emotion !== undefined)?.emotion ?? actor.emotion;
  const faces = keyframes.findLast((frame) => frame.faces !== undefined)?.faces ?? actor.faces;
  const hand = keyframes.findLast((frame) => frame.holdsItemKey !== undefined);
  const held = hand ? hand.holdsItemKey : actor.holdsItemKey;
  return { pose, emotion, faces, ...(held ? { holdsItemKey: held } : {}) };
}

const fadeIn = (): (ActorKeyframe & ItemKeyframe)[] => [
  { at: 0, opacity: 0 },
  { at: BEGINS, opacity: 0 },
  { at: REACHED, opacity: 1 },
];
