import { createHash } from 'node:crypto';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mixAudio } from '#src/platform/server/media/sound/mix-audio.ts';
import { detectSilence } from '#src/platform/server/media/video/detect-black-and-silence.ts';
import { markUsed } from '#src/platform/server/storage/mark-used.ts';
import { sweepScratch, withScratchFolder } from '#src/platform/server/storage/scratch-folder.ts';
import { STEMS, type Stem } from '#src/shared/catalogue/stems.ts';
import type { SoundInput } from '../cut-input.ts';
import { buildStems } from './build-stems.ts';
import { findMissingLines } from './find-missing-lines.ts';
import { SILENCE_LIMITS, type SoundFacts } from './findings.ts';

/** The finished sound of a film: AAC in MP4. */
export interface FilmSound extends SoundFacts {
  path: string;
  /** The tracks that it is mixed of: FLAC files. */
  stems: Partial<Record<Stem, string>>;
  origin: 'made' | 'kept';
}

/**
 * The sound of a film, mixed now or cached. It needs no picture, so it can be made while clips are still being drawn. A
 * cached one with damaged bytes is made again. Throws MEDIA_FAILED, or the signal's reason.
 */
export async function mixSound(request: SoundInput, signal: AbortSignal): Promise<FilmSound> {
  await mkdir(request.folder, { recursive: true });
  const path = join(request.folder, `${request.key}.m4a`);
  const factsPath = join(request.folder, `${request.key}.json`);
  const stemPath = (stem: Stem): string => join(request.folder, `${request.key}.${stem}.flac`);
  const kept = await readKept(path, factsPath, stemPath);
  if (kept) {
    await Promise.all([path, factsPath, ...Object.values(kept.stems)].map((file) => markUsed(file)));
    return { ...kept.facts, stems: kept.stems, path, origin: 'kept' };
  }
  await sweepScratch(request.folder);
  return withScratchFolder(request.folder, async (scratch) => {
    const { ffmpeg, durationSeconds } = request;
    const part = join(scratch, 'sound.m4a');
    const { stems, voice } = await buildStems(request, scratch, signal);
    const loudness = await mixAudio({
      ffmpeg,
      stems,
      durationSeconds,
      plannedGainDecibels: request.plannedGainDecibels,
      ...(request.volumes ? { volumes: request.volumes } : {}),
      stemPath: (stem) => join(scratch, `${stem}.flac`),
      path: part,
      signal,
    });
    const facts: SoundFacts = {
      loudness,
      silence: await detectSilence(ffmpeg, part, SILENCE_LIMITS, signal),
      missingLines: findMissingLines(request.lines, voice),
    };
    // A stem that is turned off is not in the mix.
    const names = STEMS.filter((stem) => stems[stem] !== undefined && request.volumes?.[stem] !== 0);
    await writeFile(join(scratch, 'facts.json'), JSON.stringify({ sha256: await hashFile(part), stems: names, facts }));
    await Promise.all(names.map((stem) => rename(join(scratch, `${stem}.flac`), stemPath(stem))));
    await rename(part, path);
    await rename(join(scratch, 'facts.json'), factsPath);
    return { ...facts, stems: pathsOf(names, stemPath), path, origin: 'made' };
  });
}

interface KeptSound {
  sha256: string;
  stems: Stem[];
  facts: SoundFacts;
}

async function readKept(
  path: string,
  factsPath: string,
  stemPath: (stem: Stem) => string,
): Promise<(Pick<FilmSound, 'stems'> & { facts: SoundFacts }) | undefined> {
  try {
    const { sha256, stems, facts } = JSON.parse(await readFile(factsPath, 'utf8')) as KeptSound;
    await Promise.all(stems.map((stem) => access(stemPath(stem))));
    return (await hashFile(path)) === sha256 ? { facts, stems: pathsOf(stems, stemPath) } : undefined;
  } catch {
    // Missing or incomplete: it is made again.
    return undefined;
  }
}

function pathsOf(stems: readonly Stem[], stemPath: (stem: Stem) => string): FilmSound['stems'] {
  return Object.fromEntries(stems.map((stem) => [stem, stemPath(stem)]));
}

async function hashFile(path: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(path))
    .digest('hex');
}
