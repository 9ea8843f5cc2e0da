import type { Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { fileName, runFfmpeg } from '#src/platform/server/media/ffmpeg/run-ffmpeg.ts';

/** Green on the left and magenta on the right: colours on which the matrices differ most. */
const COLOURS = [
  [0, 255, 0],
  [255, 0, 255],
] as const;

/** A clip's colours: the matrix that makes them, its tag, and the size. */
export interface ColouredClip {
  matrix: 'bt601' | 'bt709';
  tag: 'smpte170m' | 'bt709' | 'unknown';
  size: `${number}x${number}`;
}

/** Clips as they come: tagged, and untagged as players take them. */
export const COLOURED_CLIPS: readonly ColouredClip[] = [
  { matrix: 'bt601', tag: 'smpte170m', size: '64x48' },
  { matrix: 'bt601', tag: 'unknown', size: '64x48' },
  { matrix: 'bt709', tag: 'bt709', size: '64x48' },
  { matrix: 'bt709', tag: 'unknown', size: '64x720' },
];

/** Writes a clip of two colours, five frames long. */
export async function drawColours(
  { ffmpeg, path }: { ffmpeg: Ffmpeg; path: string },
  { matrix, tag, size }: ColouredClip,
): Promise<void> {
  const [left, right] = COLOURS.map((colour) => `0x${Buffer.from(colour).toString('hex')}`);
  await runFfmpeg({
    ffmpeg,
    arguments: [
      '-f',
      'lavfi',
      '-i',
      `color=${left}:s=${size}:r=10:d=0.5,format=gbrp,drawbox=iw/2:0:iw/2:ih:${right}:fill,` +
        `scale=out_color_matrix=${matrix}:out_range=tv,format=yuv420p,setparams=colorspace=${tag}`,
      '-c:v',
      'libx264',
      '-qp',
      '1',
      fileName(path),
    ],
  });
}

/** How far the colours of a frame are from those that were drawn, at most. RGB or RGBA, rows from the top. */
export function colourError(
  frame: Uint8Array,
  { width, height, channels }: { width: number; height: number; channels: number },
): number {
  const row = Math.floor(height / 2) * width;
  const errors = COLOURS.flatMap((colour, side) => {
    const at = (row + Math.floor((width * (1 + 2 * side)) / 4)) * channels;
    return colour.map((value, channel) => Math.abs(value - frame[at + channel]!));
  });
  return Math.max(...errors);
}
