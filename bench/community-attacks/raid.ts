import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { BOUNDS } from './bounds.ts';
import type { Community } from './community.ts';
import {
  countInTop,
  countNotices,
  countRows,
  NOWHERE,
  openPages,
  placeIn,
  readList,
  readLists,
  type Lists,
  type WatchedSort,
} from './lists.ts';
import type { Outcome, Raid, Scenario } from './scenario.ts';
import { copyWorld, openWorld, type World } from './world.ts';

/** A database with an honest community in it. */
interface Ground {
  name: string;
  community: Community;
}

/** Where and how large attacks are. */
export interface RaidPlan {
  server: OpenDatabase;
  dataFolder: string;
  /** Part of the acts that a full run commits. */
  share: number;
  /** Before the days in which lasting attacks run, and after the same days without any. */
  earlier: Ground;
  later: Ground;
}

/** What an attack won, and what is not as it should be. */
export interface Verdict {
  family: string;
  name: string;
  acts: number;
  refused: Record<string, number>;
  /** The place of the pushed film, before and after; NOWHERE when it was not in the list. */
  places: Record<WatchedSort, readonly [before: number, after: number]>;
  /** Honest films that hostile ones took the place of on the first pages. */
  displaced: { hottest: number; recommended: number; latest: number };
  victimNotices: number;
  rows: number;
  slowestMilliseconds: number;
  found: string;
  faults: string[];
}

/** Rows that an attack of few acts may leave whatever it is. */
const FEW_ROWS = 10;

/** Runs an attack on a copy of the honest community and judges it. */
export async function raid(plan: RaidPlan, family: string, scenario: Scenario): Promise<Verdict> {
  const ground = scenario.lasting ? plan.earlier : plan.later;
  const name = `raid_${family}_${Date.now()}`;
  await copyWorld(plan.server, ground.name, name);
  const world = await openWorld(plan.server.url, name, plan.dataFolder);
  try {
    return await judge(world, { plan, family, scenario, community: structuredClone(ground.community) });
  } finally {
    await world.close();
    await plan.server.pool.query(`drop database ${name} with (force)`);
  }
}

interface Case {
  plan: RaidPlan;
  family: string;
  scenario: Scenario;
  community: Community;
}

async function judge(world: World, { plan, family, scenario, community }: Case): Promise<Verdict> {
  const victim = await findVictim(world, community);
  const hostileFilmIds = new Set([community.pushedFilmId]);
  const refused: Record<string, number> = {};
  const failures: string[] = [];
  let acts = 0;
  const before = await readLists(world);
  const notices = await countNotices(world, victim.authorId);
  const rows = await countRows(world);
  const outcome = await scenario.run({
    world,
    community,
    victim,
    hostileFilmIds,
    attack: async (act) => {
      acts += 1;
      const answer = await world.send(act);
      if (answer.code !== undefined) {
        refused[answer.code] = (refused[answer.code] ?? 0) + 1;
      }
      if (answer.status >= 500) {
        failures.push(`${act.method} ${act.path.replaceAll(/[0-9a-f-]{36}/g, '…')} answers ${answer.status}`);
      }
      return answer;
    },
    place: async () => {
      await world.rank();
      return placeIn(await readList(world, 'sort=hottest'), community.pushedFilmId);
    },
    isOnFirstPage: async () => {
      await world.rank();
      return (await readList(world, 'sort=hottest', 1)).slice(0, BOUNDS.top).includes(community.pushedFilmId);
    },
    many: (count) => Math.max(Math.min(count, 10), Math.round(count * plan.share)),
  } satisfies Raid);
  await world.rank();
  const after = await readLists(world);
  const { pushedFilmId } = community;
  const reader = { id: victim.authorId, address: '192.0.2.1' };
  const pages = await openPages(world, { filmIds: [victim.filmId, pushedFilmId], reader });
  const displace = (sort: WatchedSort): number =>
    Math.max(0, countInTop(after[sort], hostileFilmIds) - countInTop(before[sort], hostileFilmIds));
  const verdict: Verdict = {
    family,
    name: scenario.name,
    acts,
    refused,
    places: comparePlaces(before, after, pushedFilmId),
    displaced: { hottest: displace('hottest'), recommended: displace('recommended'), latest: displace('latest') },
    victimNotices: (await countNotices(world, victim.authorId)) - notices,
    rows: (await countRows(world)) - rows,
    slowestMilliseconds: pages.slowest,
    found: outcome.found ?? '',
    faults: [],
  };
  verdict.faults = [...new Set([...failures, ...pages.failed]), ...listFaults(verdict, scenario, outcome)];
  return verdict;
}

function comparePlaces(before: Lists, after: Lists, filmId: string): Verdict['places'] {
  const pair = (sort: WatchedSort) => [placeIn(before[sort], filmId), placeIn(after[sort], filmId)] as const;
  return { hottest: pair('hottest'), recommended: pair('recommended'), latest: pair('latest') };
}

/** Which of the bounds were not held. */
function listFaults(verdict: Verdict, { lasting, notices }: Scenario, { faults = [] }: Outcome): string[] {
  const { displaced, victimNotices, rows, acts, slowestMilliseconds } = verdict;
  const found = [...faults];
  for (const sort of ['hottest', 'recommended'] as const) {
    if (displaced[sort] > BOUNDS.hostileFilmsInTop) {
      found.push(`${displaced[sort]} hostile films in the top ${BOUNDS.top} of ${sort}`);
    }
  }
  // In the days of a lasting attack honest people act too, and their rows and notices cannot be told apart.
  if (!lasting && victimNotices > notices) {
    found.push(`the victim got ${victimNotices} notifications, at most ${notices} are bearable`);
  }
  if (!lasting && rows > acts * BOUNDS.rowsForAnAct + FEW_ROWS) {
    found.push(`${rows} rows kept of ${acts} acts`);
  }
  if (slowestMilliseconds > BOUNDS.answerMilliseconds) {
    found.push(`a page took ${slowestMilliseconds} ms`);
  }
  return found;
}

/** The honest author of the most liked film. */
async function findVictim(world: World, { films }: Community): Promise<{ authorId: string; filmId: string }> {
  const { rows } = await world.database.pool.query<{ id: string }>(
    'select film_id as id from movie_likes where film_id = any($1) group by 1 order by count(*) desc, 1 limit 1',
    [films.map(({ id }) => id)],
  );
  const film = films.find(({ id }) => id === rows[0]?.id) ?? films[NOWHERE];
  return { authorId: film?.authorId ?? '', filmId: film?.id ?? '' };
}
