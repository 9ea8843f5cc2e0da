import type { MediaStream } from './probe-media.ts';

/** ffmpeg's names of the matrices that are read, and what its scale filter calls them. */
const FILTER_NAMES: Readonly<Record<string, string>> = {
  bt709: 'bt709',
  smpte170m: 'bt601',
  bt470bg: 'bt601',
  fcc: 'fcc',
  smpte240m: 'smpte240m',
  bt2020nc: 'bt2020',
  bt2020c: 'bt2020',
};
/** Players take an untagged picture of fewer lines for standard definition. */
const HIGH_DEFINITION_LINES = 720;

/**
 * The matrix by which a picture's colours are to be read, as the scale filter's `in_color_matrix` names it. Untagged
 * pictures are read as players read them: below 720 lines by BT.601, else by BT.709.
 */
export function colourMatrix({
  matrix,
  height,
  pixelFormat,
}: Pick<MediaStream, 'matrix' | 'height' | 'pixelFormat'>): string {
  if (matrix === 'gbr' || (pixelFormat !== undefined && /^(?:gbr|rgb|bgr|argb|abgr)/.test(pixelFormat))) {
    return 'auto';
  }
  return FILTER_NAMES[matrix ?? ''] ?? ((height ?? 0) < HIGH_DEFINITION_LINES ? 'bt601' : 'bt709');
}
