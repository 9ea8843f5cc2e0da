import { FENCED_MEMORY_BYTES, type FenceLimits } from '../run-fenced.ts';
import type { MediaFormat } from './recognise-media.ts';

/** The demuxer of each format. Named explicitly, so that ffmpeg does not guess by the content. */
const DEMUXERS: Readonly<Record<MediaFormat, string>> = {
  mp4: 'mov',
  mov: 'mov',
  m4a: 'mov',
  mkv: 'matroska',
  webm: 'matroska',
  avi: 'avi',
  mp3: 'mp3',
  wav: 'wav',
};

/** Codecs as ffprobe names them. */
export const PICTURE_CODECS: readonly string[] = ['h264', 'hevc', 'av1', 'vp8', 'vp9', 'mpeg4', 'mjpeg', 'prores'];
/** Those of sounds, and of the sound of clips. */
export const SOUND_CODECS: readonly string[] = [
  'aac',
  'alac',
  'mp3',
  'opus',
  'vorbis',
  'flac',
  'ac3',
  'pcm_u8',
  'pcm_s16le',
  'pcm_s16be',
  'pcm_s24le',
  'pcm_s32le',
  'pcm_f32le',
];
/** Subtitles are never decoded, but probing a file opens the decoders of all its streams. */
const TEXT_CODECS = ['ass', 'ssa', 'subrip', 'srt', 'mov_text', 'webvtt', 'text'];
/** Decoders whose name differs from their codec. */
const OTHER_DECODERS = ['libdav1d', 'mp3float'];

const MOST_PIXELS = 40_000_000;
const MOST_STREAMS = 8;
/** Maximum size of one allocation: fits a picture of the allowed pixels in any format. */
const MOST_BLOCK_BYTES = 512 * 1024 * 1024;
const PROBE_BYTES = 16 * 1024 * 1024;
const PROBE_MICROSECONDS = 5_000_000;

/** Input options for an untrusted file of this format: one container, listed codecs, local files only, bounded. */
export function fenceInputOptions(format: MediaFormat): string[] {
  return [
    '-max_alloc',
    String(MOST_BLOCK_BYTES),
    '-f',
    DEMUXERS[format],
    '-protocol_whitelist',
    'file',
    '-format_whitelist',
    DEMUXERS[format],
    '-codec_whitelist',
    [...PICTURE_CODECS, ...SOUND_CODECS, ...TEXT_CODECS, ...OTHER_DECODERS].join(','),
    '-max_streams',
    String(MOST_STREAMS),
    '-max_pixels',
    String(MOST_PIXELS),
    '-probesize',
    String(PROBE_BYTES),
    '-analyzeduration',
    String(PROBE_MICROSECONDS),
  ];
}

/** Limits for probing a file. */
export const PROBE_LIMITS: FenceLimits = { memoryBytes: FENCED_MEMORY_BYTES, cpuSeconds: 30, fileBytes: 0 };
