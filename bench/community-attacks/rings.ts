import { buildMovie } from '#tests/build/build-movie.ts';
import { BOUNDS } from './bounds.ts';
import { LATER_DAYS, liveDay } from './community.ts';
import { countInTop, readLists } from './lists.ts';
import type { Outcome, Raid, Scenario } from './scenario.ts';
import { forEachOf, household, type Person } from './world.ts';

const RING = 10;
const HIDEOUTS = 20_000;
const SECONDS = 20;

/** Rings that go on for days beside the honest community. */
export const RING_ATTACKS: readonly Scenario[] = [
  {
    name: 'ten newcomers publish and do nothing (for comparison)',
    lasting: true,
    notices: 0,
    run: (raid) => runRing(raid, { ageDays: 0, acts: 'none', networks: RING }),
  },
  {
    name: 'ring of ten, votes only, every day',
    lasting: true,
    notices: 0,
    run: (raid) => runRing(raid, { ageDays: 0, acts: 'votes', networks: RING }),
  },
  {
    name: 'ring of ten, aged, really watches, comments, follows',
    lasting: true,
    notices: 0,
    run: (raid) => runRing(raid, { ageDays: 120, acts: 'all', networks: RING }),
  },
  {
    name: 'the same, which also watches and likes honest films',
    lasting: true,
    notices: BOUNDS.noticesFromCrowd,
    run: (raid) => runRing(raid, { ageDays: 120, acts: 'all', networks: RING, disguised: true }),
  },
  {
    name: 'the same ring of ten in one network',
    lasting: true,
    notices: 0,
    run: (raid) => runRing(raid, { ageDays: 120, acts: 'all', networks: 1 }),
  },
  {
    name: 'aged ring of ten pushes one film only',
    lasting: true,
    notices: 0,
    run: (raid) => runRing(raid, { ageDays: 120, acts: 'all', networks: RING, oneFilm: true }),
  },
];

interface Ring {
  ageDays: number;
  /** `all`: watches to the end, comments and follows too. */
  acts: 'none' | 'votes' | 'all';
  networks: number;
  /** Acts on films of others too, so as not to stand out. */
  disguised?: boolean;
  oneFilm?: boolean;
}

/** Each publishes two films in the first days; all vote for all films of all the others, and watch and comment daily. */
async function runRing(raid: Raid, ring: Ring): Promise<Outcome> {
  const { world, community, hostileFilmIds } = raid;
  const members = await world.recruit(RING, ring.ageDays, (index) => household(HIDEOUTS + (index % ring.networks)));
  const films: Round['films'] = new Map();
  const inTop: (readonly [hottest: number, recommended: number])[] = [];
  for (let day = 0; day < LATER_DAYS; day++) {
    const makers = ring.oneFilm ? members.slice(0, 1) : members;
    for (const { id } of day === 0 || (day === 1 && !ring.oneFilm) ? makers : []) {
      const filmId = await buildMovie(world.database, id, { title: `Ours ${day}`, durationSeconds: SECONDS });
      films.set(filmId, { authorId: id, madeOn: day });
      hostileFilmIds.add(filmId);
    }
    if (ring.acts !== 'none') {
      await forEachOf(members, (member) => actForAll(raid, { member, films, ring, day }));
    }
    await liveDay(world, community);
    const lists = await readLists(world);
    inTop.push([countInTop(lists.hottest, hostileFilmIds), countInTop(lists.recommended, hostileFilmIds)]);
  }
  const most = Math.max(...inTop.flat());
  return {
    found: `ring films in the top of hottest/recommended each day: ${inTop.map((counts) => counts.join('/')).join(' ')}`,
    faults: most > BOUNDS.hostileFilmsInTop ? [`${most} films of a ring in the top of a list on one of the days`] : [],
  };
}

interface Round {
  member: Person;
  films: Map<string, { authorId: string; madeOn: number }>;
  ring: Ring;
  day: number;
}

async function actForAll({ community, attack }: Raid, { member, films, ring, day }: Round): Promise<void> {
  for (const [filmId, { authorId, madeOn }] of films) {
    if (authorId === member.id) {
      continue;
    }
    const path = `/api/movies/${filmId}`;
    if (ring.acts === 'all') {
      await attack({ method: 'POST', path: `${path}/views`, as: member, body: { seconds: SECONDS } });
    }
    if (madeOn === day) {
      await attack({ method: 'PUT', path: `${path}/like`, as: member });
      await attack({ method: 'PUT', path: `${path}/recommendation`, as: member });
    }
    if (ring.acts === 'all') {
      await attack({ method: 'POST', path: `${path}/comments`, as: member, body: { text: `Day ${day}: still good` } });
    }
    if (ring.acts === 'all' && day === 0) {
      await attack({ method: 'PUT', path: `/api/authors/${authorId}/follow`, as: member });
    }
  }
  if (ring.disguised) {
    const others = community.films.slice(-30).filter((_, index) => index % RING === day % RING || index % 3 === 0);
    for (const { id } of others) {
      const path = `/api/movies/${id}`;
      await attack({ method: 'POST', path: `${path}/views`, as: member, body: { seconds: SECONDS } });
      await attack({ method: 'PUT', path: `${path}/like`, as: member });
    }
  }
}
