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
  const into = joinOf(before);
  const out = joinOf(after);
  const first = range.start_time.value - into.before;
  const last = range.start_time.value + range.duration.value + out.after - 1;
  const joined = into.frames > 0 ? mix(into.frames) : [];
  return [
    ...(into.frames > 0 && into.before === 0 ? black(into.frames) : []),
    join(folder, media.DEFAULT_MEDIA.target_url),
    `in=${first}`,
    `out=${last}`,
    ...joined,
    ...(out.frames > 0 && out.after === 0 ? [...black(out.frames), ...mix(out.frames)] : []),
  ];
}

/** Frames of a transition before and after its edit point; none of them where there is a plain cut. */
function joinOf(item: OtioItem | undefined): { before: number; after: number; frames: number } {
  const isTransition = item?.OTIO_SCHEMA === 'Transition.1';
  const before = isTransition ? (item.in_offset?.value ?? 0) : 0;
  const after = isTransition ? (item.out_offset?.value ?? 0) : 0;
  return { before, after, frames: before + after };
}
