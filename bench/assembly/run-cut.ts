/**
 * Cuts a film by our own functions, and exits. Arguments: the path of a Material as JSON, an empty folder, and `track`
 * or `burned`: subtitles as a track, as in films of the product, or in the picture.
 */
import '#src/platform/server/strict-runtime.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cutFilm } from '#src/features/film/server/final-cut/thread/cut-film.task.ts';
import { makeSegments } from '#src/features/film/server/final-cut/thread/make-segments.ts';
import { mixSound } from '#src/features/film/server/final-cut/thread/mix-sound.ts';
import { burnSubtitles } from '#src/platform/server/media/video/burn-subtitles.ts';
import { muxFilm } from '#src/platform/server/media/video/mux-film.ts';
import type { Material } from './material.ts';

const [materialPath = '', folder = '', subtitles] = process.argv.slice(2);
const { cut, assPath, fontsConfPath } = JSON.parse(await readFile(materialPath, 'utf8')) as Material;
const { signal } = new AbortController();
const cacheFolder = join(folder, 'segments');
const request = {
  ...cut,
  cacheFolder,
  sound: { ...cut.sound, folder: join(folder, 'sound') },
  path: join(folder, 'film.mp4'),
  spritePath: join(folder, 'film.jpg'),
};
if (subtitles === 'burned') {
  const { ffmpeg, plan, language, title, path } = request;
  const [segments, sound] = await Promise.all([
    makeSegments(plan, { ffmpeg, cacheFolder }),
    mixSound(request.sound, signal),
  ]);
  const pictures = join(folder, 'pictures.mp4');
  await burnSubtitles({
    ffmpeg,
    clips: segments.map((segment) => segment.path),
    ass: await readFile(assPath, 'utf8'),
    format: plan.format,
    fontsConfPath,
    path: pictures,
  });
  const { framesPerSecond } = plan.format;
  await muxFilm({ ffmpeg, clips: [pictures], framesPerSecond, audioPath: sound.path, language, title, path });
} else {
  const { findings } = await cutFilm(request, { signal });
  if (findings.length > 0) {
    process.stdout.write(`${JSON.stringify(findings)}\n`);
  }
}
process.exit();
