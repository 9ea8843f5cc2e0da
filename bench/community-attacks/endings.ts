import { setTimeout as pause } from 'node:timers/promises';
import { banAccount } from '#src/foundation/accounts/server/bans/ban-account.ts';
import { hashPassword } from '#src/foundation/accounts/server/passwords/password-hash.ts';
import { BOUNDS } from './bounds.ts';
import type { Outcome, Raid, Scenario } from './scenario.ts';
import { household, type Person } from './world.ts';

const HIDEOUTS = 60_000;
const PASSWORD = 'seven slow otters';
const MOST_WAITS = 600;

/** What is left of the votes of accounts that are gone. */
export const ENDING_ATTACKS: readonly Scenario[] = [
  { name: 'votes of deleted accounts', notices: BOUNDS.noticesFromCrowd, run: (raid) => vanish(raid, deleteAll) },
  { name: 'votes of banned accounts', notices: BOUNDS.noticesFromCrowd, run: (raid) => vanish(raid, banAll) },
];

interface Counts {
  likes: number;
  recommendations: number;
  comments: number;
  viewers: number;
  followers: number;
  place: number;
}

/** A crowd does everything for the pushed film, then all of its accounts end: the counts must be as before. */
async function vanish(raid: Raid, end: (raid: Raid, crowd: readonly Person[]) => Promise<void>): Promise<Outcome> {
  const { world, community, attack } = raid;
  const crowd = await world.recruit(raid.many(40), 30, (index) => household(HIDEOUTS + index));
  const path = `/api/movies/${community.pushedFilmId}`;
  const before = await readCounts(raid);
  for (const as of crowd) {
    await attack({ method: 'POST', path: `${path}/views`, as, body: { seconds: 20 } });
    await attack({ method: 'PUT', path: `${path}/like`, as });
    await attack({ method: 'PUT', path: `${path}/recommendation`, as });
    await attack({ method: 'POST', path: `${path}/comments`, as, body: { text: 'Wonderful' } });
    await attack({ method: 'PUT', path: `/api/authors/${community.attacker.id}/follow`, as });
  }
  const high = await readCounts(raid);
  await end(raid, crowd);
  const after = await readCounts(raid);
  const left = (['likes', 'recommendations', 'comments', 'viewers', 'followers'] as const).filter(
    (field) => after[field] > before[field],
  );
  return {
    found: `place ${before.place}, ${high.place}, ${after.place}; likes ${before.likes}, ${high.likes}, ${after.likes}; comments ${before.comments}, ${high.comments}, ${after.comments}; viewers ${before.viewers}, ${high.viewers}, ${after.viewers}`,
    faults: [
      ...(left.length > 0 ? [`${left.join(', ')} stay when the accounts are gone`] : []),
      ...(after.place !== 0 && after.place < before.place - 5 ? [`the place ${after.place} stays, before ${before.place}`] : []), // prettier-ignore
    ],
  };
}

async function readCounts(raid: Raid): Promise<Counts> {
  const place = await raid.place();
  const { body } = await raid.world.send({ method: 'GET', path: `/api/movies/${raid.community.pushedFilmId}` });
  const { movie, followers } = body as { movie: Omit<Counts, 'place' | 'followers'>; followers: number };
  return { ...movie, followers, place };
}

async function deleteAll({ world, attack }: Raid, crowd: readonly Person[]): Promise<void> {
  const ids = crowd.map(({ id }) => id);
  const hash = await hashPassword(PASSWORD, 'somebody');
  await world.database.pool.query('update accounts set password_hash = $1 where id = any($2)', [hash, ids]);
  for (const as of crowd) {
    await attack({ method: 'POST', path: '/api/account/delete', as, body: { password: PASSWORD, agreed: true } });
  }
  for (let wait = 0; wait < MOST_WAITS; wait++) {
    const { rowCount } = await world.database.pool.query(
      'select 1 from account_deletions where finished_at is null limit 1',
    );
    if (rowCount === 0) {
      return;
    }
    await pause(100);
  }
  throw new Error('the accounts were not gone in a minute');
}

async function banAll({ world }: Raid, crowd: readonly Person[]): Promise<void> {
  for (const { id } of crowd) {
    await banAccount(world.database.db, { accountId: id, by: world.studio.accountId, reason: 'bought votes' });
  }
}
