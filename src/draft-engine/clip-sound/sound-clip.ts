import { dirname, join } from 'node:path';
import type { Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { probeMedia, type MediaFacts } from '#src/platform/server/media/ffmpeg/probe-media.ts';
import { decodeAudio } from '#src/platform/server/media/sound/decode-audio.ts';
import type { Loudness } from '#src/platform/server/media/sound/measure-file-loudness.ts';
import { FADE_OUT_SECONDS, mixAudio } from '#src/platform/server/media/sound/mix-audio.ts';
import { writeFloatWav } from '#src/platform/server/media/sound/write-float-wav.ts';
import { findCuts } from '#src/platform/server/media/video/find-cuts.ts';
import { replaceSound } from '#src/platform/server/media/video/replace-sound.ts';
import { withScratchFolder } from '#src/platform/server/storage/scratch-folder.ts';
import type { LayerLevels, OwnSound, SoundLayer } from '#src/shared/catalogue/clip-sound.ts';
import { STEMS, type Stem } from '#src/shared/catalogue/stems.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { readSoundDescription } from '../sound/description/read-description.ts';
import { duckUnderEvents } from './duck-under-events.ts';
import { heardLayers } from './heard-layers.ts';
import { makeLayers } from './make-layers.ts';
import { readOwnSound, type OwnSoundFound } from './own-sound.ts';
import { planClipSound } from './plan-clip-sound.ts';

/** What is added to a clip's own sound. */
export type AddedSound =
  /** Words for sounds, and decibels for their layers. */
  | { prompt: string; notWanted: string; language: Language; levels: LayerLevels; seed: number }
  /** Path of a file whose sound it is. */
  | { path: string };

/** A clip that gets a sound: paths of it and of the MP4 file that is made. */
export interface ClipSounding {
  clip: string;
  path: string;
  own: OwnSound;
  removesNoise: boolean;
  added?: AddedSound | undefined;
  ffmpeg: Ffmpeg;
  soundFontPath?: string | undefined;
  signal: AbortSignal;
}

/** Clips are short: they fade out in a twentieth of their length, but no quicker than this. */
const FADE_SHARE = 1 / 20;
const LEAST_FADE_SECONDS = 0.4;

type OwnFacts = Omit<OwnSoundFound, 'sides'>;

/** What was made. */
export interface SoundedClip {
  durationSeconds: number;
  cuts: number[];
  /** The layers that are heard; none where a file's sound was added. */
  layers: SoundLayer[];
  levels: LayerLevels;
  /** Words of the text for which no sound is known. */
  unknown: string[];
  /** What became of the clip's own sound; absent where it goes or there is none. */
  ownSound?: OwnFacts;
  /** Of the whole; null for silence. */
  lufs: number | null;
  peakDecibels: number | null;
}

type Told = Pick<SoundedClip, 'cuts' | 'layers' | 'levels' | 'unknown'>;

/** Sounds that are mixed, in their stems. */
interface Heard {
  stems: Partial<Record<Stem, [Float32Array, Float32Array]>>;
  volumes: Partial<Record<Stem, number>>;
}

/**
 * Gives a clip its sound: its own one without noise, layers that a text names, timed to its cuts, or both; at -16 LUFS.
 * The pictures are copied. A sound of its own that is almost silent is not raised. Throws MEDIA_FAILED,
 * WEIGHTS_MISSING, or the signal's reason.
 */
export async function soundClip(work: ClipSounding): Promise<SoundedClip> {
  const { ffmpeg, clip, path, signal } = work;
  const facts = await probeMedia(ffmpeg, clip, signal);
  const durationSeconds = pictureSeconds(facts);
  const own = await ownOf(work, facts, durationSeconds);
  const heard: Heard = { stems: own && !own.isSilent ? { voice: own.sides } : {}, volumes: {} };
  const told = await addSounds(work, heard, durationSeconds);
  return withScratchFolder(dirname(path), async (folder) => {
    let sound = join(folder, 'sound.m4a');
    let loudness: Loudness = { integratedLufs: null, truePeakDecibels: null };
    if (own?.isSilent && Object.keys(heard.stems).length === 0) {
      sound = clip;
    } else {
      loudness = await mix(work, heard, { durationSeconds, folder, path: sound });
    }
    await replaceSound({ ffmpeg, clip, sound, path, signal });
    return {
      durationSeconds,
      ...told,
      ...(own ? { ownSound: factsOf(own) } : {}),
      lufs: loudness.integratedLufs,
      peakDecibels: loudness.truePeakDecibels,
    };
  });
}

/** How long the pictures go on; the sound may be longer or shorter. */
function pictureSeconds({ durationSeconds, streams }: MediaFacts): number {
  const picture = streams.find(({ kind, isAttachment }) => kind === 'video' && !isAttachment);
  return picture?.durationSeconds ?? durationSeconds;
}

async function ownOf(
  { ffmpeg, clip, own, removesNoise, signal }: ClipSounding,
  { streams }: MediaFacts,
  limitSeconds: number,
): Promise<OwnSoundFound | undefined> {
  const isHeard = own !== 'replaced' && streams.some(({ kind }) => kind === 'audio');
  return isHeard ? readOwnSound(ffmpeg, { path: clip, limitSeconds, removesNoise, signal }) : undefined;
}

const factsOf = ({ noise, lufsBefore, lufs, isSilent }: OwnSoundFound): OwnFacts => ({
  noise,
  lufsBefore,
  lufs,
  isSilent,
});

/** Makes what is added, or reads it from its file. */
async function addSounds(
  { ffmpeg, clip, own, added, soundFontPath, signal }: ClipSounding,
  heard: Heard,
  durationSeconds: number,
): Promise<Told> {
  const nothing: Told = { cuts: [], layers: [], levels: {}, unknown: [] };
  if (own === 'kept' || added === undefined) {
    return nothing;
  }
  if ('path' in added) {
    const [left = new Float32Array(), right = left] = await decodeAudio(ffmpeg, added.path, 2, {
      limitSeconds: durationSeconds,
      signal,
    });
    heard.stems.music = [left, right];
    return nothing;
  }
  const { prompt, notWanted, language, levels, seed } = added;
  const cuts = await findCuts(ffmpeg, clip, signal);
  const reading = readSoundDescription(prompt, notWanted, language);
  const layers = planClipSound(reading, { cuts, durationSeconds });
  const made = await makeLayers({ layers, levels, durationSeconds, seed, soundFontPath, signal });
  for (const { stem, sides, volume } of duckUnderEvents(made)) {
    heard.stems[stem] = sides;
    heard.volumes[stem] = volume;
  }
  return { cuts, layers: heardLayers(layers, levels), levels, unknown: reading.unknown };
}

async function mix(
  { ffmpeg, signal }: ClipSounding,
  { stems, volumes }: Heard,
  { durationSeconds, folder, path }: { durationSeconds: number; folder: string; path: string },
): Promise<Loudness> {
  const files: Partial<Record<Stem, string>> = {};
  for (const stem of STEMS) {
    const sides = stems[stem];
    if (sides) {
      files[stem] = join(folder, `${stem}.wav`);
      await writeFloatWav(files[stem], sides);
    }
  }
  const fadeOutSeconds = Math.min(FADE_OUT_SECONDS, Math.max(LEAST_FADE_SECONDS, durationSeconds * FADE_SHARE));
  return mixAudio({ ffmpeg, stems: files, volumes, durationSeconds, fadeOutSeconds, path, signal });
}
