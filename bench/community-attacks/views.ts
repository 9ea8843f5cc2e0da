import { buildMovie } from '#tests/build/build-movie.ts';
import { BOUNDS } from './bounds.ts';
import { SCHOOL } from './community.ts';
import { placeIn, readLists } from './lists.ts';
import type { Outcome, Raid, Scenario } from './scenario.ts';
import { household, type Act, type Person } from './world.ts';

const ONE_NETWORK = '198.51.100.33';
const HIDEOUTS = 30_000;
const SECONDS = 20;

/** Watching that nobody did, and watching of many behind one network. */
export const VIEW_ATTACKS: readonly Scenario[] = [
  {
    name: 'view flood by a visitor, one network',
    notices: 0,
    run: (raid) => flood(raid, { acts: 600, most: 1, actOf: () => ({ from: ONE_NETWORK }) }),
  },
  {
    name: 'view flood with forged X-Forwarded-For and browsers',
    notices: 0,
    run: (raid) =>
      flood(raid, {
        acts: 600,
        most: 1,
        actOf: (number) => ({
          from: ONE_NETWORK,
          headers: {
            'x-forwarded-for': `9.${number >> 8}.${number & 255}.1`,
            'x-real-ip': `9.${number >> 8}.${number & 255}.1`,
            forwarded: `for=9.${number >> 8}.${number & 255}.1`,
            'user-agent': `Browser/${number}`,
            'accept-language': number % 2 ? 'ja' : 'ko',
            cookie: `viewer=${number}`,
          },
        }),
      }),
  },
  {
    name: 'view flood by visitors, 400 networks',
    notices: 0,
    run: (raid) => flood(raid, { acts: 400, most: 400, actOf: (number) => ({ from: household(HIDEOUTS + number) }) }),
  },
  {
    name: 'view flood from the /48 of one IPv6 customer',
    notices: 0,
    run: (raid) =>
      flood(raid, { acts: 400, most: 10, actOf: (number) => ({ from: `2001:db8:77:${number.toString(16)}::1` }) }),
  },
  { name: 'odd seconds', notices: 0, run: sendOddSeconds },
  { name: 'one account from 300 networks', notices: 0, run: wander },
  { name: '100 new accounts watch from one network', notices: 0, run: watchTogether },
  { name: 'a school: 40 pupils really like a film', notices: BOUNDS.noticesFromCrowd, run: compareSchool },
];

interface Flood {
  acts: number;
  /** The most viewers that may be counted for it. */
  most: number;
  actOf(number: number): Pick<Act, 'from' | 'headers' | 'as'>;
}

/** Reports of watching, sixty a minute. */
async function flood(raid: Raid, { acts, most, actOf }: Flood): Promise<Outcome> {
  const before = await readViewers(raid);
  for (let number = 0; number < raid.many(acts); number++) {
    await attackView(raid, { ...actOf(number), body: { seconds: SECONDS } });
    if (number % 60 === 59) {
      await raid.world.pass(1);
    }
  }
  const won = (await readViewers(raid)) - before;
  return { found: `${won} viewers won`, faults: won > most ? [`${won} viewers counted for one attacker`] : [] };
}

function attackView({ community, attack }: Raid, act: Omit<Act, 'method' | 'path'>) {
  return attack({ method: 'POST', path: `/api/movies/${community.pushedFilmId}/views`, ...act });
}

async function readViewers({ world, community }: Raid): Promise<number> {
  const { body } = await world.send({ method: 'GET', path: `/api/movies/${community.pushedFilmId}` });
  return (body as { movie: { viewers: number } }).movie.viewers;
}

const ODD_SECONDS = [
  -1,
  -1e9,
  0,
  1e-9,
  36_000,
  36_001,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '20',
  'NaN',
  null,
  true,
  [20],
  {},
  '1e400',
  '٢٠',
];

async function sendOddSeconds(raid: Raid): Promise<Outcome> {
  const before = await readViewers(raid);
  const accepted: string[] = [];
  for (const seconds of ODD_SECONDS) {
    const { code } = await attackView(raid, { from: household(HIDEOUTS + 900), body: { seconds } });
    if (code === undefined) {
      accepted.push(JSON.stringify(seconds));
    }
  }
  const won = (await readViewers(raid)) - before;
  return {
    found: `taken: ${accepted.join(' ')}; ${won} viewers won`,
    faults: accepted.some((taken) => !['0', '1e-9', '36000'].includes(taken)) ? ['odd seconds were taken'] : [],
  };
}

async function wander(raid: Raid): Promise<Outcome> {
  const [one] = (await raid.world.recruit(1, 60, () => ONE_NETWORK)) as [Person];
  return flood(raid, { acts: 300, most: 1, actOf: (number) => ({ as: one, from: household(HIDEOUTS + number) }) });
}

async function watchTogether(raid: Raid): Promise<Outcome> {
  const crowd = await raid.world.recruit(100, 0, () => ONE_NETWORK);
  const before = await raid.place();
  const { found } = await flood(raid, { acts: 100, most: 100, actOf: (number) => ({ as: crowd[number] as Person }) });
  return { found: `${found}; place ${before} became ${await raid.place()}` };
}

/** The same acts by pupils of one school and by as many people at home: the two films should be nearly level. */
async function compareSchool({ world, community, attack }: Raid): Promise<Outcome> {
  const crowds = {
    school: community.people.filter(({ address }) => address === SCHOOL).slice(0, 40),
    homes: community.people.filter(({ address }) => address !== SCHOOL).slice(0, 40),
  };
  const authors = community.authors.slice(0, 2);
  const places: Record<string, { id: string; viewers: number; refused: number }> = {};
  for (const [index, [where, crowd]] of Object.entries(crowds).entries()) {
    const id = await buildMovie(world.database, authors[index]?.id ?? '', { title: where, durationSeconds: SECONDS });
    let refused = 0;
    for (const [number, person] of crowd.slice(0, crowds.school.length).entries()) {
      const path = `/api/movies/${id}`;
      const said = [
        await attack({ method: 'POST', path: `${path}/views`, as: person, body: { seconds: SECONDS } }),
        ...(number % 2 === 0 ? [await attack({ method: 'PUT', path: `${path}/like`, as: person })] : []),
      ];
      refused += said.filter(({ code }) => code !== undefined).length;
    }
    const { body } = await world.send({ method: 'GET', path: `/api/movies/${id}` });
    places[where] = { id, viewers: (body as { movie: { viewers: number } }).movie.viewers, refused };
  }
  await world.rank();
  const { hottest } = await readLists(world);
  const [school, homes] = [places['school'], places['homes']];
  const [atSchool, atHomes] = [placeIn(hottest, school?.id ?? ''), placeIn(hottest, homes?.id ?? '')];
  const lost = atSchool - atHomes;
  return {
    found: `school: place ${atSchool}, ${school?.viewers} viewers, ${school?.refused} refused; homes: place ${atHomes}, ${homes?.viewers} viewers`,
    faults: lost > BOUNDS.placesLostBySchool ? [`a school's film loses ${lost} places for its one network`] : [],
  };
}
