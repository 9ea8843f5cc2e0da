import type { ExportShot, ExportTimeline } from './export-timeline.ts';
import { markerText, shownSpans } from './shown-spans.ts';

/** By convention a programme begins at one hour. */
const PROGRAMME_START_HOURS = 1;
/** A list has four channels of sound at most. */
const SOUND_CHANNELS = ['A', 'A2', 'A3', 'A4'] as const;
/** Events have numbers of three digits. */
const MOST_EVENTS = 999;
/** Longer comment lines are cut off by some readers. */
const COMMENT_CHARACTERS = 240;

/**
 * The film as an edit decision list (CMX 3600), non-drop: the picture track, and the tracks that are heard, as many as
 * a list has channels for; a comment names the others.
 */
export function writeEdl(timeline: ExportTimeline): string {
  const { title, frames, framesPerSecond } = timeline;
  const offset = PROGRAMME_START_HOURS * 3600 * framesPerSecond;
  const events: string[][] = [];
  const clock = (frame: number): string => timecode(frame, framesPerSecond);
  const times = (source: number, record: number, length: number): string =>
    [source, source + length, offset + record, offset + record + length].map(clock).join(' ');
  const add = (...lines: string[]): void => {
    const number = String(events.length + 1).padStart(3, '0');
    events.push(lines.map((line) => (line.startsWith('*') ? line : `${number}  ${line}`)));
  };

  const spans = shownSpans(timeline, 'start');
  spans.forEach(({ shot, startFrame, frames: length, sourceFrame }, index) => {
    const before = spans[index - 1];
    const shown = length - shot.fadeOutFrames;
    const mixed = shot.dissolveFrames || shot.fadeInFrames;
    const notes = describeShot(shot, clock(offset + startFrame));
    if (mixed === 0) {
      return add(`${event(reelOf(shot), 'V', 'C')} ${times(sourceFrame, startFrame, shown)}`, ...notes);
    }
    const from = shot.dissolveFrames > 0 && before ? before : undefined;
    add(
      `${event(from ? reelOf(from.shot) : 'BL', 'V', 'C')} ${times(from ? from.sourceFrame + from.frames : 0, startFrame, 0)}`,
      `${event(reelOf(shot), 'V', 'D', mixed)} ${times(sourceFrame, startFrame, shown)}`,
      ...(from ? [comment(`FROM CLIP NAME: ${clipName(from.shot)}`)] : []),
      ...notes.map((note) => note.replace('* FROM CLIP NAME', '* TO CLIP NAME')),
    );
  });
  const last = spans.at(-1);
  if (last && last.shot.fadeOutFrames > 0) {
    const { fadeOutFrames } = last.shot;
    const from = frames - fadeOutFrames;
    add(
      `${event(reelOf(last.shot), 'V', 'C')} ${times(last.sourceFrame + last.frames - fadeOutFrames, from, 0)}`,
      `${event('BL', 'V', 'D', fadeOutFrames)} ${times(0, from, fadeOutFrames)}`,
    );
  }
  const heard = timeline.tracks.filter(({ enabled, sounds }) => enabled && sounds.length > 0);
  let room = MOST_EVENTS - events.length;
  const fits = heard.slice(0, SOUND_CHANNELS.length).filter(({ sounds }) => {
    room -= sounds.length;
    return room >= 0;
  });
  const missing = heard
    .filter((track) => !fits.includes(track))
    .map(({ name }) => comment(`NOT IN THIS LIST: ${name}`));
  fits.forEach((track, index) => {
    for (const { name, file, startFrame, frames: length } of track.sounds) {
      add(
        `${event(name, SOUND_CHANNELS[index] ?? 'A', 'C')} ${times(0, startFrame, length)}`,
        comment(`FROM CLIP NAME: ${fileName(file)}`),
        comment(`SOURCE FILE: ${file}`),
      );
    }
  });
  const head = [`TITLE: ${oneLine(title, 70)}`, 'FCM: NON-DROP FRAME', ...missing, ''];
  return [...head, ...events.flatMap((lines) => [...lines, ''])].join('\n');
}

function describeShot(shot: ExportShot, at: string): string[] {
  return [
    comment(`FROM CLIP NAME: ${clipName(shot)}`),
    ...(shot.file === null ? [] : [comment(`SOURCE FILE: ${shot.file}`)]),
    comment(`LOC: ${at} GREEN ${markerText(shot)}`),
    comment(`COMMENT: ${shot.script}`),
  ];
}

/** Reel, channel and transition in their columns. */
function event(reel: string, channel: string, transition: 'C' | 'D', frames?: number): string {
  const length = frames === undefined ? '   ' : String(frames).padStart(3, '0');
  return `${reel.toUpperCase().slice(0, 8).padEnd(8)} ${channel.padEnd(5)} ${transition}    ${length}`;
}

/** Black where there is no clip yet. */
function reelOf({ file, label }: ExportShot): string {
  return file === null ? 'BL' : label;
}

function clipName({ file, label }: ExportShot): string {
  return file === null ? label : fileName(file);
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function comment(text: string): string {
  return oneLine(`* ${text}`, COMMENT_CHARACTERS);
}

function oneLine(text: string, characters: number): string {
  return [...text.replaceAll(/\s+/gu, ' ')].slice(0, characters).join('').trim();
}

function timecode(frame: number, rate: number): string {
  const seconds = Math.floor(frame / rate);
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60, frame % rate]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
