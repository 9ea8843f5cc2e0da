import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '#src/apps/api/start-api.ts';
import { markAdmin, markBanned, markMember } from '#src/foundation/accounts/server/standing/change-standing.ts';
import { accounts } from '#src/foundation/accounts/server/tables.ts';
import { proveLedger } from '#src/foundation/coins/server/prove-ledger.ts';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { files } from '#src/foundation/files/server/tables.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { enrolSecondFactor } from '#tests/build/enrol-second-factor.ts';
import { signIn } from '#tests/build/sign-in.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';

let database: OpenDatabase;
let folder: string;
let studio: Studio;
let api: FastifyInstance;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-record-'));
  studio = await buildStudio(database, folder, { work: false });
  api = await createApi(studio.parts);
});
afterAll(async () => {
  await api?.close();
  await studio?.close();
  await database?.close();
  if (folder) {
    await rm(folder, { recursive: true, force: true });
  }
});

const BLANK = {
  username: 'Mira',
  description: '',
  phone: null,
  phone_hidden: true,
  social_accounts: [],
  social_accounts_hidden: false,
  job_type: null,
  job_style: null,
  job: '',
  reasons: [],
  use_cases: [],
  allow_contact: false,
};
const WHOLE = {
  ...BLANK,
  description: 'Films about foxes.',
  phone: '+49 (30) 1234-567',
  social_accounts: [{ network: 'youtube', name: 'mira-foxes' }],
  job_type: 'studio',
  job_style: 'freelance',
  job: 'Director',
  reasons: ['tell_stories'],
  use_cases: ['series', 'ads'],
  allow_contact: true,
};

/** An account and its headers. */
async function enter(): Promise<{ id: string; headers: { authorization: string } }> {
  const id = randomUUID();
  await database.db.insert(accounts).values({ id, username: 'Mira', email: `mira-${id}@gmail.com` });
  return { id, headers: await signIn(database, folder, id) };
}
const read = (id: string, headers: Record<string, string>): Promise<LightMyRequestResponse> =>
  api.inject({ url: `/api/account/account/${id}`, headers });
const save = (headers: Record<string, string>, body: object): Promise<LightMyRequestResponse> =>
  api.inject({ method: 'PUT', url: '/api/account/profile', headers, payload: body });

test('[ACC-01] [ACC-03] [BOOT-05] the own record has every field, with what the person made of it', async () => {
  const { id, headers } = await enter();
  expect((await read(id, headers)).json()).toEqual({
    id,
    username: 'Mira',
    email: `mira-${id}@gmail.com`,
    phone: null,
    phone_hidden: true,
    avatar: 'avatar',
    avatar_path: null,
    description: '',
    social_accounts: [],
    social_accounts_hidden: false,
    job_type: null,
    job_style: null,
    job: '',
    reasons: [],
    use_cases: [],
    allow_contact: false,
    credit: 0,
    identity: 1,
    invite_code: expect.toSatisfy((code: unknown) => code === null || typeof code === 'string'),
    invitation_count: 0,
    invitation_limit: 10,
    can_invite: true,
    has_info: false,
    has_feedback: false,
    version: 0,
    language: null,
    has_password: false,
    has_second_factor: false,
  });
  expect((await save(headers, { ...WHOLE, username: '  Mira\u202e  the\tFox ', version: 0 })).statusCode).toBe(200);
  expect((await read(id, headers)).json()).toMatchObject({
    ...WHOLE,
    username: 'Mira the Fox',
    phone: '+49301234567',
    has_info: true,
    credit: 50,
    version: 1,
  });
});

test("[ACC-01] [ACC-03] another's record is its public part: phone and social accounts unless they are hidden, nothing else", async () => {
  const [owner, other] = [await enter(), await enter()];
  await save(owner.headers, { ...WHOLE, version: 0 });
  const seen = { id: owner.id, username: 'Mira', avatar: 'avatar', avatar_path: null, description: WHOLE.description };
  expect((await read(owner.id, other.headers)).json()).toEqual({
    ...seen,
    phone: null,
    social_accounts: WHOLE.social_accounts,
  });
  await save(owner.headers, { ...WHOLE, phone_hidden: false, social_accounts_hidden: true, version: 1 });
  expect((await read(owner.id, other.headers)).json()).toEqual({ ...seen, phone: '+49301234567', social_accounts: [] });
  expect((await read(randomUUID(), other.headers)).json()).toMatchObject({ code: 'USER_NOT_FOUND' });
  expect((await read(owner.id, {})).json()).toMatchObject({ code: 'NOT_LOGGED_IN' });
});

test('[ACC-03] a banned account reads its own record and nothing more, and others do not find it', async () => {
  const [banned, other] = [await enter(), await enter()];
  await markBanned(database.db, banned.id, true);
  expect((await read(banned.id, banned.headers)).json()).toMatchObject({ id: banned.id, identity: 3 });
  expect((await read(other.id, banned.headers)).json()).toMatchObject({ code: 'ACCOUNT_BANNED' });
  expect((await save(banned.headers, { ...WHOLE, version: 0 })).json()).toMatchObject({ code: 'ACCOUNT_BANNED' });
  expect((await read(banned.id, other.headers)).json()).toMatchObject({ code: 'USER_NOT_FOUND' });
});

test('[ACC-04] [CAT-32] a profile that becomes whole pays 50 once, however many saves come at once and whatever is emptied and filled again', async () => {
  const { id, headers } = await enter();
  for (const field of ['description', 'job_type', 'job_style', 'job', 'reasons', 'use_cases'] as const) {
    const version = ((await read(id, headers)).json() as { version: number }).version;
    expect((await save(headers, { ...WHOLE, [field]: BLANK[field], version })).json(), field).toMatchObject({
      bonusCoins: 0,
      record: { has_info: false },
    });
  }
  const version = ((await read(id, headers)).json() as { version: number }).version;
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => save(headers, { ...WHOLE, job: `Director ${index}`, version })),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.filter((answer) => (answer.json() as { code?: string }).code === 'PROFILE_CHANGED')).toHaveLength(11);
  expect(
    answers
      .map((answer) => (answer.json() as { bonusCoins?: number }).bonusCoins ?? 0)
      .reduce((sum, coins) => sum + coins),
  ).toBe(50);
  await save(headers, { ...BLANK, version: version + 1 });
  expect((await save(headers, { ...WHOLE, version: version + 2 })).json()).toMatchObject({
    bonusCoins: 0,
    record: { has_info: true, credit: 50 },
  });
  expect(await readBalance(database.db, id)).toBe(50);
  expect((await proveLedger(database.db)).faults).toEqual([]);
});

test('[REL-05] of two tabs the second is shown both texts, nothing is overwritten, and what is sent twice is saved once', async () => {
  const { id, headers } = await enter();
  const first = { ...WHOLE, description: 'From the first tab', version: 0 };
  expect((await save(headers, first)).json()).toMatchObject({ record: { version: 1 }, bonusCoins: 50 });
  const second = await save(headers, { ...WHOLE, description: 'From the second tab', version: 0 });
  expect(second.statusCode).toBe(409);
  expect(second.json()).toMatchObject({
    code: 'PROFILE_CHANGED',
    details: { current: { description: 'From the first tab', job: 'Director', version: 1 } },
  });
  // The answer to the first was lost: it is sent again, and was saved all the same.
  expect((await save(headers, first)).json()).toMatchObject({
    record: { version: 1, description: 'From the first tab' },
    bonusCoins: 0,
  });
  expect((await read(id, headers)).json()).toMatchObject({ description: 'From the first tab', version: 1, credit: 50 });
});

test('[ACC-01] [ACC-04] the avatar is a picture of our own encoding; the next one replaces it, and it can be the default one again', async () => {
  const { id, headers } = await enter();
  const upload = async (colour: string): Promise<{ avatar: string; avatar_path: string }> => {
    const png = await sharp({ create: { width: 900, height: 900, channels: 3, background: colour } })
      .png()
      .toBuffer();
    return (
      await api.inject({
        method: 'POST',
        url: '/api/account/avatar',
        headers: { ...headers, 'content-type': 'image/png' },
        payload: png,
      })
    ).json();
  };
  const first = await upload('#a05030');
  expect(first.avatar).toMatch(/^[0-9a-f-]{36}\.jpg$/);
  const picture = await api.inject({ url: first.avatar_path });
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 512, height: 512 });
  const second = await upload('#30a050');
  expect((await api.inject({ url: first.avatar_path })).statusCode).toBe(404);
  const other = await enter();
  const seen = (await read(id, other.headers)).json() as { avatar: string; avatar_path: string };
  expect(seen.avatar).toBe(second.avatar);
  expect((await api.inject({ url: seen.avatar_path })).statusCode).toBe(200);
  expect((await api.inject({ method: 'DELETE', url: '/api/account/avatar', headers })).json()).toEqual({
    avatar: 'avatar',
    avatar_path: null,
  });
  expect(await database.db.select().from(files).where(eq(files.accountId, id))).toEqual([]);
});

test('[ADM-01] [ACC-04] an admin finds who gave a phone number in the profile, however either of them wrote it', async () => {
  const [mira, second, { id: adminId }] = [await enter(), await enter(), await enter()];
  await markAdmin(database.db, adminId, true);
  await enrolSecondFactor(database, folder, adminId);
  const admin = await signIn(database, folder, adminId);
  const find = async (search: string): Promise<string[]> => {
    const response = await api.inject({
      url: `/api/admin/accounts?search=${encodeURIComponent(search)}`,
      headers: admin,
    });
    return (response.json() as { accounts: { id: string }[] }).accounts.map(({ id }) => id);
  };
  await save(mira.headers, { ...WHOLE, phone: '+44 (20) 7946-0018', version: 0 });
  await save(second.headers, { ...WHOLE, phone: '+442079460019', version: 0 });
  for (const search of ['+442079460018', '+44 20 7946 0018', ' +44 (20) 7946.0018 ']) {
    expect(await find(search), search).toEqual([mira.id]);
  }
  expect(await find('+44 20 7946 0010')).toEqual([]);
});

test('[ROLE-02] the rights of a member end with the membership; what was made with them stays', async () => {
  const { id, headers } = await enter();
  const input = {
    idea: 'A fox opens a library',
    type: 'fantasy',
    style: 'gouache',
    aspect: '16:9',
    language: 'en',
    shots: 12,
    resolution: '1080p',
    mode: 'step_by_step',
  };
  const make = (): Promise<LightMyRequestResponse> =>
    api.inject({ method: 'POST', url: '/api/films', headers, payload: input });
  expect((await make()).json()).toMatchObject({ code: 'SHOTS_FOR_MEMBERS' });
  await markMember(database.db, id, true);
  expect((await read(id, headers)).json()).toMatchObject({ identity: 2 });
  const { filmId } = (await make()).json() as { filmId: string };
  await markMember(database.db, id, false);
  expect((await read(id, headers)).json()).toMatchObject({ identity: 1 });
  expect((await make()).json()).toMatchObject({ code: 'SHOTS_FOR_MEMBERS' });
  expect((await api.inject({ url: `/api/films/${filmId}`, headers })).json()).toMatchObject({
    id: filmId,
    resolution: '1080p',
  });
  expect(
    (
      await api.inject({ method: 'PATCH', url: `/api/films/${filmId}`, headers, payload: { title: 'Still mine' } })
    ).json(),
  ).toMatchObject({ title: 'Still mine' });
  expect(
    ((await api.inject({ url: '/api/films', headers })).json() as { films: { id: string }[] }).films.map(
      (film) => film.id,
    ),
  ).toEqual([filmId]);
});
