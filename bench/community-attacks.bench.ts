import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#src/platform/server/database/open-database.ts';
import { silentLog as log } from '#tests/build/silent-log.ts';
import { startTestServer, TEMPLATE_NAME } from '#tests/build/test-server.ts';
import { COMMENT_ATTACKS } from './community-attacks/comments.ts';
import {
  foundCommunity,
  FULL_SIZE,
  LATER_DAYS,
  liveDay,
  SMALL_SIZE,
  type Community,
} from './community-attacks/community.ts';
import { ENDING_ATTACKS } from './community-attacks/endings.ts';
import { NAME_ATTACKS } from './community-attacks/names.ts';
import { NOTICE_ATTACKS } from './community-attacks/notices.ts';
import { raid, type RaidPlan, type Verdict } from './community-attacks/raid.ts';
import { REPORT_ATTACKS } from './community-attacks/reports.ts';
import { RING_ATTACKS } from './community-attacks/rings.ts';
import { SABOTAGE } from './community-attacks/sabotage.ts';
import type { Scenario } from './community-attacks/scenario.ts';
import { tellVerdict } from './community-attacks/tell-verdict.ts';
import { VIEW_ATTACKS } from './community-attacks/views.ts';
import { VOTE_ATTACKS } from './community-attacks/votes.ts';
import { copyWorld, openWorld } from './community-attacks/world.ts';

const FAMILIES: Readonly<Record<string, readonly Scenario[]>> = {
  votes: VOTE_ATTACKS,
  rings: RING_ATTACKS,
  views: VIEW_ATTACKS,
  sabotage: SABOTAGE,
  names: NAME_ATTACKS,
  comments: COMMENT_ATTACKS,
  notices: NOTICE_ATTACKS,
  endings: ENDING_ATTACKS,
  reports: REPORT_ATTACKS,
};

/** Part of the acts in a small run. */
const SMALL_SHARE = 0.1;

/**
 * Attacks on an honest community through the whole API, each on a copy of its own: what an attacker won, and whether
 * the community held to its bounds (bounds.ts). Words: `small` for a quick run, names of families to run only these.
 */
export async function benchCommunityAttacks(words: readonly string[]): Promise<Record<string, unknown>> {
  const isSmall = words.includes('small');
  const wanted = Object.keys(FAMILIES).filter((family) => words.includes(family));
  const folder = await mkdtemp(join(tmpdir(), 'kinora-bench-'));
  const server = await startTestServer();
  const connection = await openDatabase({ config: { dataFolder: folder, databaseUrl: server.url }, log, poolSize: 1 });
  try {
    const plan: RaidPlan = {
      server: connection,
      dataFolder: folder,
      share: isSmall ? SMALL_SHARE : 1,
      ...(await buildCommunities(connection, folder, isSmall)),
    };
    const verdicts: Verdict[] = [];
    for (const family of wanted.length > 0 ? wanted : Object.keys(FAMILIES)) {
      for (const scenario of FAMILIES[family] ?? []) {
        const verdict = await raid(plan, family, scenario);
        verdicts.push(verdict);
        process.stdout.write(`${tellVerdict(verdict)}\n`);
      }
    }
    return {
      hostileActs: verdicts.reduce((sum, { acts }) => sum + acts, 0),
      scenarios: verdicts.length,
      held: verdicts.filter(({ faults }) => faults.length === 0).length,
      verdicts,
    };
  } finally {
    await connection.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The honest community before the attacks that go on for days, and the same some honest days later. */
async function buildCommunities(
  server: RaidPlan['server'],
  folder: string,
  isSmall: boolean,
): Promise<Pick<RaidPlan, 'earlier' | 'later'>> {
  const size = isSmall ? SMALL_SIZE : FULL_SIZE;
  await copyWorld(server, TEMPLATE_NAME, 'earlier');
  const world = await openWorld(server.url, 'earlier', folder);
  const community = await foundCommunity(world, size);
  for (let day = 0; day < size.days; day++) {
    if (day === size.days - 2) {
      const as = community.attacker;
      const path = `/api/films/${community.pushedFilmId}`;
      await world.send({ method: 'PATCH', path, as, body: { visibility: 'public' } });
    }
    await liveDay(world, community);
  }
  await world.close();
  const earlier: Community = structuredClone(community);
  await copyWorld(server, 'earlier', 'later');
  const next = await openWorld(server.url, 'later', folder);
  for (let day = 0; day < LATER_DAYS; day++) {
    await liveDay(next, community);
  }
  const { movies } = (await next.send({ method: 'GET', path: '/api/movies?limit=24' })).body as {
    movies: { likes: number; viewers: number }[];
  };
  await next.close();
  process.stdout.write(`an honest community of ${community.films.length} films, ${size.people} people\n`);
  const told = [0, 11, 23].map((at) => `${movies[at]?.likes} likes of ${movies[at]?.viewers} viewers`);
  process.stdout.write(`the films at places 1, 12 and 24 of the hottest: ${told.join(', ')}\n`);
  return { earlier: { name: 'earlier', community: earlier }, later: { name: 'later', community } };
}
