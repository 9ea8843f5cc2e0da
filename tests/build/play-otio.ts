import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

interface OtioTime {
  value: number;
}
interface OtioItem {
  OTIO_SCHEMA: string;
  source_range?: { start_time: OtioTime; duration: OtioTime };
  in_offset?: OtioTime;
  out_offset?: OtioTime;
  media_references?: { DEFAULT_MEDIA: { target_url: string } };
  children?: OtioItem[];
}

/**
 * Plays the picture track of an OpenTimelineIO document, whose files lie in `folder`, through the MLT framework;
 * returns the path of the video.
 */
export async function playOtio(
  text: string,
  { folder, width, height, rate }: { folder: string; width: number; height: number; rate: number },
): Promise<string> {
  const { tracks } = JSON.parse(text) as { tracks: OtioItem };
  const children = tracks.children?.[0]?.children ?? [];
  const profile = join(folder, 'profile');
  await writeFile(
    profile,
    [
      'description=export',
      `frame_rate_num=${rate}`,
      'frame_rate_den=1',
      `width=${width}`,
      `height=${height}`,
      'progressive=1',
      'sample_aspect_num=1',
      'sample_aspect_den=1',
      `display_aspect_num=${width}`,
      `display_aspect_den=${height}`,
      'colorspace=709',
      '',
    ].join('\n'),
  );
  const path = join(folder, 'played.mp4');
  const consumer = ['-consumer', `avformat:${path}`, 'vcodec=libx264', 'crf=10', 'an=1'];
  const played = children.flatMap((item, index) => argumentsOf(item, children[index - 1], children[index + 1], folder));
  await promisify(execFile)('melt', ['-silent', '-profile', profile, ...played, ...consumer], { timeout: 120_000 });
  return path;
}

const lengthOf = ({ in_offset: before, out_offset: after }: OtioItem): number =>
  (before?.value ?? 0) + (after?.value ?? 0);
const isTransition = (item: OtioItem | undefined): item is OtioItem => item?.OTIO_SCHEMA === 'Transition.1';
const mix = (frames: number): string[] => ['-mix', String(frames), '-mixer', 'luma'];
const black = (frames: number): string[] => ['colour:black', `out=${frames - 1}`];

/** A clip with its handles and what joins it to the one before; a fade is a dissolve from or to black. */
function argumentsOf(
  item: OtioItem,
  before: OtioItem | undefined,
  after: OtioItem | undefined,
  folder: string,
): string[] {
  const { source_range: range, media_references: media } = item;
  if (item.OTIO_SCHEMA !== 'Clip.2' || !range || !media) {
    return [];
  }
  const first = range.start_time.value - (isTransition(before) ? (before.in_offset?.value ?? 0) : 0);
  const handle = isTransition(after) ? (after.out_offset?.value ?? 0) : 0;
  const last = range.start_time.value + range.duration.value + handle - 1;
  const fadesIn = isTransition(before) && before.in_offset?.value === 0;
  const fadesOut = isTransition(after) && after.out_offset?.value === 0;
  return [
    ...(fadesIn ? black(lengthOf(before)) : []),
    join(folder, media.DEFAULT_MEDIA.target_url),
    `in=${first}`,
    `out=${last}`,
    ...(isTransition(before) ? mix(lengthOf(before)) : []),
    ...(fadesOut ? [...black(lengthOf(after)), ...mix(lengthOf(after))] : []),
  ];
}
