import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '#src/apps/api/start-api.ts';
import type { FilmPlan } from '#src/draft-engine/story/film-plan.ts';
import { markMember } from '#src/foundation/accounts/server/standing/change-standing.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { runFfmpeg } from '#src/platform/server/media/ffmpeg/run-ffmpeg.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { FILM_PLAN, filmFile } from '#tests/api/examples/film-file-example.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { playOtio } from '#tests/build/play-otio.ts';
import { readZip } from '#tests/build/read-zip.ts';
import { signIn } from '#tests/build/sign-in.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { TEXT_EXPORTS } from '../../export-formats.ts';
import { circledTake } from '../state/film-rows.ts';
import { WHOLE_FILM } from '../state/next-steps.ts';
import { films } from '../tables.ts';
import type { WholeFilm } from '../view/read-film.ts';

let database: OpenDatabase;
let folder: string;
let studio: Studio;
let api: FastifyInstance;
/** A film that was imported from a file with other transitions than the engine plans. */
let film: WholeFilm;
/** That file. */
let source: { settings: unknown; plan: FilmPlan };
let owner: Record<string, string>;
let stranger: Record<string, string>;
let strangerId: string;

const isOver = ({ film: { status } }: WholeFilm): boolean => status === 'COMPLETED' || status === 'FAILED';

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-exports-'));
  studio = await buildStudio(database, folder);
  api = await createApi(studio.parts);
  strangerId = await buildAccount(database);
  owner = await signIn(database, folder, studio.accountId);
  stranger = await signIn(database, folder, strangerId);
  const idea = 'A fox finds a lamp, loses it and finds it again the next day';
  const firstId = await studio.createFilm({ shortSidePixels: 180, shots: 5, idea });
  await studio.waitFor(firstId, ({ shots }) => shots.length > 0);
  source = (await get(`/api/films/${firstId}/exports/json`)).json();
  await api.inject({ method: 'POST', url: `/api/films/${firstId}/cancel`, headers: owner, payload: {} });
  for (const [index, transition] of [
    [1, 'dissolve'],
    [3, 'fade_in'],
  ] as const) {
    Object.assign(source.plan.shots[index] ?? {}, { transition });
  }
  const { filmId } = (await importFile(JSON.stringify(source), owner)).json<{ filmId: string }>();
  film = await studio.waitFor(filmId, isOver);
});
afterAll(async () => {
  await api?.close();
  await studio?.close();
  await database?.close();
  if (folder) {
    await rm(folder, { recursive: true, force: true });
  }
});

const get = (url: string, headers = owner): Promise<LightMyRequestResponse> => api.inject({ url, headers });
const importFile = (file: string, headers: Record<string, string>): Promise<LightMyRequestResponse> =>
  api.inject({ method: 'POST', url: '/api/imported-films', headers, payload: { file } });
const read = (format: string): Promise<LightMyRequestResponse> => get(`/api/films/${film.film.id}/exports/${format}`);

async function linkOf(format: 'pdf' | 'zip', headers: Record<string, string> = owner): Promise<string> {
  return (await get(`/api/films/${film.film.id}/export-links/${format}`, headers)).json<{ path: string }>().path;
}

test('[EDIT-17] a film that was imported is made anew, free, from the very plan, and gives the same file again', async () => {
  expect(film.film).toMatchObject({ status: 'COMPLETED', error: null, title: source.plan.title, ownKeyModels: [] });
  expect(film.film.models).toMatchObject({ text: 'draft-text', image: 'draft-image', video: 'draft-video' });
  expect(film.charges).toEqual([]);
  expect((await read('json')).json()).toEqual(source);
  expect((await read('json')).body).not.toContain(film.film.accountId);
});

test('[EDIT-17] each export has its type and a plain name, and the subtitles are those of the cut', async () => {
  for (const format of TEXT_EXPORTS) {
    const { statusCode, headers } = await read(format);
    expect([statusCode, headers['content-disposition']]).toEqual([
      200,
      expect.stringContaining(`filename="film.${format}"`),
    ]);
  }
  const kept = film.files.get(film.cut?.subtitlesFileId ?? '')?.storageKey ?? '';
  const vtt = (await read('vtt')).body;
  expect(vtt).toBe(await readFile(studio.parts.storage.pathOf(kept), 'utf8'));
  const times = (text: string): string[] => text.match(/\d\d:\d\d:\d\d[.,]\d{3}/g) ?? [];
  expect(times((await read('srt')).body).map((time) => time.replace(',', '.'))).toEqual(times(vtt));
  expect(times(vtt).length).toBeGreaterThan(1);
});

test('[EDIT-17] the ZIP has all files of the film, and those to which its timelines refer', async () => {
  const answer = await api.inject({ url: await linkOf('zip') });
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment',
  });
  const zip = readZip(answer.rawPayload);
  const cut = circledTake(film, 'movie', WHOLE_FILM)?.fileId ?? '';
  const stored = await readFile(studio.parts.storage.pathOf(film.files.get(cut)?.storageKey ?? ''));
  expect(zip.get('film.mp4')?.equals(stored)).toBe(true);
  expect(zip.get('storyboard.pdf')?.subarray(0, 5).toString()).toBe('%PDF-');
  const made = film.takes.filter(({ fileId }) => fileId !== null).length;
  // Beside the takes: six texts, the storyboard and four stems.
  expect(zip.size).toBe(made + TEXT_EXPORTS.length + 1 + 4);
  const named = {
    otio: [
      ...(zip
        .get('film.otio')
        ?.toString()
        .matchAll(/"target_url": "([^"]+)"/g) ?? []),
    ],
    fcpxml: [
      ...(zip
        .get('film.fcpxml')
        ?.toString()
        .matchAll(/src="\.\/([^"]+)"/g) ?? []),
    ],
    edl: [
      ...(zip
        .get('film.edl')
        ?.toString()
        .matchAll(/SOURCE FILE: (.+)/g) ?? []),
    ],
  };
  for (const [format, references] of Object.entries(named)) {
    const paths = references.map(([, path = '']) => path);
    expect(paths.length, format).toBeGreaterThan(8);
    expect(
      paths.filter((path) => !zip.has(path)),
      format,
    ).toEqual([]);
    expect(paths, format).toContain('clips/S03-clip-T1.mp4');
  }
});

test('[EDIT-17] the ZIP lacks the parts that are left out of it, and a link for fewer parts gives no more', async () => {
  const url = `/api/films/${film.film.id}/export-links/zip?without[]=cut&without[]=clips&without[]=stems`;
  const path = (await get(url)).json<{ path: string }>().path;
  const names = [...readZip((await api.inject({ url: path })).rawPayload).keys()];
  expect(names.filter((name) => /^(film\.mp4|clips|stems)/.test(name))).toEqual([]);
  for (const folder of ['pictures', 'voices', 'sounds', 'music']) {
    expect(
      names.some((name) => name.startsWith(`${folder}/`)),
      folder,
    ).toBe(true);
  }
  expect(names).toEqual(expect.arrayContaining(['storyboard.pdf', 'film.otio']));
  const more = path.replace(/&without=[^&]*/, '&without=');
  expect((await api.inject({ url: more })).statusCode).toBeGreaterThanOrEqual(400);
  expect((await get(`/api/films/${film.film.id}/export-links/zip?without[]=exe`)).statusCode).toBe(400);
});

test('[EDIT-17] a cut from before the last change lies apart, and no timeline refers to its sound', async () => {
  const version = film.film.cutSettings;
  await database.db
    .update(films)
    .set({ cutSettings: { ...version, dissolveFrames: version.dissolveFrames + 1 } })
    .where(eq(films.id, film.film.id));
  const zip = readZip((await api.inject({ url: await linkOf('zip') })).rawPayload);
  const paths = [...zip.keys()];
  expect(paths).toContain('former-cut/film.mp4');
  expect(paths.filter((path) => path.startsWith('former-cut/stems/'))).toHaveLength(4);
  expect(paths.filter((path) => path === 'film.mp4' || path.startsWith('stems/'))).toEqual([]);
  const otio = zip.get('film.otio')?.toString() ?? '';
  expect(otio).not.toContain('stems/');
  expect(otio).toMatch(/"target_url": "voices\//);
  const sounds = paths.filter((path) => path.startsWith('sounds/'));
  expect(sounds.length).toBeGreaterThan(0);
  const fcpxml = zip.get('film.fcpxml')?.toString() ?? '';
  expect(sounds.filter((path) => !otio.includes(`"${path}"`) || !fcpxml.includes(`./${path}"`))).toEqual([]);
  await database.db.update(films).set({ cutSettings: version }).where(eq(films.id, film.film.id));
});

test('[EDIT-17] the storyboard is a PDF with its fonts inside, one page for six shots', async () => {
  const answer = await api.inject({ url: await linkOf('pdf') });
  const pdf = answer.rawPayload.toString('latin1');
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect([pdf.startsWith('%PDF-'), pdf.trimEnd().endsWith('%%EOF')]).toEqual([true, true]);
  expect(pdf.match(/\/Type \/Page\n/g)).toHaveLength(1);
  // A picture for each shot, and subsets of the fonts that are used.
  expect(pdf.match(/\/Subtype \/Image/g)).toHaveLength(film.shots.length);
  expect(pdf.match(/\/FontFile3/g)).toHaveLength(2);
  expect(pdf.length).toBeLessThan(1_000_000);
});

test('[EDIT-17] exports are for the owner alone, and a link is for its session and its minutes', async () => {
  for (const url of [`/api/films/${film.film.id}/exports/otio`, `/api/films/${film.film.id}/export-links/zip`]) {
    expect((await get(url, stranger)).json()).toMatchObject({ code: 'FILM_NOT_FOUND' });
    expect((await get(url, {})).json()).toMatchObject({ code: 'NOT_LOGGED_IN' });
  }
  const link = await linkOf('pdf');
  const refused = async (path: string): Promise<unknown> => (await api.inject({ url: path })).json();
  for (const path of [
    link.replace('/pdf?', '/zip?'),
    link.replace(/until=\d+/, 'until=99999999999'),
    link.replace('language=en', 'language=ko'),
    link.replace(/proof=.*/, ''),
    `${link}x`,
  ]) {
    expect(await refused(path)).toMatchObject({ code: 'LINK_USED' });
  }
  await database.pool.query('delete from sessions where account_id = $1', [strangerId]);
  expect((await get(`/api/films/${film.film.id}/exports/otio`, stranger)).statusCode).toBe(401);
});

test('[EDIT-17] an import is held to the words, rights and limits of any other film', async () => {
  const member = await signIn(database, folder, await buildAccount(database));
  const code = async (file: string): Promise<string> => (await importFile(file, member)).json<{ code: string }>().code;
  const withShot = (change: object): string =>
    filmFile({ plan: { ...FILM_PLAN, shots: FILM_PLAN.shots.map((shot) => ({ ...shot, ...change })) } });
  expect(await code(withShot({ script: '爆弾の作り方' }))).toBe('CONTENT_SENSITIVE');
  expect(await code(withShot({ speech: { kind: 'narration', text: 'child porn', emotion: 'neutral' } }))).toBe(
    'CONTENT_SENSITIVE',
  );
  expect(await code(filmFile({ plan: { ...FILM_PLAN, title: 'child porn' } }))).toBe('CONTENT_SENSITIVE');
  const child = {
    ...FILM_PLAN.characters[0],
    figure: { ...CHILD, colours: ['red', 'blue'], accessories: [], seed: 1 },
  };
  const actors = FILM_PLAN.shots[0]?.actors.map((actor) => ({ ...actor, keyframes: [{ at: 0.5, pose: 'kiss' }] }));
  const kissed = { ...FILM_PLAN, shots: FILM_PLAN.shots.map((shot) => ({ ...shot, actors })) };
  expect(await code(filmFile({ plan: { ...kissed, characters: [child] } }))).toBe('CONTENT_SENSITIVE');
  const many = Array.from({ length: 40 }, (_, index) => ({ ...FILM_PLAN.shots[1], number: index + 1 }));
  expect(await code(filmFile({ plan: { ...FILM_PLAN, shots: many } }))).toBe('SHOTS_FOR_MEMBERS');
  const { rows } = await database.pool.query('select count(*)::int as films from films');
  expect(rows).toEqual([{ films: 2 }]);
});

test('[EDIT-17] a film of as many shots as the editor takes is imported, left-out shots and all', async () => {
  const accountId = await buildAccount(database);
  await markMember(database.db, accountId, true);
  const script = 'A fox looks at the sea; "the sea", it says. '.repeat(12);
  const shots = Array.from({ length: LIMITS.film.editorShots }, (_, index) => ({
    ...FILM_PLAN.shots[1],
    number: index + 1,
    script,
    ...(index < 490 ? { leftOut: true } : {}),
  }));
  const text = JSON.stringify(JSON.parse(filmFile({ plan: { ...FILM_PLAN, shots } })), null, 1);
  const answer = await importFile(text, await signIn(database, folder, accountId));
  expect(answer.json()).toEqual({ filmId: expect.any(String) });
  const { filmId } = answer.json<{ filmId: string }>();
  const whole = await studio.waitFor(filmId, (imported) => imported.shots.length > 0, accountId);
  expect(whole.shots).toHaveLength(LIMITS.film.editorShots);
  // Only the first shot of the video goes before the others.
  const { rows } = await database.pool.query(
    `select takes.asset_key as key from generations join takes on takes.generation_id = generations.id
     where takes.film_id = $1 and takes.asset_kind = 'clip' and generations.request->>'isOpening' = 'true'`,
    [filmId],
  );
  expect(rows).toEqual([{ key: whole.shots[490]?.id }]);
  await api.inject({
    method: 'POST',
    url: `/api/films/${filmId}/cancel`,
    headers: await signIn(database, folder, accountId),
    payload: {},
  });
});

/** A figure that is drawn as a child. */
const CHILD = {
  kind: 'person',
  age: 'child',
  gender: 'neutral',
  build: 'slim',
  skin: 2,
  hair: 'short',
  hairColour: 'brown',
  facialHair: 'none',
  hat: 'none',
  outfit: 'shirt',
};

const HAS_MELT = spawnSync('melt', ['--version']).status === 0;

test.skipIf(!HAS_MELT)('[EDIT-17] the timeline, played by another program, shows the pictures of the cut', async () => {
  const zip = readZip((await api.inject({ url: await linkOf('zip') })).rawPayload);
  const unpacked = join(folder, 'unpacked');
  for (const [name, bytes] of zip) {
    await mkdir(dirname(join(unpacked, name)), { recursive: true });
    await writeFile(join(unpacked, name), bytes);
  }
  const otio = zip.get('film.otio')?.toString() ?? '';
  const played = await playOtio(otio, { folder: unpacked, width: 320, height: 180, rate: 24 });
  const compared = join(unpacked, 'ssim.txt');
  await runFfmpeg({
    ffmpeg: studio.parts.ffmpeg,
    arguments: [
      '-i',
      played,
      '-i',
      join(unpacked, 'film.mp4'),
      '-lavfi',
      `[0:v]setpts=N[a];[1:v]setpts=N[b];[a][b]ssim=stats_file=${compared}`,
      '-f',
      'null',
      '-',
    ],
  });
  const likeness = [...(await readFile(compared, 'utf8')).matchAll(/All:([\d.]+)/g)].map(([, value]) => Number(value));
  expect(likeness.length).toBe(Math.round((film.cut?.durationSeconds ?? 0) * 24));
  const ten = Array.from(
    { length: 10 },
    (_, index) => likeness[Math.floor(((index + 0.5) * likeness.length) / 10)] ?? 0,
  );
  expect(Math.min(...ten)).toBeGreaterThan(0.95);
});
