import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { editFilm } from '#src/features/film/server/editing/edit-film.ts';
import { readFilm, type WholeFilm } from '#src/features/film/server/view/read-film.ts';
import type { FilmEdit } from '#src/features/film/timeline/film-edit.ts';
import { markMember } from '#src/foundation/accounts/server/standing/change-standing.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import { createFalVendor } from '#src/vendors/fal/create-fal-vendor.ts';
import type { Vendor } from '#src/vendors/vendor.ts';
import { startLoopback, type Loopback } from '../vendors/loopback-service.ts';
import { FAL } from '../vendors/protocols/fal.ts';
import type { Fate } from '../vendors/vendor-protocol.ts';
import { buildAccount } from './build-generation-dependencies.ts';
import { makeNumberedClip } from './build-numbered-clip.ts';
import { buildStudio, type Studio } from './build-studio.ts';
import { createTestDatabase } from './test-database.ts';

/** A program that reaches fal on this machine, and a member with a film that the draft engine has made. */
export interface FalStudio {
  database: OpenDatabase;
  folder: string;
  studio: Studio;
  fal: Loopback;
  accountId: string;
  filmId: string;
  read(): Promise<WholeFilm>;
  /** The film once it is complete, none of its takes is being made, and it is as expected. */
  atRest(isThere?: (film: WholeFilm) => boolean): Promise<WholeFilm>;
  edit(...edits: FilmEdit[]): Promise<void>;
  close(): Promise<void>;
}

/** Builds it; what fal does follows `behaviour`, also when that is changed later. */
export async function buildFalStudio({
  coins,
  behaviour = { fate: 'made', pendingChecks: 0 },
}: {
  coins: number;
  behaviour?: { fate: Fate; pendingChecks: number };
}): Promise<FalStudio> {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'kinora-fal-studio-'));
  const fal = await startLoopback((call, service) => FAL.serve(call, service, behaviour));
  const studio = await buildStudio(database, folder, {
    settings: { KINORA_FAL_URL: fal.url, KINORA_FETCH_ORIGINS: fal.url },
  });
  await keepFalFiles(fal, studio.parts.ffmpeg, folder);
  const vendor = createFalVendor({ url: fal.url, key: 'a-secret-key' }, studio.parts);
  (studio.parts.vendors as Map<VendorName, Vendor>).set('fal', vendor);
  const accountId = await buildAccount(database, coins);
  await markMember(database.db, accountId, true);
  const models = { text: 'draft-text', image: 'draft-image', video: 'draft-video', music: 'draft-music' };
  const filmId = await studio.createFilm({ accountId, models });
  const read = (): Promise<WholeFilm> => readFilm(database.db, { accountId, filmId });
  const built: FalStudio = {
    database,
    folder,
    studio,
    fal,
    accountId,
    filmId,
    read,
    atRest: (isThere = () => true) => studio.waitFor(filmId, (film) => isAtRest(film) && isThere(film), accountId),
    edit: async (...edits) => {
      const { version } = (await read()).film;
      await editFilm(studio.parts, { accountId, filmId, version, batchId: randomUUID(), edits });
    },
    close: async () => {
      await studio.close();
      await fal.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
  await built.atRest();
  return built;
}

const isAtRest = ({ film, takes }: WholeFilm): boolean =>
  film.status === 'COMPLETED' && takes.every(({ state }) => state !== 'generating');

/** Gives fal the clip and the picture that its answers name. */
export async function keepFalFiles(fal: Loopback, ffmpeg: Studio['parts']['ffmpeg'], folder: string): Promise<void> {
  const path = join(folder, 'clip.mp4');
  const format = { width: 320, height: 180, framesPerSecond: 24 };
  await makeNumberedClip({ ffmpeg, path, frames: 130, red: 90, format });
  fal.files.set('clip.mp4', await readFile(path));
  fal.files.set('picture.png', await createCanvas(320, 180).encode('png'));
}

/** Has whoever is in the first shot with somebody say a line. */
export async function haveSaySomething({ read, edit, atRest }: FalStudio): Promise<void> {
  const shot = (await read()).shots.find(({ plan }) => plan.actors.length > 0);
  const speech = {
    kind: 'line' as const,
    text: 'The bell rings at noon, not a minute later.',
    emotion: 'neutral' as const,
    speakerKey: shot?.plan.actors[0]?.characterKey ?? '',
  };
  await edit({ kind: 'shot', id: shot?.id ?? '', set: { speech } });
  await atRest();
}
