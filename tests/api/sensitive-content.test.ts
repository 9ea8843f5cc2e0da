import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '#src/apps/api/start-api.ts';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { FEEDBACK_RATINGS } from '#src/shared/catalogue/feedback.ts';
import { errorText } from '#src/shared/errors/error-text.ts';
import { LANGUAGES } from '#src/shared/language/languages.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { signIn } from '#tests/build/sign-in.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';

let database: OpenDatabase;
let folder: string;
let studio: Studio;
let api: FastifyInstance;
let accountId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-sensitive-'));
  studio = await buildStudio(database, folder, { work: false });
  const { config } = studio.parts;
  api = await createApi({
    ...studio.parts,
    config: { ...config, site: { ...config.site, sensitiveWords: ['Voldemort', '-csam'] } },
  });
  accountId = await buildAccount(database, 300);
});
afterAll(async () => {
  await api?.close();
  await studio?.close();
  await database?.close();
  if (folder) {
    await rm(folder, { recursive: true, force: true });
  }
});

const input = {
  idea: 'A fox opens a library',
  type: 'fantasy',
  style: 'gouache',
  aspect: '16:9',
  language: 'en',
  shots: 4,
  mode: 'step_by_step',
};
const post = async (url: string, payload: object, language = 'en'): Promise<LightMyRequestResponse> =>
  api.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...(await signIn(database, folder, accountId)), 'kinora-language': language },
  });
const countFilms = async (): Promise<number> =>
  (
    await database.pool.query<{ count: number }>('select count(*)::int as count from films where account_id = $1', [
      accountId,
    ])
  ).rows[0]?.count ?? -1;

test('[ERR-06] a film with forbidden words in any of its texts is refused in the four languages: nothing is charged, no row is made', async () => {
  const texts = [
    { idea: 'A documentary with child p0rn in it' },
    { idea: '一部儿童色情片' },
    { title: '아동 포르노' },
    { customStyle: { name: 'x', prompt: '児童ポルノ' } },
    { characters: [{ name: 'Nigger', pictureId: randomUUID() }] },
    { idea: 'Voldemort learns to bake' },
    { idea: 'A schoolgirl and her professor fall in love' },
    { idea: '十四岁的女孩爱上了老师' },
    { idea: '열네 살 소녀와 선생님의 사랑' },
    { title: '女子高生と教師の恋' },
  ];
  for (const text of texts) {
    for (const language of LANGUAGES) {
      const response = await post('/api/films', { ...input, models: { image: 'flux-schnell' }, ...text }, language);
      expect([response.statusCode, response.json()]).toMatchObject([
        400,
        { code: 'CONTENT_SENSITIVE', message: errorText(language, 'CONTENT_SENSITIVE') },
      ]);
    }
  }
  expect(errorText('en', 'CONTENT_SENSITIVE')).toBe(
    'Content contains sensitive information, please modify and try again',
  );
  expect([await countFilms(), await readBalance(database.db, accountId)]).toEqual([0, 300]);
});

test('[ERR-06] what is harmless, or what the operator allows, is made; and who runs the site can be told of anything', async () => {
  const made = await post('/api/films', { ...input, idea: 'A detective in Scunthorpe studies csam laws' });
  expect([made.statusCode, await countFilms()]).toEqual([200, 1]);
  const firstLove = await post('/api/films', { ...input, idea: 'Two pupils share their first love' });
  expect([firstLove.statusCode, await countFilms()]).toEqual([200, 2]);
  const ratings = Object.fromEntries(FEEDBACK_RATINGS.map((name) => [name, 3]));
  const feedback = await post('/api/contact/feedback', {
    id: randomUUID(),
    ratings,
    filmType: 'comedy',
    style: 'gouache',
    functionFeedback: 'Somebody shows child porn here.',
    suggestions: 'Remove it.',
  });
  expect(feedback.statusCode).toBe(200);
});
