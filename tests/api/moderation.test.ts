import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountEnd, archiveSections } from '#src/apps/account-data.ts';
import { createApi } from '#src/apps/api/start-api.ts';
import type { ModerationCaseAnswer } from '#src/features/administration/moderation-contract.ts';
import { upgradeShots } from '#src/features/film/server/upgrades/upgrade-shots.ts';
import { appendPart } from '#src/features/film/server/uploads/append-part.ts';
import { beginUpload } from '#src/features/film/server/uploads/begin-upload.ts';
import type { WholeFilm } from '#src/features/film/server/view/read-film.ts';
import { createSession } from '#src/foundation/accounts/server/sessions/create-session.ts';
import { markMember } from '#src/foundation/accounts/server/standing/change-standing.ts';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { signMediaLink } from '#src/foundation/files/server/sign-media-link.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { loadSigningKeys } from '#src/platform/server/secrets/signing-keys.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { makeNumberedClip } from '#tests/build/build-numbered-clip.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { enrolSecondFactor } from '#tests/build/enrol-second-factor.ts';
import { signIn } from '#tests/build/sign-in.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { startModerationLoopback, type ModerationLoopback } from '#tests/vendors/loopback-moderation.ts';
import { startLoopback, type Loopback } from '#tests/vendors/loopback-service.ts';
import { FAL } from '#tests/vendors/protocols/fal.ts';

let database: OpenDatabase;
let folder: string;
let moderation: ModerationLoopback;
let fal: Loopback;
let studio: Studio;
let api: FastifyInstance;
let picture: Buffer;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-moderation-'));
  moderation = await startModerationLoopback();
  fal = await startLoopback((call, service) => FAL.serve(call, service, { fate: 'made', pendingChecks: 0 }));
  studio = await buildStudio(database, folder, {
    settings: {
      KINORA_MODERATION: 'normal',
      KINORA_PICTURE_CHECK: 'off',
      KINORA_OPENAI_KEY: 'a-secret-key',
      KINORA_OPENAI_URL: moderation.url,
      KINORA_FAL_KEY: 'a-secret-key',
      KINORA_FAL_URL: fal.url,
      KINORA_FETCH_ORIGINS: fal.url,
    },
  });
  const path = join(folder, 'clip.mp4');
  const format = { width: 320, height: 180, framesPerSecond: 24 };
  await makeNumberedClip({ ffmpeg: studio.parts.ffmpeg, path, frames: 130, red: 90, format });
  fal.files.set('clip.mp4', await readFile(path));
  fal.files.set('picture.png', await createCanvas(320, 180).encode('png'));
  api = await createApi(studio.parts);
  await enrolSecondFactor(database, folder, studio.accountId);
  picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a05030' } })
    .png()
    .toBuffer();
});
afterAll(async () => {
  await api?.close();
  await studio?.close();
  await fal?.close();
  await moderation?.close();
  await database?.close();
  if (folder) {
    await rm(folder, { recursive: true, force: true });
  }
});
beforeEach(() => {
  moderation.scores = { text: {}, picture: {} };
});

const as = (accountId: string): Promise<Record<string, string>> => signIn(database, folder, accountId);
const send = async (
  method: 'GET' | 'POST' | 'PATCH' | 'PUT',
  url: string,
  { accountId, payload }: { accountId: string; payload?: object },
): Promise<LightMyRequestResponse> =>
  api.inject({ method, url, headers: await as(accountId), ...(payload ? { payload } : {}) });

async function upload(accountId: string, path = '/api/character-pictures'): Promise<LightMyRequestResponse> {
  const headers = { ...(await as(accountId)), 'content-type': 'image/png' };
  return api.inject({ method: 'POST', url: path, headers, payload: picture });
}

async function countFiles(accountId: string): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    'select count(*)::int as count from files where account_id = $1',
    [accountId],
  );
  return rows[0]?.count ?? -1;
}

async function readCases(ownerId: string, state = 'open'): Promise<ModerationCaseAnswer[]> {
  const answer = await send('GET', `/api/admin/moderation?state=${state}`, { accountId: studio.accountId });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ cases: ModerationCaseAnswer[] }>().cases.filter(({ owner }) => owner.id === ownerId);
}

const decide = (caseId: string, decision: string, reason = ''): Promise<LightMyRequestResponse> =>
  send('POST', `/api/admin/moderation/${caseId}`, { accountId: studio.accountId, payload: { decision, reason } });

const kindsTold = async (accountId: string): Promise<string[]> =>
  (await send('GET', '/api/notifications', { accountId }))
    .json<{ notifications: { kind: string }[] }>()
    .notifications.map(({ kind }) => kind);

test.each(['/api/character-pictures', '/api/cover-pictures', '/api/account/avatar'])(
  '[SEC-15] a picture that moderation refuses is not kept: %s',
  async (path) => {
    const accountId = await buildAccount(database);
    moderation.scores.picture = { sexual: 0.99 };
    const refused = await upload(accountId, path);
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([400, 'CONTENT_SENSITIVE']);
    expect([await countFiles(accountId), await readCases(accountId)]).toEqual([0, []]);
    moderation.scores.picture = {};
    expect((await upload(accountId, path)).statusCode).toBe(200);
    expect(await countFiles(accountId)).toBe(1);
  },
);

test('[SEC-15] a picture that moderation is unsure of works for its owner, and waits for an admin with its own link', async () => {
  const accountId = await buildAccount(database);
  moderation.scores.picture = { sexual: 0.6, violence: 0.95 };
  const uploaded = (await upload(accountId)).json<{ id: string; picture: { path: string } }>();
  const { path } = uploaded.picture;
  const { sessionId } = await createSession(database.db, await buildAccount(database));
  const keys = await loadSigningKeys({ dataFolder: folder });
  const linkOfStranger = signMediaLink(keys, { fileId: uploaded.id, viewer: { session: sessionId } });
  expect((await api.inject(linkOfStranger)).statusCode).toBe(200);
  expect((await api.inject(path)).statusCode).toBe(200);
  const cases = await readCases(accountId);
  expect(cases).toMatchObject([
    {
      state: 'open',
      judgedBy: 'OpenAI',
      text: null,
      categories: [
        { name: 'violence', score: 0.95 },
        { name: 'sexual', score: 0.6 },
      ],
      file: { mime: 'image/jpeg' },
    },
  ]);
  const [waiting] = cases;
  expect((await api.inject(waiting?.file?.path ?? '')).statusCode).toBe(200);

  const without = await decide(waiting?.id ?? '', 'hidden', ' ');
  expect(without.json<{ code: string }>().code).toBe('REASON_EMPTY');
  expect((await decide(randomUUID(), 'allowed')).json<{ code: string }>().code).toBe('NOT_FOUND');
  expect((await decide(waiting?.id ?? '', 'hidden', 'Not for everybody')).statusCode).toBe(200);
  expect(await readCases(accountId)).toEqual([]);
  expect(await readCases(accountId, 'decided')).toMatchObject([{ state: 'hidden', reason: 'Not for everybody' }]);
  expect(await kindsTold(accountId)).toEqual(['content_hidden']);
  // The owner and the admin see it still, and nobody else, whatever link they were given.
  expect((await api.inject(linkOfStranger)).statusCode).toBe(404);
  expect((await api.inject(path)).statusCode).toBe(200);
  expect((await api.inject(waiting?.file?.path ?? '')).statusCode).toBe(200);
  const { rows } = await database.pool.query<{ action: string; after: object }>(
    "select action, after from audit_entries where action = 'moderation.decide'",
  );
  expect(rows).toMatchObject([{ after: { state: 'hidden' } }]);

  // It goes with its file, and with its account; the archive has it.
  let kept = '';
  for (const section of archiveSections(studio.parts)) {
    for await (const entry of section(accountId)) {
      kept = entry.name === 'moderation/cases.json' && 'text' in entry ? entry.text : kept;
    }
  }
  expect(kept).toContain(uploaded.id);
  await database.db.transaction(async (transaction) => {
    for (const forget of accountEnd(studio.parts).forget) {
      await forget(transaction, accountId);
    }
  });
  expect(await readCases(accountId, 'decided')).toEqual([]);
});

test('[SEC-15] nobody but an admin sees the queue or decides', async () => {
  const accountId = await buildAccount(database);
  for (const answer of [
    await send('GET', '/api/admin/moderation', { accountId }),
    await send('POST', `/api/admin/moderation/${randomUUID()}`, { accountId, payload: { decision: 'allowed' } }),
  ]) {
    expect(answer.json<{ code: string }>().code).toBe('PERMISSION_DENIED');
  }
});

test('[SEC-15] a film with a doubtful clip of a vendor is not shared until an admin allows it; what an admin hides is seen by nobody else', async () => {
  const accountId = await buildAccount(database, 300);
  const models = { text: 'draft-text', image: 'draft-image', video: 'draft-video', music: 'draft-music' };
  const lookedAtBefore = countLookedAt();
  const filmId = await studio.createFilm({ accountId, models });
  const isAtRest = ({ film, takes }: WholeFilm): boolean =>
    film.status === 'COMPLETED' && takes.every(({ state }) => state !== 'generating');
  const draft = await studio.waitFor(filmId, isAtRest, accountId);
  // Nothing of the draft engine is looked at.
  expect(countLookedAt()).toBe(lookedAtBefore);

  moderation.scores.picture = { sexual: 0.6 };
  const choice = { accountId, filmId, kind: 'clip', model: 'kling_v21', numbers: [2] } as const;
  await upgradeShots(studio.parts, { ...choice, agreedCoins: 300 });
  const after = await studio.waitFor(filmId, (whole) => isAtRest(whole) && whole.cut?.id !== draft.cut?.id, accountId);
  expect(countLookedAt() - lookedAtBefore).toBe(4);
  expect(await readBalance(database.db, accountId)).toBeLessThan(300);
  const [waiting] = await readCases(accountId);
  expect(waiting?.file?.mime).toBe('video/mp4');
  expect(waiting?.text).toBe(
    after.takes.find(({ assetKind, inputs }) => assetKind === 'clip' && inputs.model === 'kling_v21')?.inputs.prompt,
  );

  const share = (): Promise<LightMyRequestResponse> =>
    send('POST', `/api/films/${filmId}/share`, { accountId, payload: {} });
  const publish = (): Promise<LightMyRequestResponse> =>
    send('PATCH', `/api/films/${filmId}`, { accountId, payload: { visibility: 'public' } });
  const codes = async (): Promise<unknown[]> =>
    [await share(), await publish()].map((answer) => answer.json<{ code?: string }>().code);
  expect(await codes()).toEqual(['FILM_UNDER_REVIEW', 'FILM_UNDER_REVIEW']);
  await decide(waiting?.id ?? '', 'hidden', 'Not for everybody');
  expect(await codes()).toEqual(['FILM_CONTENT_HIDDEN', 'FILM_CONTENT_HIDDEN']);
  await decide(waiting?.id ?? '', 'allowed');
  expect(await codes()).toEqual([undefined, undefined]);
  expect((await kindsTold(accountId)).slice(0, 2)).toEqual(['content_allowed', 'content_hidden']);

  const { token } = (await share()).json<{ token: string }>();
  const shared = await api.inject(`/api/shared-films/${token}`);
  expect(shared.statusCode).toBe(200);
  const movie = shared.json<{ movie: { path: string } }>().movie.path;
  expect((await api.inject(movie)).statusCode).toBe(200);
  await decide(waiting?.id ?? '', 'hidden', 'After a second look');
  expect((await api.inject(`/api/shared-films/${token}`)).json<{ code: string }>().code).toBe('SHARE_NOT_FOUND');
  expect((await api.inject(movie)).statusCode).toBe(404);
});

test('[SEC-15] [EDIT-10] a shared film with an own clip that moderation is unsure of is closed until an admin allows it', async () => {
  const accountId = await buildAccount(database);
  const models = { text: 'draft-text', image: 'draft-image', video: 'draft-video', music: 'draft-music' };
  const filmId = await studio.createFilm({ accountId, models });
  const isAtRest = ({ film, takes }: WholeFilm): boolean =>
    film.status === 'COMPLETED' && takes.every(({ state }) => state !== 'generating');
  const { shots } = await studio.waitFor(filmId, isAtRest, accountId);
  const shotId = shots[0]?.id ?? '';
  const shared = await send('POST', `/api/films/${filmId}/share`, { accountId, payload: {} });
  const { token } = shared.json<{ token: string }>();
  const open = async (): Promise<number> => (await api.inject(`/api/shared-films/${token}`)).statusCode;
  expect(await open()).toBe(200);
  moderation.scores.picture = { sexual: 0.6 };
  const bytes = await readFile(join(folder, 'clip.mp4'));
  const of = { accountId, filmId };
  const uploadId = await beginUpload(studio.parts, { ...of, kind: 'clip', key: shotId, bytes: bytes.length });
  await appendPart(studio.parts, { ...of, uploadId, offset: 0, part: new Blob([new Uint8Array(bytes)]) });
  const isUsed = (film: WholeFilm): boolean =>
    film.takes.some(({ circled, assetKey, inputs }) => circled && assetKey === shotId && inputs.model === 'upload');
  await studio.waitFor(filmId, isUsed, accountId);
  expect(await open()).toBe(404);
  const [waiting] = await readCases(accountId);
  await decide(waiting?.id ?? '', 'allowed');
  expect(await open()).toBe(200);
});

test('[ERR-06] [SEC-15] a film with paid models whose words are refused ends before anything is made, and its coins come back', async () => {
  const accountId = await buildAccount(database, 300);
  await markMember(database.db, accountId, true);
  moderation.scores.text = { 'sexual/minors': 0.9 };
  const submits = fal.calls.length;
  const order = {
    accountId,
    idea: 'A heron mends a clock',
    customStyle: { name: 'Mine', prompt: 'soft chalk' },
    mode: 'one_click',
    models: { text: 'draft-text', image: 'seedream4.0', video: 'kling_v21', music: 'draft-music' },
  } as const;
  const filmId = await studio.createFilm(order);
  const { film, takes } = await studio.waitFor(filmId, (whole) => whole.film.status === 'FAILED', accountId);
  expect(film.error?.code).toBe('CONTENT_SENSITIVE');
  expect(takes.map(({ assetKind }) => assetKind)).toEqual(['story']);
  expect([await readBalance(database.db, accountId), fal.calls.length - submits]).toEqual([300, 0]);
  const asked = moderation.calls.at(-1)?.json?.['input'] as { text: string }[];
  expect(asked[0]?.text).toBe('A heron mends a clock\nMine\nsoft chalk');
  // A draft of the same words is nobody's business outside.
  const before = moderation.calls.length;
  const models = { text: 'draft-text', image: 'draft-image', video: 'draft-video', music: 'draft-music' };
  const draftId = await studio.createFilm({ accountId, idea: 'A heron mends a clock', models });
  await studio.waitFor(draftId, (whole) => whole.film.title !== null, accountId);
  expect(moderation.calls).toHaveLength(before);
});

/** Pictures that the moderation was asked about. */
function countLookedAt(): number {
  return moderation.calls.filter(({ json }) => JSON.stringify(json).includes('image_url')).length;
}
