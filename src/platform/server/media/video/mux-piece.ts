import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { withScratchFolder } from '../../storage/scratch-folder.ts';
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { fileName, runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { PACKET_SAMPLES } from '../sound/mix-stretch.ts';
import { writeClipList } from './join-clips.ts';

/** A piece of a film and the file to write. */
export interface PieceMux {
  ffmpeg: Ffmpeg;
  /** Clips of one picture format, joined in this order. */
  clips: readonly string[];
  framesPerSecond: number;
  sound: {
    /** AAC in MP4. */
    path: string;
    /** Packets of the file before those of the piece. */
    packetsBefore: number;
    packets: number;
    /** Samples by which the sound begins later than the picture. */
    delaySamples: number;
  };
  path: string;
  signal?: AbortSignal | undefined;
}

/** Ticks per frame of the pictures' clock. */
const TICKS_PER_FRAME = 512;
/** Longer than any piece: all of it is one fragment. */
const FRAGMENT_MICROSECONDS = 10 ** 9;

/**
 * Muxes pictures and sound into one fragment of MP4 with its own header, without encoding. Its first picture is at time
 * 0, so that a player may append it at any time. Throws MEDIA_FAILED.
 */
export async function muxPiece(work: PieceMux): Promise<void> {
  const part = `${work.path}.${process.pid}.part.mp4`;
  await withScratchFolder(dirname(work.path), async (folder) => {
    try {
      await runFfmpeg({
        ffmpeg: work.ffmpeg,
        signal: work.signal,
        arguments: [
          ...(await writeClipList(work.clips, folder)),
          '-i',
          fileName(work.sound.path),
          '-map',
          '0:v:0',
          '-map',
          '1:a:0',
          '-c',
          'copy',
          '-bsf:a',
          soundFilter(work.sound),
          '-map_metadata',
          '-1',
          '-fflags',
          '+bitexact',
          '-video_track_timescale',
          String(work.framesPerSecond * TICKS_PER_FRAME),
          '-movflags',
          '+empty_moov+default_base_moof+negative_cts_offsets+frag_discont',
          '-frag_duration',
          String(FRAGMENT_MICROSECONDS),
          '-f',
          'mp4',
          fileName(part),
        ],
      });
      await rename(part, work.path);
    } finally {
      await rm(part, { force: true });
    }
  });
}

/** Keeps the packets of the piece, and numbers them from its own time on. */
function soundFilter({ packetsBefore, packets, delaySamples }: PieceMux['sound']): string {
  const time = `${delaySamples}+${PACKET_SAMPLES}*N`;
  return `noise=drop='lt(n,${packetsBefore})+gte(n,${packetsBefore + packets})',setts=pts=${time}:dts=${time}`;
}
