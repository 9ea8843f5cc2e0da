import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markBanned, markMember } from '#src/foundation/accounts/server/standing/change-standing.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { createHttpServer } from '#src/platform/server/http/create-http-server.ts';
import { decodePicture } from '#src/platform/server/media/pictures/decode-picture.ts';
import { decodeFrames } from '#src/platform/server/media/video/decode-frames.ts';
import { planMark } from '#src/platform/server/media/video/film-mark.ts';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import { errorText } from '#src/shared/errors/error-text.ts';
import { LANGUAGES } from '#src/shared/language/languages.ts';
import type { Vendor } from '#src/vendors/vendor.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { silentLog } from '#tests/build/silent-log.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { filmContract } from '../contract.ts';
import { copyFilm } from './copy-film.ts';
import { deleteFilm } from './delete-film.ts';
import { setCover } from './editing/set-cover.ts';
import { updateFilm } from './editing/update-film.ts';
import { optimiseIdea } from './idea/optimise-idea.ts';
import { keepFilmPicture } from './pictures/keep-film-picture.ts';
import { mountSharePages } from './sharing/mount-share-pages.ts';
import { readSharedFilm } from './sharing/read-shared-film.ts';
import { createShareLink, withdrawShareLink } from './sharing/share-film.ts';
import { circledTake } from './state/film-rows.ts';
import { WHOLE_FILM } from './state/next-steps.ts';
import { films } from './tables.ts';
import { listFilms } from './view/list-films.ts';
import { presentFilm } from './view/present-film.ts';
import { coverFile, readFilm, type WholeFilm } from './view/read-film.ts';
import { readReceipt } from './view/read-receipt.ts';

let database: OpenDatabase;
let folder: string;
let studio: Studio;
let memberId: string;
let freeId: string;
/** The same film by a member and by a free account; the free one has an uploaded character. */
let film: WholeFilm;
let marked: WholeFilm;
let portrait: Buffer;

const isOver = ({ film: { status } }: WholeFilm): boolean => status === 'COMPLETED' || status === 'FAILED';
const pathOf = (whole: WholeFilm, fileId: string | null | undefined): string =>
  studio.parts.storage.pathOf(whole.files.get(fileId ?? '')?.storageKey ?? '');
const present = (whole: WholeFilm) =>
  presentFilm(whole, { language: 'en', link: (id) => `/media/${id}` }, { spentCoins: 0, heldCoins: 0 });

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-verbs-'));
  studio = await buildStudio(database, folder);
  memberId = await buildAccount(database);
  await markMember(database.db, memberId, true);
  freeId = await buildAccount(database);
  portrait = await sharp({ create: { width: 1500, height: 3000, channels: 3, background: '#308070' } })
    .withExif({ IFD0: { Copyright: 'a secret in the metadata' } })
    .jpeg()
    .toBuffer();
  const picture = await keepFilmPicture(studio.parts, { accountId: freeId, purpose: 'character', source: portrait });
  const order = { seed: 40, shortSidePixels: 180 };
  const ids = await Promise.all([
    studio.createFilm({ ...order, accountId: memberId, title: '  The  Minute\nNobody Used ' }),
    studio.createFilm({ ...order, accountId: freeId, characters: [{ name: 'Zephyrine', pictureId: picture.id }] }),
  ]);
  film = await studio.waitFor(ids[0], isOver, memberId);
  marked = await studio.waitFor(ids[1], isOver, freeId);
  if (film.film.error || marked.film.error) {
    throw new Error(`no films: ${JSON.stringify([film.film.error, marked.film.error])}`);
  }
});
afterAll(async () => {
  await studio?.close();
  await database?.close();
  if (folder) {
    await rm(folder, { recursive: true, force: true });
  }
});

test("[EDIT-14] [EDIT-02] a given title stays, an empty one is refused, and another tab's change is not overwritten", async () => {
  expect(film.film.title).toBe('The Minute Nobody Used');
  const own = { accountId: memberId, filmId: film.film.id };
  await expect(updateFilm(studio.parts, { ...own, title: ' \n\u0000 ' })).rejects.toMatchObject({
    code: 'TITLE_EMPTY',
  });
  await expect(updateFilm(studio.parts, { ...own, title: 'x'.repeat(101) })).rejects.toMatchObject({
    code: 'TITLE_TOO_LONG',
  });
  const { version } = film.film;
  const first = await updateFilm(studio.parts, { ...own, title: '시간의 개', version });
  expect(first).toMatchObject({ title: '시간의 개', version: version + 1 });
  await expect(updateFilm(studio.parts, { ...own, title: 'Late', version })).rejects.toMatchObject({
    code: 'FILM_CHANGED',
    details: { version: version + 1, title: '시간의 개' },
  });
  // Repeating the same change is no conflict.
  expect((await updateFilm(studio.parts, { ...own, title: '시간의 개', version })).version).toBe(version + 1);
  await expect(updateFilm(studio.parts, { ...own, accountId: freeId, visibility: 'public' })).rejects.toMatchObject({
    code: 'FILM_NOT_FOUND',
  });
});

test('[PIPE-11] [SEC-05] an uploaded picture is cleaned, and its character appears unchanged and by its name', async () => {
  const view = present(marked);
  const [first] = view.characters;
  expect(first).toMatchObject({
    name: 'Zephyrine',
    given: true,
    servedBy: null,
    status: 'generated',
    picture: { mime: 'image/jpeg' },
  });
  expect(view.characters.slice(1).every(({ given }) => !given)).toBe(true);
  const told = [view.logline, view.outline, ...view.shots.flatMap(({ script, speech }) => [script, speech.text])].join(
    ' ',
  );
  expect(told).toContain('Zephyrine');
  const kept = await sharp(
    pathOf(marked, circledTake(marked, 'character_picture', first?.key ?? '')?.fileId),
  ).metadata();
  expect([kept.width, kept.height, kept.exif, kept.icc, kept.xmp]).toEqual([
    512,
    1024,
    undefined,
    undefined,
    undefined,
  ]);
  // Its own colour is seen where it appears; the same shot of the same film without it has less of that colour.
  const tealIn = async (whole: WholeFilm, position: number): Promise<number> => {
    const shot = whole.shots.find((each) => each.position === position);
    const { data } = await decodePicture(pathOf(whole, circledTake(whole, 'picture', shot?.id ?? '')?.fileId), {
      longestSidePixels: 320,
    });
    let count = 0;
    for (let at = 0; at < data.length; at += 4) {
      if (
        (data[at + 1] as number) - (data[at] as number) > 30 &&
        Math.abs((data[at + 1] as number) - (data[at + 2] as number)) < 40
      ) {
        count++;
      }
    }
    return count;
  };
  const played = marked.shots.filter(
    ({ plan }) =>
      plan.framing !== 'extreme_wide' && plan.actors.some(({ characterKey }) => characterKey === first?.key),
  );
  expect(played.length).toBeGreaterThan(0);
  for (const { position } of played) {
    expect(await tealIn(marked, position), `shot ${position}`).toBeGreaterThan((await tealIn(film, position)) + 150);
  }
  const given = marked.takes.filter(
    ({ assetKind, assetKey }) => assetKind === 'character_picture' && assetKey === first?.key,
  );
  expect(given.map(({ generationId, servedBy, state }) => ({ generationId, servedBy, state }))).toEqual([
    { generationId: null, servedBy: 'upload', state: 'generated' },
  ]);
  const clear = await keepFilmPicture(studio.parts, {
    accountId: freeId,
    purpose: 'cover',
    source: await sharp({
      create: { width: 4000, height: 100, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } },
    })
      .webp()
      .toBuffer(),
  });
  expect(clear).toMatchObject({ mime: 'image/png', width: 1920, height: 48 });
  const refused = [
    Buffer.from('GIF89a'),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    portrait.subarray(0, 4000),
    Buffer.alloc(0),
    Buffer.from('RIFF1234WEBPnothing'),
  ];
  for (const bytes of refused) {
    await expect(
      keepFilmPicture(studio.parts, { accountId: freeId, purpose: 'cover', source: bytes }),
    ).rejects.toMatchObject({
      code: 'IMAGE_FORMAT_UNSUPPORTED',
    });
  }
  const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  await expect(
    keepFilmPicture(studio.parts, { accountId: freeId, purpose: 'cover', source: bomb }),
  ).rejects.toMatchObject({
    code: 'IMAGE_FORMAT_UNSUPPORTED',
  });
});

test("[CAT-43] [ROLE-07] a free account's film has a small mark in a corner of every picture, a member's has none", async () => {
  const { ffmpeg } = studio.parts;
  expect([film.cut?.marked, marked.cut?.marked]).toEqual([false, true]);
  const size = { width: 320, height: 180 };
  const read = (whole: WholeFilm) =>
    decodeFrames({ ffmpeg, path: pathOf(whole, circledTake(whole, 'movie', WHOLE_FILM)?.fileId), ...size });
  const [plain, stamped] = [await read(film), await read(marked)];
  expect(stamped.length).toBeGreaterThan(plain.length / 2);
  const mark = planMark(size, folder);
  const isInside = (x: number, y: number): boolean =>
    x >= mark.left && x < mark.left + mark.width && y >= mark.top && y < mark.top + mark.height;
  // The pixels that never change are the mark: bright letters in its corner only.
  const steady = (frames: readonly Uint8ClampedArray[]): { inside: number; outside: number } => {
    const counts = { inside: 0, outside: 0 };
    const some = frames.filter((_, index) => index > 20 && index < frames.length - 30 && index % 7 === 0);
    for (let y = size.height / 2; y < size.height; y++) {
      for (let x = size.width / 2; x < size.width; x++) {
        const lights = some.map((frame) => frame[(y * size.width + x) * 4 + 1] ?? 0);
        if (Math.min(...lights) > 120) {
          counts[isInside(x, y) ? 'inside' : 'outside'] += 1;
        }
      }
    }
    return counts;
  };
  expect(steady(stamped).inside).toBeGreaterThan(steady(plain).inside + 15);
  expect(mark.width * mark.height).toBeLessThan(size.width * size.height * 0.02);
});

test('[PIPE-01] the thumbnails of the time bar show what the film shows at their second', async () => {
  const { ffmpeg } = studio.parts;
  const thumbnails = present(film).movie?.thumbnails;
  if (!thumbnails || !film.cut) {
    throw new Error('there are none');
  }
  const { width, height, columns, count, everySeconds, vtt } = thumbnails;
  expect([width, height, everySeconds, count]).toEqual([192, 108, 1, Math.ceil(film.cut.durationSeconds)]);
  const sheet = sharp(pathOf(film, film.cut.thumbnailsFileId));
  expect(await sheet.metadata()).toMatchObject({
    format: 'jpeg',
    width: columns * width,
    height: Math.ceil(count / columns) * height,
  });
  const cues = vtt.split('\n\n').slice(1);
  expect(cues).toHaveLength(count);
  expect(cues[1]).toBe(`00:00:01.000 --> 00:00:02.000\n/media/${film.cut.thumbnailsFileId}#xywh=192,0,192,108`);
  const pixels = await sheet.clone().removeAlpha().raw().toBuffer();
  const lightOf = (at: (x: number, y: number, channel: number) => number): number[] => {
    const light: number[] = [];
    for (let y = 4; y < height; y += 12) {
      for (let x = 4; x < width; x += 12) {
        light.push((at(x, y, 0) + at(x, y, 1) + at(x, y, 2)) / 3);
      }
    }
    return light;
  };
  const tiles = Array.from({ length: count }, (_, index) =>
    lightOf(
      (x, y, channel) =>
        pixels[
          ((Math.floor(index / columns) * height + y) * columns * width + (index % columns) * width + x) * 3 + channel
        ] ?? 0,
    ),
  );
  const difference = (first: readonly number[], second: readonly number[]): number =>
    first.reduce((sum, value, index) => sum + Math.abs(value - (second[index] ?? 0)), 0) / first.length;
  for (const second of [3, Math.floor(count / 2), count - 3]) {
    const [frame] = await decodeFrames({
      ffmpeg,
      path: pathOf(film, circledTake(film, 'movie', WHOLE_FILM)?.fileId),
      width,
      height,
      fromSeconds: second,
      count: 1,
    });
    const shown = lightOf((x, y, channel) => frame?.[(y * width + x) * 4 + channel] ?? 0);
    const own = difference(tiles[second] ?? [], shown);
    const others = tiles.map((tile) => difference(tile, shown)).sort((one, other) => one - other);
    // Its own picture is among the most similar: neighbours within a shot look alike.
    expect(own, `second ${second}`).toBeLessThanOrEqual((others[Math.floor(count / 3)] ?? 0) + 1);
  }
});

test('[EDIT-19] [ERR-05] the cover is the first shot until another one or an uploaded picture is chosen', async () => {
  const own = { accountId: memberId, filmId: film.film.id };
  const cover = async () => coverFile(await readFilm(database.db, own))?.id;
  const pictureOf = (position: number) =>
    circledTake(film, 'picture', film.shots.find((shot) => shot.position === position)?.id ?? '')?.fileId;
  expect(await cover()).toBe(pictureOf(1));
  await setCover(studio.parts, { ...own, choice: { kind: 'shot', number: 3 } });
  expect(await cover()).toBe(pictureOf(3));
  expect(present(await readFilm(database.db, own)).coverChoice).toEqual({ kind: 'shot', shot: 3 });
  const picture = await keepFilmPicture(studio.parts, { accountId: memberId, purpose: 'cover', source: portrait });
  await setCover(studio.parts, { ...own, choice: { kind: 'upload', pictureId: picture.id } });
  expect(await cover()).toBe(picture.id);
  await expect(setCover(studio.parts, { ...own, choice: { kind: 'shot', number: 9 } })).rejects.toMatchObject({
    code: 'INDEX_OUT_OF_RANGE',
  });
  const foreign = await keepFilmPicture(studio.parts, { accountId: freeId, purpose: 'cover', source: portrait });
  await expect(
    setCover(studio.parts, { ...own, choice: { kind: 'upload', pictureId: foreign.id } }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const movie = circledTake(film, 'movie', WHOLE_FILM)?.fileId ?? '';
  await expect(setCover(studio.parts, { ...own, choice: { kind: 'upload', pictureId: movie } })).rejects.toMatchObject({
    code: 'IMAGE_NOT_IN_CANDIDATES',
  });
  await setCover(studio.parts, { ...own, choice: { kind: 'auto' } });
  expect(await cover()).toBe(pictureOf(1));
});

test('[IDEA-02] a copy has the same plan, takes and files under its own title, and nothing is made again', async () => {
  const count = async () =>
    (
      await database.pool.query(
        'select (select count(*) from generations)::int as generations, (select count(*) from files)::int as files',
      )
    ).rows[0];
  const before = await count();
  const own = { accountId: memberId, filmId: film.film.id };
  const ids = await Promise.all([1, 2].map(() => copyFilm(studio.parts, { ...own, idempotencyKey: 'twice-sent' })));
  expect(new Set(ids).size).toBe(1);
  const copy = await readFilm(database.db, { accountId: memberId, filmId: ids[0] ?? '' });
  expect(copy.film).toMatchObject({
    status: 'COMPLETED',
    visibility: 'private',
    shareToken: null,
    seed: film.film.seed,
    models: film.film.models,
  });
  expect(copy.film.title).toMatch(/ \(2\)$/);
  const filesOf = (whole: WholeFilm) =>
    whole.takes
      .filter(({ circled }) => circled)
      .flatMap(({ fileId }) => fileId ?? [])
      .sort();
  expect(filesOf(copy)).toEqual(filesOf(film));
  expect(copy.shots.map(({ plan }) => plan)).toEqual(film.shots.map(({ plan }) => plan));
  expect(copy.shots.some(({ id }) => film.shots.some((shot) => shot.id === id))).toBe(false);
  expect(present(copy)).toMatchObject({ movie: { durationSeconds: film.cut?.durationSeconds }, nextStep: null });
  expect((await readReceipt(database.db, { accountId: memberId, filmId: copy.film.id })).totalCoins).toBe(0);
  expect(await count()).toEqual(before);
  const again = await readFilm(database.db, {
    accountId: memberId,
    filmId: await copyFilm(studio.parts, { accountId: memberId, filmId: copy.film.id }),
  });
  expect(again.film.title).toMatch(/ \(3\)$/);

  const waitingId = await studio.createFilm({ accountId: memberId, mode: 'step_by_step', seed: 2 });
  await studio.waitFor(waitingId, ({ film: row }) => row.waiting, memberId);
  const waiting = await readFilm(database.db, {
    accountId: memberId,
    filmId: await copyFilm(studio.parts, { accountId: memberId, filmId: waitingId }),
  });
  expect([waiting.film.waiting, waiting.film.status, waiting.progress.waits]).toEqual([true, 'GENERATING_STORY', true]);
  await expect(copyFilm(studio.parts, { ...own, accountId: freeId })).rejects.toMatchObject({
    code: 'FILM_NOT_FOUND',
  });
});

test('[EDIT-14] a film with a final cut is shared by a link, which shows the film and nothing of its making', async () => {
  const own = { accountId: memberId, filmId: film.film.id };
  const unfinished = await studio.createFilm({ accountId: memberId, mode: 'step_by_step', seed: 3 });
  await expect(createShareLink(studio.parts, { accountId: memberId, filmId: unfinished })).rejects.toMatchObject({
    code: 'FILM_NOT_GENERATED',
  });
  const first = await createShareLink(studio.parts, own);
  expect(await createShareLink(studio.parts, own)).toEqual(first);
  const read = () => readSharedFilm(database.db, first.token, (fileId, share) => `/media/${fileId}?share=${share}`);
  const output = filmContract.readSharedFilm['~orpc'].outputSchema;
  const shared = await read();
  expect(await output?.['~standard'].validate(shared)).toEqual({ value: shared });
  expect(shared).toMatchObject({
    story: null,
    madeWith: expect.arrayContaining([{ id: 'draft-video', label: 'Draft' }]) as unknown,
    movie: { thumbnails: { width: 192 } },
  });
  const said = JSON.stringify(shared);
  for (const secret of [film.film.idea, film.film.outline ?? '', memberId, film.film.id]) {
    expect(said).not.toContain(secret);
  }
  await updateFilm(studio.parts, { ...own, visibility: 'public' });
  expect((await read()).story).toMatchObject({ idea: film.film.idea });
  await markBanned(database.db, memberId, true);
  await expect(read(), 'owner banned').rejects.toMatchObject({ code: 'SHARE_NOT_FOUND' });
  await markBanned(database.db, memberId, false);
  await withdrawShareLink(studio.parts, own);
  await expect(read()).rejects.toMatchObject({ code: 'SHARE_NOT_FOUND' });
  const second = await createShareLink(studio.parts, own);
  expect(second.token).not.toBe(first.token);
  const copy = await copyFilm(studio.parts, own);
  const third = await createShareLink(studio.parts, { accountId: memberId, filmId: copy });
  await deleteFilm(studio.parts, { accountId: memberId, filmId: copy });
  await expect(readSharedFilm(database.db, third.token, () => '')).rejects.toMatchObject({ code: 'SHARE_NOT_FOUND' });
  await expect(readFilm(database.db, { accountId: memberId, filmId: copy })).rejects.toMatchObject({
    code: 'FILM_NOT_FOUND',
  });
});

test('[COMM-09] [SEC-04] a shared film has a card, cover, oEmbed and embeddable player, until it is withdrawn', async () => {
  const own = { accountId: memberId, filmId: film.film.id };
  await updateFilm(studio.parts, { ...own, title: 'Ada\'s "clock" <b>& dog</b>', visibility: 'public' });
  const { token } = await createShareLink(studio.parts, own);
  const server = createHttpServer({ config: studio.parts.config, log: silentLog });
  mountSharePages(server, {
    db: database.db,
    siteAddress: () => 'https://films.example',
    requireOpen: async () => {},
    findOther: async () => undefined,
    link: (fileId, share) => `/media/${fileId}?share=${share}`,
    readPage: async () => '<!doctype html><html><head><title>Kinora</title></head><body></body></html>',
  });
  const get = (url: string) => server.inject({ method: 'GET', url });
  const page = await get(`/share/${token}`);
  const head = page.body.slice(0, page.body.indexOf('</head>'));
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(head).toContain(
    '<meta property="og:title" content="Ada&#39;s &quot;clock&quot; &lt;b&gt;&amp; dog&lt;/b&gt;" />',
  );
  expect(head).toContain(`<meta property="og:image" content="https://films.example/share/${token}/cover" />`);
  expect(head).toContain('<meta name="twitter:card" content="player" />');
  expect(head).not.toContain('<b>');
  expect(String(page.headers['content-security-policy'])).toContain("frame-ancestors 'none'");
  const found =
    /<link rel="alternate" type="application\/json\+oembed" href="https:\/\/films\.example([^"]+)"/.exec(head)?.[1] ??
    '';
  const oembed = (await get(`${found.replaceAll('&amp;', '&')}&maxwidth=640`)).json<Record<string, unknown>>();
  expect(oembed).toMatchObject({
    version: '1.0',
    type: 'video',
    width: 640,
    height: 360,
    title: 'Ada\'s "clock" <b>& dog</b>',
  });
  expect(String(oembed['html'])).toMatch(
    new RegExp(
      `^<iframe src="https://films\\.example/embed/${token}" width="640" height="360" title="Ada&#39;s &quot;clock&quot; &lt;b&gt;`,
    ),
  );
  const embed = await get(`/embed/${token}`);
  expect(String(embed.headers['content-security-policy'])).toMatch(/frame-ancestors \*(;|$)/);
  const cover = await get(`/share/${token}/cover`);
  expect([cover.statusCode, cover.headers['location']]).toEqual([
    302,
    expect.stringMatching(/^\/media\/[0-9a-f-]{36}\?share=/) as unknown,
  ]);
  for (const url of [
    'https://elsewhere.example/share/' + token,
    'javascript:alert(1)',
    'https://films.example/login',
    'x'.repeat(600),
  ]) {
    expect((await get(`/api/oembed?url=${encodeURIComponent(url)}`)).statusCode, url.slice(0, 40)).toBe(404);
  }
  expect((await get(`${found.replaceAll('&amp;', '&')}&format=xml`)).statusCode).toBe(501);
  await withdrawShareLink(studio.parts, own);
  for (const path of [`/share/${token}`, `/embed/${token}`, `/share/${token}/cover`, found.replaceAll('&amp;', '&')]) {
    const answer = await get(path);
    expect([answer.statusCode, answer.body.includes('clock')], path).toEqual([404, false]);
  }
  await server.close();
  await updateFilm(studio.parts, { ...own, visibility: 'private' });
});

test('[IDEA-02] films are found by words and status, page by page, also with equal creation times', async () => {
  const accountId = await buildAccount(database);
  const ids = Array.from({ length: 23 }, () => randomUUID());
  await database.db.insert(films).values(
    ids.map((id, index) => ({
      id,
      accountId,
      idempotencyKey: id,
      requestSha256: Buffer.alloc(32),
      idea: index === 4 ? 'A 100% lamp_post' : 'A plain idea',
      type: 'drama' as const,
      style: 'gouache' as const,
      language: 'en' as const,
      aspect: '16:9' as const,
      shotCount: 4,
      seed: 1,
      shortSidePixels: 90,
      mode: 'one_click' as const,
      models: film.film.models,
      allowedStage: 'movie' as const,
      status: index % 3 === 0 ? ('COMPLETED' as const) : ('FAILED' as const),
      title: index === 7 ? 'Lantern of Jeju' : `Film ${index}`,
      createdAt: sql`date_trunc('minute', now())`,
    })),
  );
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listFilms(database.db, { accountId, limit: 5, cursor });
    seen.push(...page.films.map(({ film: row }) => row.id));
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  expect(seen).toEqual(ids.sort().reverse());
  const find = async (search: string) =>
    (await listFilms(database.db, { accountId, search, limit: 60 })).films.map(({ film: row }) => row.title);
  expect(await find('jeju LANTERN')).toEqual(['Lantern of Jeju']);
  expect(await find('100% lamp_')).toEqual(['Film 4']);
  expect(await find("' or 1=1 --")).toEqual([]);
  expect(await find('%')).toEqual(['Film 4']);
  const completed = await listFilms(database.db, { accountId, status: 'completed', limit: 60 });
  expect(completed.films.map(({ percent }) => percent)).toEqual(Array.from({ length: 8 }, () => 100));
  expect((await listFilms(database.db, { accountId, status: 'making', limit: 60 })).films).toEqual([]);
});

test('[IDEA-03] an idea is rewritten in its own language with a detail and an obstacle of its world; failures have messages', async () => {
  const ideas = {
    en: 'A lighthouse keeper befriends a storm',
    cn: '一个灯塔看守人和暴风雨成了朋友',
    ko: '등대지기가 폭풍과 친구가 된다',
    ja: '灯台守が嵐と友だちになる',
  };
  for (const language of LANGUAGES) {
    const { idea, language: found } = await optimiseIdea(studio.parts, {
      accountId: freeId,
      idea: ideas[language],
      type: 'fantasy',
      seed: 5,
    });
    expect(found).toBe(language);
    expect(idea.startsWith(ideas[language])).toBe(true);
    expect(idea.length).toBeGreaterThan(ideas[language].length * 2);
    expect(idea.length).toBeLessThanOrEqual(2000);
    // Every sentence is in its language: no English among the others.
    if (language !== 'en') {
      expect(idea).not.toMatch(/[A-Za-z]{3,}/);
    }
  }
  expect(
    (await optimiseIdea(studio.parts, { accountId: freeId, idea: ideas.en, type: 'horror', seed: 1 })).idea,
  ).not.toBe((await optimiseIdea(studio.parts, { accountId: freeId, idea: ideas.en, type: 'horror', seed: 2 })).idea);
  const long = 'word '.repeat(360).trim();
  const { idea: full } = await optimiseIdea(studio.parts, { accountId: freeId, idea: long, type: 'drama', seed: 1 });
  expect([full.startsWith(long), full.length > long.length + 1, full.length <= 2000]).toEqual([true, true, true]);
  // Where there is room for a full stop alone, nothing is made richer either.
  for (const idea of ['w'.repeat(2000), 'word '.repeat(399).trim()]) {
    await expect(optimiseIdea(studio.parts, { accountId: freeId, idea, type: 'drama', seed: 1 })).rejects.toMatchObject(
      { code: 'IDEA_NOT_RICHER' },
    );
  }
  const vendors = new Map<VendorName, Vendor>([
    ['draft', { ...(studio.parts.vendors.get('draft') as Vendor), start: () => Promise.reject(new Error('broken')) }],
  ]);
  await expect(
    optimiseIdea({ vendors, log: studio.parts.log }, { accountId: freeId, idea: ideas.en, type: 'drama' }),
  ).rejects.toMatchObject({ code: 'PROMPT_OPTIMISATION_FAILED' });
  for (const language of LANGUAGES) {
    expect(errorText(language, 'PROMPT_OPTIMISATION_FAILED').length).toBeGreaterThan(8);
  }
});
