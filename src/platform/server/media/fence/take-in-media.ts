import { constants } from 'node:fs';
import { copyFile, lstat, open } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { Config } from '../../config/read-config.ts';
import { ensureFreeSpace } from '../../storage/disk-reserve.ts';
import { scratchRoot, withScratchFolder } from '../../storage/scratch-folder.ts';
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { probeMedia, type MediaFacts } from '../ffmpeg/probe-media.ts';
import { FILM_SAMPLE_RATE } from '../sound/film-sample-rate.ts';
import { encodeCleanClip, encodeCleanSound, type KeptSound } from './encode-clean.ts';
import {
  checkLength,
  inspectClipFile,
  inspectSoundFile,
  type ClipFacts,
  type FencedFile,
  type HeardSound,
} from './inspect-media.ts';
import {
  MEDIA_HEAD_BYTES,
  recogniseMedia,
  type ClipFormat,
  type MediaFormat,
  type SoundFormat,
} from './recognise-media.ts';

/** Where clean copies are made, and by which ffmpeg. */
export interface FenceParts {
  config: Pick<Config, 'dataFolder' | 'disk'>;
  ffmpeg: Ffmpeg;
}

/** The file and the limits for accepting it. */
interface IntakeRules {
  /** Path of the uploaded file, which is not changed. */
  path: string;
  mostBytes: number;
  mostSeconds: number;
  /** A longer one is cut to `mostSeconds` instead of refused. */
  cutsLonger?: boolean | undefined;
  signal?: AbortSignal | undefined;
}

/** What a clip may be, and its limits. */
export interface ClipRules extends IntakeRules {
  formats: readonly ClipFormat[];
  /** Maximum of the picture's longer side. */
  mostSidePixels: number;
  /** Maximum size of the clean copy; default 1 GB. */
  mostCleanBytes?: number;
}

/** What a sound may be, and its limits. */
export interface SoundRules extends IntakeRules {
  formats: readonly SoundFormat[];
  /** Format of the clean copy; default WAV. */
  kept?: KeptSound;
}

/** A clip re-encoded by us: H.264 and AAC in MP4, without metadata. Removed when the callback ends. */
export interface CleanClip {
  path: string;
  bytes: number;
  durationSeconds: number;
  width: number;
  height: number;
  framesPerSecond: number;
  hasSound: boolean;
  /** Facts declared by the source file. */
  source: ClipFacts & { format: MediaFormat };
}

/** A sound re-encoded by us: WAV or M4A, 48 kHz, without metadata. Removed when the callback ends. */
export interface CleanSound {
  path: string;
  bytes: number;
  durationSeconds: number;
  channels: number;
  source: HeardSound & { format: MediaFormat };
}

const MEGABYTE = 1024 * 1024;
const MOST_CLEAN_BYTES = 1024 * MEGABYTE;
const BYTES_PER_SOUND_SECOND = FILM_SAMPLE_RATE * 2 * 2;
/** ffmpeg stops a little before or after its output size limit. */
const FULL_SHARE = 0.98;

/** Alternative brands of M4A files, which depend on the writing program. */
const SOUND_CONTAINERS: Readonly<Partial<Record<MediaFormat, SoundFormat>>> = { mp4: 'm4a', mov: 'm4a' };

/**
 * Probes an untrusted clip without encoding. Throws MEDIA_FORMAT_UNSUPPORTED, FILE_TOO_LARGE, MEDIA_TOO_LONG,
 * MEDIA_TOO_LARGE, MEDIA_UNREADABLE, DISK_FULL, or the signal's reason.
 */
export function inspectClip(parts: FenceParts, rules: ClipRules): Promise<ClipFacts & { format: MediaFormat }> {
  return withFencedFile(parts, rules, async (file) => ({
    ...(await inspectClipFile(file, rules.mostSidePixels)),
    format: file.format,
  }));
}

/** Probes an untrusted sound without encoding. Throws like `inspectClip`. */
export function inspectSound(
  parts: FenceParts,
  rules: SoundRules,
): Promise<{ durationSeconds: number; sound: HeardSound; format: MediaFormat }> {
  return withFencedFile(parts, rules, async (file) => ({ ...(await inspectSoundFile(file)), format: file.format }));
}

/**
 * Decodes an untrusted clip inside limits and lends the clean copy to `work`; removes it afterwards. Throws like
 * `inspectClip`, and what `work` throws.
 */
export function withCleanClip<Result>(
  parts: FenceParts,
  rules: ClipRules,
  work: (clip: CleanClip) => Promise<Result>,
): Promise<Result> {
  return withFencedFile(parts, rules, async (file, folder) => {
    const source = { ...(await inspectClipFile(file, rules.mostSidePixels)), format: file.format };
    const path = join(folder, 'clean.mp4');
    const mostBytes = rules.mostCleanBytes ?? MOST_CLEAN_BYTES;
    await blameDisk(parts, encodeCleanClip(file, source, { path, mostBytes }));
    const facts = await readClean(parts.ffmpeg, path, rules);
    if (facts.bytes >= mostBytes * FULL_SHARE) {
      throw new AppError('MEDIA_TOO_LARGE', { details: { limitPixels: rules.mostSidePixels } });
    }
    const picture = facts.streams.find(({ kind }) => kind === 'video');
    if (!picture?.width || !picture.height) {
      throw new AppError('MEDIA_UNREADABLE', { details: { reason: 'nothing could be decoded' } });
    }
    return work({
      path,
      bytes: facts.bytes,
      durationSeconds: facts.durationSeconds,
      width: picture.width,
      height: picture.height,
      framesPerSecond: picture.framesPerSecond ?? 0,
      hasSound: facts.streams.some(({ kind }) => kind === 'audio'),
      source,
    });
  });
}

/** The same for a sound: its first track, without pictures. */
export function withCleanSound<Result>(
  parts: FenceParts,
  rules: SoundRules,
  work: (sound: CleanSound) => Promise<Result>,
): Promise<Result> {
  return withFencedFile(parts, rules, async (file, folder) => {
    const kept = rules.kept ?? 'wav';
    const { sound } = await inspectSoundFile(file);
    const path = join(folder, `clean.${kept}`);
    const mostBytes = (rules.mostSeconds + 2) * BYTES_PER_SOUND_SECOND;
    await blameDisk(parts, encodeCleanSound(file, sound, { path, mostBytes, kept }));
    const facts = await readClean(parts.ffmpeg, path, rules);
    const { channels = 0 } = facts.streams.find(({ kind }) => kind === 'audio') ?? {};
    if (channels === 0 || facts.durationSeconds <= 0) {
      throw new AppError('MEDIA_UNREADABLE', { details: { reason: 'nothing could be decoded' } });
    }
    const source = { ...sound, format: file.format };
    return work({ path, bytes: facts.bytes, durationSeconds: facts.durationSeconds, channels, source });
  });
}

/** Reads the clean copy: an empty one means an unreadable source, one that hit its limits a source longer than declared. */
async function readClean(ffmpeg: Ffmpeg, path: string, rules: IntakeRules): Promise<MediaFacts> {
  const facts = await probeMedia(ffmpeg, path, rules.signal).catch((cause: unknown) => {
    rules.signal?.throwIfAborted();
    throw new AppError('MEDIA_UNREADABLE', { details: { reason: 'nothing could be decoded' }, cause });
  });
  checkLength(facts.durationSeconds, rules);
  return facts;
}

/** Reports DISK_FULL when the disk filled up during encoding, instead of blaming the file. */
async function blameDisk(parts: FenceParts, encoding: Promise<void>): Promise<void> {
  try {
    await encoding;
  } catch (cause) {
    await ensureFreeSpace(parts.config);
    throw cause;
  }
}

/** Checks size and format, then copies the file under our own name, alone, into a scratch folder. */
async function withFencedFile<Result>(
  { config, ffmpeg }: FenceParts,
  rules: IntakeRules & { formats: readonly MediaFormat[] },
  work: (file: FencedFile, folder: string) => Promise<Result>,
): Promise<Result> {
  const { path, mostBytes, mostSeconds, cutsLonger, signal } = rules;
  signal?.throwIfAborted();
  const facts = await lstat(path).catch((cause: unknown) => {
    throw new AppError('MEDIA_UNREADABLE', { details: { reason: 'no file' }, cause });
  });
  if (!facts.isFile()) {
    throw new AppError('MEDIA_FORMAT_UNSUPPORTED', { details: { formats: listFormats(rules.formats) } });
  }
  if (facts.size > mostBytes) {
    throw new AppError('FILE_TOO_LARGE', { details: { limitMegabytes: mostBytes / MEGABYTE } });
  }
  const format = chooseFormat(await readHead(path), rules.formats);
  await ensureFreeSpace(config, 2 * facts.size);
  return withScratchFolder(scratchRoot(config), async (folder) => {
    const copy = join(folder, `in.${format}`);
    await copyFile(path, copy, constants.COPYFILE_FICLONE);
    return work({ ffmpeg, path: copy, format, mostSeconds, cutsLonger, signal }, folder);
  });
}

function chooseFormat(head: Uint8Array, formats: readonly MediaFormat[]): MediaFormat {
  const format = recogniseMedia(head);
  const taken = [format, format && SOUND_CONTAINERS[format]].find((name) => name && formats.includes(name));
  if (!taken) {
    throw new AppError('MEDIA_FORMAT_UNSUPPORTED', { details: { formats: listFormats(formats) } });
  }
  return taken;
}

function listFormats(formats: readonly MediaFormat[]): string {
  return formats.map((format) => (format === 'webm' ? 'WebM' : format.toUpperCase())).join(', ');
}

async function readHead(path: string): Promise<Uint8Array> {
  const file = await open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(MEDIA_HEAD_BYTES), 0, MEDIA_HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
