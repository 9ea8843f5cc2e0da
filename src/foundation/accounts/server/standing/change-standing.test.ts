import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { filmRightsOf } from '#src/shared/catalogue/film-rights.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { IDENTITIES, type Identity } from '../account.ts';
import { createFirstAdmin } from '../create-first-admin.ts';
import { findOpenAccount } from '../find-open-account.ts';
import { findManagedAccount, listAccounts } from '../list-accounts.ts';
import { markAdmin, markBanned, markGivenMember, markMember, markSpecial } from './change-standing.ts';
import { readGivenMembership } from './read-given-membership.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.close());

const identityOf = async (id: string): Promise<Identity | undefined> =>
  (await findOpenAccount(database.db, id))?.identity;

test('[ACC-02] the identity follows from the marks, and ending a ban or membership restores the one before', async () => {
  const { db } = database;
  const id = await buildAccount(database);
  expect(await identityOf(id)).toBe(IDENTITIES.ordinary);
  await markSpecial(db, id);
  expect(await identityOf(id)).toBe(IDENTITIES.special);
  await markMember(db, id, true);
  expect(await identityOf(id)).toBe(IDENTITIES.member);
  await markBanned(db, id, true);
  expect(await identityOf(id)).toBe(IDENTITIES.banned);
  // A payment that starts or ends meanwhile does not change the ban.
  await markMember(db, id, false);
  expect(await identityOf(id)).toBe(IDENTITIES.banned);
  await markBanned(db, id, false);
  expect(await identityOf(id)).toBe(IDENTITIES.special);
  await markAdmin(db, id, true);
  await markMember(db, id, true);
  expect(await identityOf(id)).toBe(IDENTITIES.admin);
});

test('[ACC-02] a given membership ends at its time, whether or not anything sweeps it', async () => {
  const { db } = database;
  const id = await buildAccount(database);
  const HOUR = 3_600_000;
  const give = (fromNow: number) => markGivenMember(db, id, { until: new Date(Date.now() + fromNow) });
  const standing = async () => [await identityOf(id), (await readGivenMembership(db, id)) !== null];
  await give(HOUR);
  expect(await standing()).toEqual([IDENTITIES.member, true]);
  await give(-HOUR);
  expect(await standing()).toEqual([IDENTITIES.ordinary, false]);
  expect(await findManagedAccount(db, id)).toMatchObject({ identity: IDENTITIES.ordinary, isGivenMember: false });
  const members = await listAccounts(db, { search: id, alsoFound: [], identity: 'member', limit: 1 });
  expect(members).toEqual([]);
  await markMember(db, id, true);
  expect(await standing()).toEqual([IDENTITIES.member, false]);
  await markMember(db, id, false);
  await markSpecial(db, id);
  expect(await standing()).toEqual([IDENTITIES.special, false]);
  await markBanned(db, id, true);
  expect(await standing()).toEqual([IDENTITIES.banned, false]);
  await markBanned(db, id, false);
  await markGivenMember(db, id, { until: null });
  expect(await standing()).toEqual([IDENTITIES.member, true]);
});

test('[ACC-02] the database lets nobody write an identity and bans no admin', async () => {
  const { id } = await createFirstAdmin(database.db);
  expect(await identityOf(id)).toBe(IDENTITIES.admin);
  await expect(markBanned(database.db, id, true)).rejects.toMatchObject({
    cause: { constraint: 'accounts_admin_never_banned' },
  });
  await expect(database.pool.query('update accounts set identity = 2 where id = $1', [id])).rejects.toThrow('identity');
  expect(await identityOf(id)).toBe(IDENTITIES.admin);
});

test('[ACC-02] [ROLE-01] [ROLE-06] rights follow from the identity by one table, and end with it', async () => {
  const { db } = database;
  const id = await buildAccount(database);
  const rights = async (hasInvited = false) => {
    const { member, premiumModels, paidOneClick, marked, maximumShots, maximumShortSidePixels } = filmRightsOf({
      identity: (await identityOf(id)) ?? 1,
      hasInvited,
    });
    return { member, premiumModels, paidOneClick, marked, maximumShots, maximumShortSidePixels };
  };
  const free = {
    member: false,
    premiumModels: false,
    paidOneClick: false,
    marked: true,
    maximumShots: 8,
    maximumShortSidePixels: 720,
  };
  const member = {
    member: true,
    premiumModels: true,
    paidOneClick: true,
    marked: false,
    maximumShots: LIMITS.film.maximumShots,
    maximumShortSidePixels: 1080,
  };
  expect(await rights()).toEqual(free);
  expect(await rights(true)).toEqual({ ...free, paidOneClick: true });
  await markMember(db, id, true);
  expect(await rights()).toEqual(member);
  await markMember(db, id, false);
  expect(await rights()).toEqual(free);
  await markSpecial(db, id);
  expect(await rights()).toEqual(member);
  await markBanned(db, id, true);
  expect(await rights()).toEqual(free);
  await markBanned(db, id, false);
  await markAdmin(db, id, true);
  expect(await rights()).toEqual(member);
});
