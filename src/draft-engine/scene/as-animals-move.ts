import type { PlannedActor, PlannedShot } from '../story/film-plan.ts';
import type { NaturalAnimal } from '../story/natural-animals.ts';

/** Animals of a picture that are drawn as they live, by the keys of their characters. */
export type NaturalKeys = ReadonlyMap<string, NaturalAnimal>;

/** Where a rider's feet are above the ground, metres. */
const SADDLES: Readonly<Partial<Record<NaturalAnimal, number>>> = {
  horse: 0.86,
  unicorn: 0.86,
  zebra: 0.66,
  donkey: 0.5,
  camel: 1.2,
  elephant: 1.9,
  dragon: 0.9,
  eastern_dragon: 0.9,
};
/** Metres above the ground at which a dragon flies. */
const ALOFT = 1.1;

/** Whoever rides an animal sits on its back, and animals neither use chairs nor hold arms. */
export function asAnimalsMove(shot: PlannedShot, naturals: NaturalKeys, row?: object): PlannedShot {
  const mount = shot.actors.find(({ characterKey }) => naturals.has(characterKey));
  if (!mount) {
    return shot;
  }
  const saddle = SADDLES[naturals.get(mount.characterKey) as NaturalAnimal];
  if (row) {
    return saddle === undefined ? shot : { ...shot, actors: shot.actors.map((actor) => inSaddle(actor, saddle)) };
  }
  const isRidden = saddle !== undefined && shot.actors.some(({ pose }) => pose === 'ride');
  const ride = isRidden ? rideOf(mount) : undefined;
  return {
    ...shot,
    // The mount is larger than its rider.
    ...(ride ? { subject: { kind: 'character', key: mount.characterKey } } : {}),
    actors: shot.actors.map((actor): PlannedActor => {
      if (ride && actor.pose === 'ride') {
        const { keyframes: _moves, ...rider } = actor;
        return { ...rider, across: mount.across, behind: mount.behind - 0.02, above: saddle as number, ...ride };
      }
      return naturals.has(actor.characterKey) ? { ...asItMoves(actor), ...ride } : actor;
    }),
  };
}

/** A rider as high as the back that is ridden; what is done in a row keeps its course. */
function inSaddle(actor: PlannedActor, saddle: number): PlannedActor {
  const rides = actor.pose === 'ride' || actor.keyframes?.some(({ pose }) => pose === 'ride');
  const raised = <One extends { above?: number }>(one: One): One => (one.above ? { ...one, above: saddle } : one);
  return rides
    ? { ...raised(actor), behind: -0.02, ...(actor.keyframes ? { keyframes: actor.keyframes.map(raised) } : {}) }
    : actor;
}

/** The way of a mount, which its rider goes along with. */
function rideOf({ across, faces, keyframes = [] }: PlannedActor): Pick<PlannedActor, 'faces' | 'keyframes'> {
  const way = keyframes.flatMap((frame) => (frame.across === undefined ? [] : { at: frame.at, across: frame.across }));
  const last = way.at(-1)?.across ?? across;
  const isLeft = last === across ? faces === 'left' : last < across;
  return { faces: isLeft ? 'left' : 'right', ...(way.length > 0 ? { keyframes: way } : {}) };
}

function asItMoves({ keyframes = [], ...actor }: PlannedActor): PlannedActor {
  const poses = keyframes.flatMap(({ pose }) => pose ?? []);
  const pose = poses.includes('sit') ? 'sit' : (poses.findLast((one) => one !== 'stand') ?? actor.pose);
  return {
    ...actor,
    pose,
    faces: actor.faces === 'camera' || actor.faces === 'away' ? 'right' : actor.faces,
    ...(pose === 'fly' ? { above: Math.max(ALOFT, actor.above ?? 0) } : {}),
  };
}
