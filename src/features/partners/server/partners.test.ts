import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFirstAdmin } from '#src/foundation/accounts/server/create-first-admin.ts';
import { listAudit } from '#src/foundation/audit/server/list-audit.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { findFfmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { ROUTE_ROOTS } from '#src/shared/catalogue/route-roots.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildSliceServer } from '#tests/build/build-slice-server.ts';
import { enrolSecondFactor } from '#tests/build/enrol-second-factor.ts';
import { signIn } from '#tests/build/sign-in.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { partnersRoutes } from './routes.ts';

let database: OpenDatabase;
let folder: string;
let server: FastifyInstance;
let adminId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-partners-'));
  const ffmpeg = await findFfmpeg();
  server = await buildSliceServer(database, folder, {
    routes: () => ({ partners: partnersRoutes({ db: database.db, ffmpeg }) }),
  });
  adminId = (await createFirstAdmin(database.db)).id;
  await enrolSecondFactor(database, folder, adminId);
});
afterAll(async () => {
  await server?.close();
  await database?.close();
  if (folder) {
    await rm(folder, { recursive: true, force: true });
  }
});

const look = { name: 'Lumen Pictures', barColour: '#12343b', accentColour: '#ffd400' };
async function send(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  accountId: string | null = adminId,
): Promise<LightMyRequestResponse> {
  return server.inject({
    method,
    url,
    headers: accountId === null ? {} : await signIn(database, folder, accountId),
    ...(payload ? { payload } : {}),
  });
}
const create = (slug: string, more: object = {}) => send('POST', '/api/admin/partners', { ...look, slug, ...more });
const codeOf = (response: LightMyRequestResponse): unknown => (response.json() as { code?: string }).code;
const audit = async (slug: string) =>
  (await listAudit(database.db, { subject: slug, limit: 10 })).map(({ action, actorId, before, after }) => ({
    action,
    actorId,
    before,
    after,
  }));

test('[ROUTE-04] [ADM-06] an admin creates, changes and deletes a partner, with audit; anybody reads its frame', async () => {
  expect((await create('lumen')).json()).toMatchObject({ slug: 'lumen', ...look, logo: null });
  const frame = await send('GET', '/api/partners/lumen', undefined, null);
  expect(frame.json()).toEqual({
    slug: 'lumen',
    name: 'Lumen Pictures',
    logo: null,
    palette: expect.objectContaining({ bar: '#12343b', onBar: '#ffffff', action: '#ffd400', onAction: '#000000' }),
  });
  expect(
    (await send('PUT', '/api/admin/partners/lumen', { ...look, name: ' Lumen ', barColour: '#ffffff' })).json(),
  ).toMatchObject({ slug: 'lumen', name: 'Lumen', barColour: '#ffffff' });
  expect((await send('GET', '/api/partners/lumen', undefined, null)).json()).toMatchObject({
    name: 'Lumen',
    palette: { bar: '#ffffff', onBar: '#000000' },
  });
  expect((await send('DELETE', '/api/admin/partners/lumen')).statusCode).toBe(200);
  for (const [method, url, body] of [
    ['GET', '/api/partners/lumen'],
    ['DELETE', '/api/admin/partners/lumen'],
    ['PUT', '/api/admin/partners/lumen', look],
  ] as const) {
    expect(codeOf(await send(method, url, body))).toBe('NOT_FOUND');
  }
  expect(await audit('lumen')).toEqual([
    {
      action: 'partners.delete',
      actorId: adminId,
      before: { ...look, name: 'Lumen', barColour: '#ffffff', logo: null },
      after: null,
    },
    {
      action: 'partners.change',
      actorId: adminId,
      before: { ...look, logo: null },
      after: { ...look, name: 'Lumen', barColour: '#ffffff', logo: null },
    },
    { action: 'partners.create', actorId: adminId, before: null, after: { ...look, logo: null } },
  ]);
});

test('[ROUTE-04] an unknown partner is not found, whatever its address', async () => {
  for (const slug of ['nobody', "'; drop table partners --", 'x'.repeat(100), '..']) {
    expect(codeOf(await send('GET', `/api/partners/${encodeURIComponent(slug)}`, undefined, null)), slug).toBe(
      'NOT_FOUND',
    );
  }
});

test('[ROUTE-04] no partner gets the address of another, or of a path of the program', async () => {
  expect((await create('twice')).statusCode).toBe(200);
  const answers = await Promise.all([
    create('twice'),
    create('thrice'),
    create('thrice'),
    ...ROUTE_ROOTS.map((root) => create(root)),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
    200,
    ...Array.from({ length: 2 + ROUTE_ROOTS.length }, () => 409),
  ]);
  expect(codeOf(await create('admin'))).toBe('SLUG_TAKEN');
  expect(await audit('thrice')).toHaveLength(1);
  for (const slug of [
    '',
    'a',
    'Lumen',
    'two--hyphens',
    '-first',
    'last-',
    'with/slash',
    'with space',
    '片',
    'x'.repeat(41),
  ]) {
    expect(codeOf(await create(slug)), slug).toBe('INVALID_DATA');
  }
});

test('[ADM-06] invalid colours, names and logos are refused', async () => {
  const wrong = [
    { name: ' ' },
    { name: 'x'.repeat(61) },
    { barColour: 'red' },
    { barColour: '#12343B' },
    { accentColour: '#fff' },
    { accentColour: '#12343b;background:url(//x)' },
    { logo: 'no base64!' },
    { logo: 'A'.repeat(700_004) },
  ];
  for (const change of wrong) {
    expect(codeOf(await create('wrong', change)), JSON.stringify(change).slice(0, 60)).toBe('INVALID_DATA');
  }
  const logos = [
    ['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 'IMAGE_FORMAT_UNSUPPORTED'],
    ['', 'IMAGE_FORMAT_UNSUPPORTED'],
    ['x'.repeat(500_001), 'FILE_TOO_LARGE'],
  ] as const;
  for (const [text, code] of logos) {
    expect(codeOf(await create('wrong', { logo: Buffer.from(text).toString('base64') }))).toBe(code);
  }
  expect(codeOf(await send('GET', '/api/partners/wrong', undefined, null))).toBe('NOT_FOUND');
});

test('[ADM-06] a logo is re-encoded, survives other changes, and can be removed', async () => {
  const given = await sharp({
    create: { width: 900, height: 300, channels: 4, background: { r: 200, g: 30, b: 60, alpha: 0.5 } },
  })
    .png()
    .toBuffer();
  const { logo } = (await create('with-logo', { logo: given.toString('base64') })).json() as { logo: string };
  expect(logo).toMatch(/^data:image\/png;base64,/);
  const kept = Buffer.from(logo.slice(logo.indexOf(',') + 1), 'base64');
  expect(await sharp(kept).metadata()).toMatchObject({ width: 256, height: 85, hasAlpha: true });
  expect((await send('PUT', '/api/admin/partners/with-logo', look)).json()).toMatchObject({ logo });
  expect((await send('GET', '/api/partners/with-logo', undefined, null)).json()).toMatchObject({ logo });
  expect((await send('PUT', '/api/admin/partners/with-logo', { ...look, logo: null })).json()).toMatchObject({
    logo: null,
  });
  expect((await audit('with-logo')).at(-1)?.after).toMatchObject({ logo: expect.stringMatching(/^[0-9a-f]{12}$/) });
});

test('[ADM-06] [ROLE-06] only admins manage partners, which are listed page by page', async () => {
  const strangerId = await buildAccount(database);
  for (const [accountId, code] of [
    [null, 'NOT_LOGGED_IN'],
    [strangerId, 'PERMISSION_DENIED'],
  ] as const) {
    for (const [method, url, body] of [
      ['GET', '/api/admin/partners'],
      ['POST', '/api/admin/partners', { ...look, slug: 'theirs' }],
      ['PUT', '/api/admin/partners/twice', look],
      ['DELETE', '/api/admin/partners/twice'],
    ] as const) {
      expect(codeOf(await send(method, url, body, accountId)), method).toBe(code);
    }
  }
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page = (await send('GET', `/api/admin/partners?limit=2${cursor ? `&cursor=${cursor}` : ''}`)).json() as {
      partners: { slug: string }[];
      next: string | null;
    };
    seen.push(...page.partners.map(({ slug }) => slug));
    cursor = page.next;
  }
  expect(seen).toEqual(['thrice', 'twice', 'with-logo']);
});
