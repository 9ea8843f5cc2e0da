import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { runFfmpeg } from '#src/platform/server/media/ffmpeg/run-ffmpeg.ts';

const PICTURE = ['-map', '0:v', '-map', '1:a'];
const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'];
const SOUND_IN_AVI = ['-c:a', 'pcm_s16le'];
const SHORT = ['-t', '0.5'];

/** Outputs of one run: name and options. All but the last two play half a second. */
const OUTPUTS: readonly [name: string, options: readonly string[]][] = [
  ['good.mp4', [...PICTURE, ...SHORT, ...H264]],
  ['good.mov', [...PICTURE, ...SHORT, ...H264, '-timecode', '01:00:00:00']],
  ['good.mkv', [...PICTURE, ...SHORT, ...H264]],
  ['good.avi', [...PICTURE, ...SHORT, '-c:v', 'mpeg4', ...SOUND_IN_AVI]],
  ['mjpeg.avi', [...PICTURE, ...SHORT, '-c:v', 'mjpeg', '-pix_fmt', 'yuvj420p', ...SOUND_IN_AVI]],
  ['magicyuv.avi', [...PICTURE, ...SHORT, '-c:v', 'magicyuv', '-pix_fmt', 'yuv420p', ...SOUND_IN_AVI]],
  ['magicyuv.mkv', [...PICTURE, ...SHORT, '-c:v', 'magicyuv', '-pix_fmt', 'yuv420p', '-c:a', 'aac']],
  ['ffv1.mkv', [...PICTURE, ...SHORT, '-c:v', 'ffv1', '-c:a', 'aac']],
  ['huffyuv.avi', [...PICTURE, ...SHORT, '-c:v', 'huffyuv', ...SOUND_IN_AVI]],
  ['rawvideo.avi', [...PICTURE, ...SHORT, '-c:v', 'rawvideo', ...SOUND_IN_AVI]],
  ['good.wav', ['-map', '1:a', ...SHORT, '-c:a', 'pcm_s16le']],
  ['adpcm.wav', ['-map', '1:a', ...SHORT, '-c:a', 'adpcm_ms']],
  ['good.mp3', ['-map', '1:a', ...SHORT, '-c:a', 'libmp3lame']],
  ['good.m4a', ['-map', '1:a', ...SHORT, '-c:a', 'aac']],
  ['only-sound.mp4', ['-map', '1:a', ...SHORT, '-c:a', 'aac']],
  ['only-picture.mp4', ['-map', '0:v', ...SHORT, ...H264, '-an']],
  [
    'cover.m4a',
    [
      '-map',
      '1:a',
      '-map',
      '0:v',
      '-frames:v',
      '1',
      ...SHORT,
      '-c:a',
      'aac',
      '-c:v',
      'mjpeg',
      '-pix_fmt',
      'yuvj420p',
      '-disposition:v',
      'attached_pic',
    ],
  ],
  ['small.h264', ['-map', '0:v', ...SHORT, ...H264]],
  ['large.h264', ['-map', '0:v', ...SHORT, ...H264, '-s', '320x240']],
  ['long.mp4', [...PICTURE, '-t', '8', ...H264]],
  ['long-untold.mkv', [...PICTURE, '-t', '8', ...H264, '-f', 'matroska', '-live', '1']],
];

/** Files that strangers might bring, by name; made by ffmpeg, and some of them mixed from others. */
export type BaseMedia = Readonly<Record<string, Buffer>>;

/** Size of the clip that no file may reach. No other has it. */
export const CANARY_SIZE = { width: 46, height: 34 };
/** Words inside the files that no file may reach. */
export const CANARY_WORDS = 'canary-7f3a-never-to-be-read';

/** Makes all base files in a folder, and beside them the canary: `canary.mp4` and `canary.txt`. */
export async function makeBaseMedia(ffmpeg: Ffmpeg, folder: string): Promise<BaseMedia> {
  const at = (name: string): string => join(folder, name);
  const picture = ['-f', 'lavfi', '-i', 'testsrc=s=64x48:r=12'];
  const sound = ['-f', 'lavfi', '-i', 'sine=r=16000'];
  await runFfmpeg({
    ffmpeg,
    arguments: [...picture, ...sound, ...OUTPUTS.flatMap(([name, options]) => [...options, at(name)])],
  });
  await runFfmpeg({
    ffmpeg,
    arguments: [
      '-f',
      'lavfi',
      '-i',
      `color=red:s=${CANARY_SIZE.width}x${CANARY_SIZE.height}:d=0.5`,
      '-metadata',
      `title=${CANARY_WORDS}`,
      at('canary.mp4'),
    ],
  });
  await writeFile(at('canary.txt'), `${CANARY_WORDS}\n`);
  const files: Record<string, Buffer> = {};
  for (const [name] of OUTPUTS) {
    files[name] = await readFile(at(name));
  }
  await mixFiles(ffmpeg, at, files);
  return files;
}

async function mixFiles(ffmpeg: Ffmpeg, at: (name: string) => string, files: Record<string, Buffer>): Promise<void> {
  const mix = async (name: string, options: readonly string[]): Promise<void> => {
    await runFfmpeg({ ffmpeg, arguments: [...options, at(name)] });
    files[name] = await readFile(at(name));
  };
  const part = (name: string): Buffer => files[name] ?? Buffer.alloc(0);
  await writeFile(at('both.h264'), Buffer.concat([part('small.h264'), part('large.h264'), part('small.h264')]));
  await mix('changing-size.mkv', ['-f', 'h264', '-r', '12', '-i', at('both.h264'), '-c', 'copy']);
  await writeFile(
    at('words.srt'),
    `1\n00:00:00,000 --> 00:00:01,000\n<img src="file:${at('canary.txt')}">{\\fn${at('canary.txt')}}\n`,
  );
  await mix('subtitles.mkv', [
    '-i',
    at('good.mkv'),
    '-i',
    at('words.srt'),
    '-c',
    'copy',
    '-c:s',
    'ass',
    '-map',
    '0',
    '-map',
    '1',
  ]);
  await mix('attachment.mkv', [
    '-i',
    at('good.mkv'),
    '-c',
    'copy',
    '-attach',
    at('words.srt'),
    '-metadata:s:t',
    'mimetype=application/x-truetype-font',
  ]);
}
