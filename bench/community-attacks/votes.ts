import { BOUNDS } from './bounds.ts';
import { readList } from './lists.ts';
import type { Outcome, Raid, Scenario } from './scenario.ts';
import { household, type Person } from './world.ts';

const ONE_NETWORK = '198.51.100.9';
/** Numbers of households that only attackers live in. */
const HIDEOUTS = 10_000;
const SECONDS = 20;

/** Storms, churn and bought votes: they happen within hours. */
export const VOTE_ATTACKS: readonly Scenario[] = [
  {
    name: 'like storm, new accounts, one network',
    notices: BOUNDS.noticesFromCrowd,
    run: (raid) => storm(raid, { accounts: 300, ageDays: 0, addressOf: () => ONE_NETWORK, acts: ['like'] }),
  },
  {
    name: 'like storm, new accounts, many networks',
    notices: BOUNDS.noticesFromCrowd,
    run: (raid) => storm(raid, { accounts: 300, ageDays: 0, addressOf: hideout, acts: ['like'] }),
  },
  {
    name: 'recommendation storm, new accounts, many networks',
    notices: BOUNDS.noticesFromCrowd,
    run: (raid) => storm(raid, { accounts: 100, ageDays: 0, addressOf: hideout, acts: ['recommendation'] }),
  },
  {
    name: 'watch, like, recommend; new accounts, one network',
    notices: BOUNDS.noticesFromCrowd,
    run: (raid) => storm(raid, { accounts: 100, ageDays: 0, addressOf: () => ONE_NETWORK, acts: WHOLE }),
  },
  {
    name: 'watch, like, recommend; new accounts, many networks',
    notices: BOUNDS.noticesFromCrowd,
    run: (raid) => storm(raid, { accounts: 100, ageDays: 0, addressOf: hideout, acts: WHOLE }),
  },
  {
    name: 'watch, like, recommend; ten aged accounts, ten networks',
    notices: BOUNDS.noticesFromCrowd,
    run: (raid) => storm(raid, { accounts: 10, ageDays: 90, addressOf: hideout, acts: WHOLE }),
  },
  {
    name: "author's ten second accounts at home",
    notices: BOUNDS.noticesFromCrowd,
    run: (raid) => storm(raid, { accounts: 10, ageDays: 20, addressOf: () => raid.community.attacker.address, acts: WHOLE }), // prettier-ignore
  },
  {
    name: 'watch, like, recommend; aged accounts, own networks, one by one',
    notices: BOUNDS.noticesFromCrowd,
    run: (raid) => storm(raid, { accounts: 60, ageDays: 90, addressOf: hideout, acts: WHOLE }),
  },
  { name: 'author votes for the own film', notices: BOUNDS.noticesFromOneAccount, run: voteForOneself },
  {
    name: 'like and unlike again and again',
    notices: BOUNDS.noticesFromOneAccount,
    run: (raid) => churn(raid, { part: 'like', field: 'likes', pairs: 200 }),
  },
  {
    name: 'recommend and withdraw again and again',
    notices: BOUNDS.noticesFromOneAccount,
    run: (raid) => churn(raid, { part: 'recommendation', field: 'recommendations', pairs: 100 }),
  },
  { name: 'ten accounts like a famous film and the pushed one', notices: BOUNDS.noticesFromCrowd, run: clingToFame },
];

const WHOLE = ['views', 'like', 'recommendation'] as const;

interface Storm {
  accounts: number;
  ageDays: number;
  addressOf(index: number): string;
  acts: readonly ('views' | 'like' | 'recommendation')[];
}

function hideout(index: number): string {
  return household(HIDEOUTS + index);
}

/** Accounts vote one after another; notes after how many the film was on the first page. */
async function storm(raid: Raid, { accounts, ageDays, addressOf, acts }: Storm): Promise<Outcome> {
  const { world, community, attack, isOnFirstPage } = raid;
  const crowd = await world.recruit(raid.many(accounts), ageDays, addressOf);
  let price = (await isOnFirstPage()) ? 0 : undefined;
  for (const [index, person] of crowd.entries()) {
    for (const act of acts) {
      await attack({
        method: act === 'views' ? 'POST' : 'PUT',
        path: `/api/movies/${community.pushedFilmId}/${act}`,
        as: person,
        ...(act === 'views' ? { body: { seconds: SECONDS } } : {}),
      });
    }
    const looks = index < 20 || index % 20 === 19;
    if (price === undefined && looks && (await isOnFirstPage())) {
      price = index + 1;
    }
  }
  return { found: price === undefined ? 'never on the first page' : `on the first page after ${price} accounts` };
}

async function voteForOneself({ community, attack }: Raid): Promise<Outcome> {
  const path = `/api/movies/${community.pushedFilmId}`;
  const as = community.attacker;
  const said = [
    await attack({ method: 'PUT', path: `${path}/like`, as }),
    await attack({ method: 'PUT', path: `${path}/recommendation`, as }),
    await attack({ method: 'PUT', path: `/api/authors/${as.id}/follow`, as }),
    await attack({ method: 'POST', path: `${path}/views`, as, body: { seconds: SECONDS } }),
  ];
  return { found: `like, recommend, follow, watch: ${said.map(({ status, code }) => code ?? status).join(', ')}` };
}

interface Churn {
  part: 'like' | 'recommendation';
  field: string;
  pairs: number;
}

/** One account, which waits for the hour to pass each time it is refused. */
async function churn(raid: Raid, { part, field, pairs }: Churn): Promise<Outcome> {
  const { world, community, victim, attack } = raid;
  const [one] = (await world.recruit(1, 60, hideout)) as [Person];
  const faults: string[] = [];
  let counts: number[] = [];
  for (const filmId of [community.pushedFilmId, victim.filmId]) {
    const path = `/api/movies/${filmId}/${part}`;
    const before = await readCount(raid, filmId, field);
    for (let pair = 0; pair < raid.many(pairs); pair++) {
      const { code } = await attack({ method: 'PUT', path, as: one });
      if (code !== undefined) {
        await world.pass(1);
      }
      await attack({ method: 'DELETE', path, as: one });
    }
    const after = await readCount(raid, filmId, field);
    counts = [...counts, after - before];
    if (after !== before) {
      faults.push(`${field} differ by ${after - before} after as many withdrawn as given`);
    }
  }
  return { found: `counts differ by ${counts.join(' and ')}`, faults };
}

async function readCount({ world }: Raid, filmId: string, field: string): Promise<number> {
  const { body } = await world.send({ method: 'GET', path: `/api/movies/${filmId}` });
  return (body as { movie: Record<string, number> }).movie[field] ?? 0;
}

/** Related films: those who like both make one appear beside the other. */
async function clingToFame({ world, community, victim, attack }: Raid): Promise<Outcome> {
  const related = async (): Promise<number> => {
    const { body } = await world.send({ method: 'GET', path: `/api/movies/${victim.filmId}/related` });
    return (body as { movies: { id: string }[] }).movies.findIndex(({ id }) => id === community.pushedFilmId) + 1;
  };
  const before = await related();
  const crowd = await world.recruit(10, 0, () => ONE_NETWORK);
  for (const as of crowd) {
    for (const filmId of [victim.filmId, community.pushedFilmId]) {
      await attack({ method: 'PUT', path: `/api/movies/${filmId}/like`, as });
    }
  }
  await world.rank();
  const after = await related();
  const list = await readList(world, 'sort=hottest', 1);
  const fame = list.indexOf(victim.filmId) + 1;
  const isPushed = after > 0 && after <= 6 && (before === 0 || after < before);
  return {
    found: `beside the film at place ${fame}: place ${before || '-'} became ${after || '-'}`,
    faults: isPushed ? [`ten new accounts of one network put a film at place ${after} beside a famous one`] : [],
  };
}
