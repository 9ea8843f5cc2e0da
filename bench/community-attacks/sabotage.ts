import { BOUNDS } from './bounds.ts';
import { placeIn, readList } from './lists.ts';
import type { Outcome, Raid, Scenario } from './scenario.ts';
import { household, type Act } from './world.ts';

const HIDEOUTS = 70_000;
const ONE_NETWORK = '198.51.100.77';
/** The place of the film that is to sink. */
const FAME = 5;

/** Acts that are meant to sink the film of somebody else. */
export const SABOTAGE: readonly Scenario[] = [
  {
    name: '300 visitors of 300 networks leave at once',
    notices: 0,
    run: (raid) => sink(raid, raid.many(300), (path, number) => [leave(path, household(HIDEOUTS + number))]),
  },
  {
    name: '60 visits of one network leave at once',
    notices: 0,
    run: (raid) => sink(raid, 60, (path) => [leave(path, ONE_NETWORK)]),
  },
  { name: '100 new accounts of one network like it', notices: BOUNDS.noticesFromCrowd, run: frame },
];

function leave(path: string, from: string): Act {
  return { method: 'POST', path: `${path}/views`, from, body: { seconds: 0.2 } };
}

async function sink(raid: Raid, times: number, actsOf: (path: string, number: number) => Act[]): Promise<Outcome> {
  const { world, attack } = raid;
  await world.rank();
  const before = await readList(world, 'sort=hottest');
  const filmId = before[FAME - 1] ?? '';
  for (let number = 0; number < times; number++) {
    for (const act of actsOf(`/api/movies/${filmId}`, number)) {
      await attack(act);
    }
  }
  await world.rank();
  const after = placeIn(await readList(world, 'sort=hottest'), filmId);
  return {
    found: `the film at place ${FAME} is now at place ${after}`,
    faults: after > FAME + BOUNDS.placesLostByVictim ? [`a rival's film sank from ${FAME} to ${after}`] : [],
  };
}

/** Votes that look bought, so that whoever looks for bought votes punishes the honest author. */
async function frame(raid: Raid): Promise<Outcome> {
  const crowd = await raid.world.recruit(raid.many(100), 0, () => ONE_NETWORK);
  return sink(raid, crowd.length, (path, number) => [{ method: 'PUT', path: `${path}/like`, as: crowd[number]! }]);
}
