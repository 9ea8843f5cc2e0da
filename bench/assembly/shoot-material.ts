import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildCutInput } from '#src/features/film/server/final-cut/build-cut-input.ts';
import { cacheFolders } from '#src/features/film/server/final-cut/cache-folders.ts';
import { readFilm } from '#src/features/film/server/view/read-film.ts';
import { openDatabase } from '#src/platform/server/database/open-database.ts';
import { layOutCaptions, subtitleColumns, writeAss } from '#src/platform/server/media/captions/subtitles.ts';
import { writeFontsConf } from '#src/platform/server/media/fonts/write-fonts-conf.ts';
import { buildStudio } from '#tests/build/build-studio.ts';
import { silentLog as log } from '#tests/build/silent-log.ts';
import type { Material } from './material.ts';

const ORDER = {
  idea: 'A postman in the mountains delivers the last letter of winter to a lonely bear',
  seed: 22,
  shots: 8,
  shortSidePixels: 720,
};

/**
 * Has a film made in the folder and takes its clips, lines, music and subtitles, with a dissolve between every two
 * shots. Its ambience and effects are left out, since not every program can place them.
 */
export async function shootMaterial(folder: string): Promise<Material> {
  const database = await openDatabase({ config: { dataFolder: folder }, log });
  try {
    const studio = await buildStudio(database, folder);
    try {
      const filmId = await studio.createFilm(ORDER);
      const { film } = await studio.waitFor(filmId, ({ film: { status } }) => ['COMPLETED', 'FAILED'].includes(status));
      if (film.status === 'FAILED') {
        throw new Error(`the film failed: ${JSON.stringify(film.error)}`);
      }
      const { files, ...rows } = await readFilm(database.db, { accountId: studio.accountId, filmId });
      const shots = rows.shots.map((shot, index) => ({
        ...shot,
        plan: {
          ...shot.plan,
          transition: index === 0 ? ('fade_in' as const) : ('dissolve' as const),
          events: [],
          ambience: [],
        },
      }));
      const { config, ffmpeg, storage } = studio.parts;
      const cut = buildCutInput({ ...rows, shots }, files, {
        ffmpeg,
        pathOf: storage.pathOf,
        path: join(folder, 'film.mp4'),
        ...cacheFolders(config),
        marked: false,
      });
      return await describe(cut, folder);
    } finally {
      await studio.close();
    }
  } finally {
    await database.close();
  }
}

async function describe(cut: Material['cut'], folder: string): Promise<Material> {
  const { plan, sound, language } = cut;
  const rate = plan.format.framesPerSecond;
  const joins = plan.segments.filter((segment) => segment.kind === 'join');
  const framesOf = (index: number): number => joins.at(index)?.frames ?? 0;
  const starts = plan.shotStartSeconds.map((seconds) => Math.round(seconds * rate));
  const bodies = plan.segments.filter((segment) => segment.kind === 'body');
  const captions = layOutCaptions(cut.subtitles, { language, columns: subtitleColumns(plan.format, language) });
  const assPath = join(folder, 'subtitles.ass');
  await writeFile(assPath, writeAss(captions, { ...plan.format, language }));
  return {
    cut,
    clips: bodies.map(({ clipPath, frames }, index) => ({
      path: clipPath,
      frames: frames + framesOf(index) + framesOf(index + 1),
      startFrame: starts[index] ?? 0,
    })),
    fadeInFrames: framesOf(0),
    joinFrames: framesOf(1),
    fadeOutFrames: framesOf(-1),
    frames: plan.frames,
    durationSeconds: plan.durationSeconds,
    lines: sound.voices.map(({ path, startSeconds }, index) => ({
      path,
      startSeconds,
      endSeconds: sound.lines[index]?.endSeconds ?? startSeconds,
    })),
    musicPath: sound.musicPath ?? '',
    captions,
    assPath,
    fontsConfPath: await writeFontsConf(join(folder, 'fonts')),
  };
}
