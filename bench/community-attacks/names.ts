import { buildMovie } from '#tests/build/build-movie.ts';
import { LATER_DAYS, liveDay } from './community.ts';
import { NOWHERE, placeIn, readList, readLists } from './lists.ts';
import type { Outcome, Raid, Scenario } from './scenario.ts';
import type { Answer } from './world.ts';

/** Being new again, and being found by words that are not of the film. */
export const NAME_ATTACKS: readonly Scenario[] = [
  { name: 'private and public again, 100 times', notices: 0, run: (raid) => beNewAgain(raid, 100) },
  { name: 'private and public again, every day', lasting: true, notices: 0, run: beNewEveryDay },
  { name: 'renamed for each search', notices: 0, run: rename },
  { name: 'title and idea full of search words', notices: 0, run: stuff },
];

function change({ community, attack }: Raid, body: object): Promise<Answer> {
  return attack({ method: 'PATCH', path: `/api/films/${community.pushedFilmId}`, as: community.attacker, body });
}

async function beNewAgain(raid: Raid, times: number): Promise<Outcome> {
  const { world, community } = raid;
  const before = placeIn((await readLists(world)).latest, community.pushedFilmId);
  for (let time = 0; time < raid.many(times); time++) {
    await change(raid, { visibility: 'private' });
    await change(raid, { visibility: 'public' });
  }
  await world.rank();
  const after = placeIn((await readLists(world)).latest, community.pushedFilmId);
  return {
    found: `place in the latest: ${before} became ${after}`,
    faults: after !== NOWHERE && after < before ? ['a film is new again after it was private'] : [],
  };
}

async function beNewEveryDay(raid: Raid): Promise<Outcome> {
  const places: string[] = [];
  for (let day = 0; day < LATER_DAYS; day++) {
    await change(raid, { visibility: 'private' });
    await change(raid, { visibility: 'public' });
    await liveDay(raid.world, raid.community);
    const lists = await readLists(raid.world);
    places.push([lists.hottest, lists.latest].map((list) => placeIn(list, raid.community.pushedFilmId)).join('/'));
  }
  return { found: `place in hottest/latest each day: ${places.join(' ')}` };
}

/** The most common searches: the words of the honest films. */
function searches({ community }: Raid): string[] {
  const words = community.films.flatMap(({ title }) => title.toLowerCase().split(' '));
  return [...new Set(words)].filter((word) => word.length > 3).slice(0, 24);
}

/** How often the film is found by these words, and how often before all honest films. */
async function findBy({ world }: Raid, words: readonly string[], filmId: string) {
  let [found, first] = [0, 0];
  for (const word of words) {
    const place = placeIn(await readList(world, `search=${word}`, 3), filmId);
    found += place === NOWHERE ? 0 : 1;
    first += place === 1 ? 1 : 0;
  }
  return { found, first };
}

async function rename(raid: Raid): Promise<Outcome> {
  const words = searches(raid);
  let [found, first, refused] = [0, 0, 0];
  for (const word of words) {
    const { code } = await change(raid, { title: `The ${word} ${word} ${word}` });
    refused += code === undefined ? 0 : 1;
    await raid.world.rank();
    const won = await findBy(raid, [word], raid.community.pushedFilmId);
    found += won.found;
    first += won.first;
  }
  return {
    found: `${words.length} words, ${refused} refused: found by ${found}, first at ${first}`,
    faults: first > 0 ? [`first at ${first} searches by its title alone`] : [],
  };
}

async function stuff(raid: Raid): Promise<Outcome> {
  const words = searches(raid);
  const { world, community } = raid;
  const filmId = await buildMovie(world.database, community.attacker.id, {
    title: words.slice(0, 10).join(' '),
    idea: Array.from({ length: 8 }, () => words.join(' '))
      .join(' ')
      .slice(0, 1900),
    logline: words.join(' '),
  });
  await world.rank();
  const { found, first } = await findBy(raid, words, filmId);
  return {
    found: `${words.length} words: found by ${found}, first at ${first}`,
    faults: first > 0 ? [`first at ${first} searches by its words alone`] : [],
  };
}
