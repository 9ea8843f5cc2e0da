import { expect, test } from 'vitest';
import type { PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import { DEFAULT_CUT_SETTINGS } from '#src/shared/catalogue/cut-settings.ts';
import { heardSpan, mergeBeds } from '../../timeline/merge-beds.ts';
import { placeSounds } from '../final-cut/place-sounds.ts';
import type { FilmRows } from '../state/film-rows.ts';
import { planFilmTimes } from '../timeline/film-times.ts';
import { buildExportTimeline, type ExportTimeline } from './export-timeline.ts';
import { writeEdl } from './write-edl.ts';
import { writeExport } from './write-export.ts';
import { writeFcpxml } from './write-fcpxml.ts';
import { writeOtio } from './write-otio.ts';

const RATE = 24;
const SPOKEN = { durationSeconds: 1.5, words: [{ text: 'Hallo', startSeconds: 0, endSeconds: 1.5 }] };

/** A film whose shots are joined in every way; the last has no clip yet, and the second has a short one. */
function rowsOf(): FilmRows {
  const told = [
    { transition: 'fade_in', frames: 72 },
    { transition: 'dissolve', frames: 21 },
    { transition: 'cut', frames: 60, says: 'A <b>"sign"</b> & more\n\u0007' },
    { transition: 'fade_in', frames: 50 },
    { transition: 'dissolve', frames: 48, says: '“你好”' },
    { transition: 'cut', frames: undefined },
  ] as const;
  const shots = told.map((shot, index) => ({
    id: `shot-${index}`,
    position: index + 1,
    plan: {
      number: index + 1,
      script: `What is seen in ${index + 1}.`,
      durationSeconds: 2,
      transition: shot.transition,
      framing: 'medium',
      placeKey: 'place-1',
      ambience: index < 3 ? ['hall', 'wind'] : [],
      events: [1, 2].includes(index)
        ? [
            { sound: 'knock', at: 0, loudness: 0.5 },
            { sound: 'thunder', at: 0.1, loudness: 1 },
          ]
        : [],
      speech:
        'says' in shot
          ? { kind: 'line', speakerKey: 'character-1', text: shot.says, emotion: 'neutral' }
          : { kind: 'silent', text: '', emotion: 'neutral' },
    } as unknown as PlannedShot,
  }));
  const takes = told.flatMap((shot, index) => [
    ...(shot.frames === undefined
      ? []
      : [{ assetKind: 'clip', assetKey: `shot-${index}`, circled: true, inputs: {}, data: { frames: shot.frames } }]),
    ...('says' in shot
      ? [{ assetKind: 'voice', assetKey: `shot-${index}`, circled: true, inputs: {}, data: SPOKEN }]
      : []),
  ]);
  const soundTakes = Object.entries({
    'event:knock': 0.4,
    'event:thunder': 1,
    'ambience:hall': 3,
    'ambience:wind': 28,
  }).map(([assetKey, durationSeconds]) => ({
    assetKind: 'sound',
    assetKey,
    circled: true,
    inputs: {},
    data: { durationSeconds },
  }));
  return {
    film: { title: 'A "film" & more', aspect: '16:9', shortSidePixels: 360, cutSettings: DEFAULT_CUT_SETTINGS },
    shots,
    takes: [...takes, ...soundTakes],
    characters: [{ key: 'character-1', name: 'Mira' }],
    places: [],
  } as unknown as FilmRows;
}

const rows = rowsOf();
const pathOf = ({ kind, key }: { kind: string; key: string }): string | undefined =>
  key === 'shot-5' && kind === 'clip' ? undefined : `${kind}s/${key}.bin`;
/** As it is before its first cut, and after it. */
const growing = buildExportTimeline(rows, { pathOf, stems: [] });
const finished = buildExportTimeline(rows, {
  pathOf,
  stems: [
    { stem: 'voice', path: 'stems/voice.flac' },
    { stem: 'music', path: 'stems/music.flac' },
  ],
});

/** What is seen at each frame of the film: frames of clips with their share in percent; black is not named. */
function framesOf({ shots, frames }: ExportTimeline): string[] {
  return Array.from({ length: frames }, (_, frame) =>
    shots
      .flatMap(({ label, startFrame, frames: length }, index) => {
        const at = frame - startFrame;
        const next = shots[index + 1];
        const end = next ? next.startFrame + next.dissolveFrames : frames;
        return at < 0 || at >= length || frame >= end ? [] : [`${label}@${at}`];
      })
      .join('+'),
  );
}

test('[EDIT-17] the neutral timeline has the times of the cut, to the frame', () => {
  const { shots, frames } = growing;
  const times = planFilmTimes(rows);
  expect(frames).toBe(Math.round(times.durationSeconds * RATE));
  expect(shots.map(({ startFrame }) => startFrame / RATE)).toEqual(times.shots.map(({ startSeconds }) => startSeconds));
  expect(shots.map(({ dissolveFrames }) => dissolveFrames)).toEqual([0, 10, 0, 0, 12, 0]);
  expect(shots.map(({ fadeInFrames }) => fadeInFrames)).toEqual([12, 0, 0, 12, 0, 0]);
  expect(shots.map(({ fadeOutFrames }) => fadeOutFrames)).toEqual([0, 0, 0, 0, 0, 18]);
  expect(shots.map(({ line }) => line?.speaker ?? null)).toEqual([null, null, 'Mira', null, 'Mira', null]);
  expect(growing.tracks.map(({ name, enabled }) => [name, enabled])).toEqual([
    ['Lines', true],
    ['Music', true],
    ['Sounds', true],
    ['Sounds 2', true],
    ['Backgrounds', true],
    ['Backgrounds 2', true],
  ]);
  expect(finished.tracks.map(({ name, enabled }) => [name, enabled])).toEqual([
    ['Voices', true],
    ['Music', true],
    ['Lines', false],
    // They are in the stems already.
    ['Sounds', false],
    ['Sounds 2', false],
    ['Backgrounds', false],
    ['Backgrounds 2', false],
  ]);
});

test('[EDIT-17] effects and ambience lie where the cut lets them be heard, ambience repeated for as long', () => {
  const { ambience, events, durationSeconds } = placeSounds(rows);
  const heard = (name: string) =>
    growing.tracks
      .flatMap(({ sounds }) => sounds)
      .filter((sound) => sound.name === name)
      .toSorted((one, other) => one.startFrame - other.startFrame);
  for (const sound of ['knock', 'thunder']) {
    const placed = events.filter(({ asset }) => asset.key === `event:${sound}`);
    expect(heard(sound).map(({ startFrame, gain, file }) => [startFrame, gain, file])).toEqual(
      placed.map(({ startSeconds, gain }) => [Math.round(startSeconds * RATE), gain, `sounds/event:${sound}.bin`]),
    );
  }
  expect(heard('knock').map(({ frames }) => frames)).toEqual([9, 9]);
  const [bed] = mergeBeds(ambience.filter(({ name }) => name === 'hall'));
  const { startSeconds, endSeconds } = heardSpan(bed as NonNullable<typeof bed>, durationSeconds);
  const pieces = heard('hall');
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces.map(({ startFrame }) => startFrame)).toEqual(pieces.map((_, index) => index * 3 * RATE));
  const length = pieces.reduce((sum, { frames }) => sum + frames, 0);
  expect(Math.abs(length - (endSeconds - startSeconds) * RATE)).toBeLessThan(1);
  // A louder bed of the weather, on a track of its own.
  expect(heard('wind').map(({ gain }) => gain)).toEqual([1.6]);
});

const EVENT =
  /^(\d{3}) {2}(\S{1,8}) +(V|A[234]?) +(C|D) {4}(\d{3}| {3}) (\d\d(?::\d\d){3}) (\d\d(?::\d\d){3}) (\d\d(?::\d\d){3}) (\d\d(?::\d\d){3})$/;

interface EdlEvent {
  number: number;
  reel: string;
  channel: string;
  mixFrames: number;
  source: [number, number];
  record: [number, number];
}

/** A strict reader of CMX 3600: every line is a heading, an event in its columns, a comment or empty. */
function readEdl(text: string): EdlEvent[] {
  const [title, mode, ...lines] = text.split('\n');
  expect([title?.startsWith('TITLE: '), mode]).toEqual([true, 'FCM: NON-DROP FRAME']);
  const frameOf = (clock = ''): number => {
    const [hours = 0, minutes = 0, seconds = 0, frames = 0] = clock.split(':').map(Number);
    expect(minutes < 60 && seconds < 60 && frames < RATE).toBe(true);
    return ((hours * 60 + minutes) * 60 + seconds) * RATE + frames;
  };
  return lines
    .filter((line) => line !== '' && !line.startsWith('* '))
    .map((line) => {
      const [, number, reel = '', channel = '', transition, mix = '', ...clocks] = EVENT.exec(line) ?? [];
      expect({ line, transition }).toEqual({ line, transition: expect.any(String) });
      const [sourceIn = 0, sourceOut = 0, recordIn = 0, recordOut = 0] = clocks.map(frameOf);
      expect(sourceOut - sourceIn).toBe(recordOut - recordIn);
      const mixFrames = transition === 'D' ? Number(mix) : 0;
      return {
        number: Number(number),
        reel,
        channel,
        mixFrames,
        source: [sourceIn, sourceOut],
        record: [recordIn, recordOut],
      };
    });
}

test('[EDIT-17] the EDL, read again, shows the same frames of the same clips as the cut', () => {
  const events = readEdl(writeEdl(growing));
  const start = 3600 * RATE;
  const shown: string[] = [];
  const pictures = events.filter(({ channel }) => channel === 'V');
  for (const [index, { reel, source, record, mixFrames }] of pictures.entries()) {
    const from = pictures[index - 1];
    expect(record[0] - start).toBe(shown.length);
    for (let frame = record[0]; frame < record[1]; frame++) {
      const into = frame - record[0];
      const outgoing = from && into < mixFrames && from.reel !== 'BL' ? [`${from.reel}@${from.source[1] + into}`] : [];
      shown.push([...outgoing, ...(reel === 'BL' ? [] : [`${reel}@${source[0] + into}`])].join('+'));
    }
  }
  // The last shot has no clip: it is black.
  expect(shown).toEqual(framesOf(growing).map((frame) => frame.replace(/S06@\d+/, '')));
  expect(new Set(events.map(({ number }) => number)).size).toBe(events.at(-1)?.number);
  const lines = events.filter(({ channel }) => channel === 'A');
  expect(lines.map(({ record: [from, to] }) => [from - start, to - start])).toEqual(
    growing.tracks[0]?.sounds.map(({ startFrame, frames }) => [startFrame, startFrame + frames]),
  );
});

interface OtioTime {
  value: number;
  rate: number;
}
interface OtioItem {
  OTIO_SCHEMA: string;
  name: string;
  enabled?: boolean;
  source_range?: { start_time: OtioTime; duration: OtioTime };
  in_offset?: OtioTime;
  out_offset?: OtioTime;
  markers?: { name: string; marked_range: { start_time: OtioTime } }[];
  media_references?: Record<string, { OTIO_SCHEMA: string; target_url?: string }>;
  children?: OtioItem[];
}

/** The schemas of OpenTimelineIO 0.17 that a timeline may consist of. */
const OTIO_SCHEMAS = new Set([
  'Timeline.1',
  'Stack.1',
  'Track.1',
  'Clip.2',
  'Gap.1',
  'Transition.1',
  'Marker.2',
  'ExternalReference.1',
  'MissingReference.1',
  'TimeRange.1',
  'RationalTime.1',
]);

function schemasIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  const { OTIO_SCHEMA: own } = value as { OTIO_SCHEMA?: string };
  return [...(own === undefined ? [] : [own]), ...Object.values(value).flatMap(schemasIn)];
}

/** What a track of pictures shows at each frame. A transition uses what the clips beside it have beyond their ranges. */
function shownBy(children: readonly OtioItem[]): string[] {
  const shown: string[][] = [];
  let position = 0;
  for (const [index, { OTIO_SCHEMA: schema, name, source_range: range }] of children.entries()) {
    const frames = range?.duration.value ?? 0;
    const start = range?.start_time.value ?? 0;
    const first = -(children[index - 1]?.in_offset?.value ?? 0);
    const end = frames + (children[index + 1]?.out_offset?.value ?? 0);
    const last = schema === 'Clip.2' ? end : first;
    for (let frame = first; frame < last; frame++) {
      (shown[position + frame] ??= []).push(`${name}@${start + frame}`);
    }
    position += frames;
  }
  expect(position).toBe(growing.frames);
  return shown.map((frame) => frame.join('+'));
}

test('[EDIT-17] the OpenTimelineIO document has known schemas, and its track shows the same frames as the cut', () => {
  const document = JSON.parse(writeOtio(growing)) as { tracks: OtioItem };
  expect(schemasIn(document).filter((schema) => !OTIO_SCHEMAS.has(schema))).toEqual([]);
  const [picture, ...sounds] = document.tracks.children ?? [];
  const children = picture?.children ?? [];
  expect(shownBy(children)).toEqual(framesOf(growing));
  expect(children.flatMap(({ markers = [] }) => markers.map(({ name }) => name))).toEqual([
    'S01 What is seen in 1.',
    'S02 What is seen in 2.',
    expect.stringContaining('S03 Mira: A <b>"sign"</b>'),
    'S04 What is seen in 4.',
    'S05 Mira: “你好”',
    'S06 What is seen in 6.',
  ]);
  const lines = sounds.find(({ name }) => name === 'Lines');
  const starts: number[] = [];
  let at = 0;
  for (const child of lines?.children ?? []) {
    if (child.OTIO_SCHEMA === 'Clip.2') {
      starts.push(at);
    }
    at += child.source_range?.duration.value ?? 0;
  }
  expect(starts).toEqual(growing.tracks[0]?.sounds.map(({ startFrame }) => startFrame));
});

interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
}

/** A reader of XML without texts, strict about nesting and quoting. */
function readXml(text: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [] };
  const open = [root];
  const body = text.replace('<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE fcpxml>\n', '');
  const tags = body.matchAll(/<(\/?)([\w-]+)((?: [\w-]+="[^"<]*")*)(\/?)>|([^<\s][^<]*)/g);
  let read = '';
  for (const [whole, end, name = '', attributes = '', isEmpty, stray] of tags) {
    expect(stray).toBeUndefined();
    read += whole;
    if (end) {
      expect(open.pop()?.name).toBe(name);
      continue;
    }
    const element: XmlElement = { name, attributes: {}, children: [] };
    for (const [, key = '', value = ''] of attributes.matchAll(/ ([\w-]+)="([^"]*)"/g)) {
      expect(value).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/);
      element.attributes[key] = value;
    }
    open.at(-1)?.children.push(element);
    if (!isEmpty) {
      open.push(element);
    }
  }
  expect(read.replaceAll(/\s/g, '')).toBe(body.replaceAll(/\s/g, ''));
  expect(open).toEqual([root]);
  return root.children[0] as XmlElement;
}

const find = (element: XmlElement, name: string): XmlElement[] => [
  ...(element.name === name ? [element] : []),
  ...element.children.flatMap((child) => find(child, name)),
];

/** A time of FCPXML in frames. Each must be a whole number of them. */
function framesIn(time = ''): number {
  const [, value = NaN, rate] = /^(\d+)(?:\/(\d+))?s$/.exec(time) ?? [];
  expect([undefined, String(RATE)]).toContain(rate);
  return rate === undefined ? Number(value) * RATE : Number(value);
}

/** How a transition lies across its edit point: frames before and after it; none where there is another element. */
function halvesOf(element: XmlElement | undefined): [number, number] {
  const frames = element?.name === 'transition' ? framesIn(element.attributes['duration']) : 0;
  return [Math.floor(frames / 2), frames - Math.floor(frames / 2)];
}

test('[EDIT-17] the FCPXML is well-formed, refers to what it declares, and shows the same frames as the cut', () => {
  const document = readXml(writeFcpxml(finished));
  const assets = new Map(find(document, 'asset').map(({ attributes }) => [attributes['id'], attributes]));
  const story = find(document, 'spine')[0]?.children ?? [];
  const shown = Array.from({ length: finished.frames }, () => [] as string[]);
  let position = 0;
  for (const [index, element] of story.entries()) {
    if (element.name === 'transition') {
      expect(framesIn(element.attributes['offset'])).toBe(position - halvesOf(element)[0]);
      continue;
    }
    const { attributes } = element;
    const [start, frames] = [framesIn(attributes['start']), framesIn(attributes['duration'])];
    const [[before], [, after]] = [halvesOf(story[index - 1]), halvesOf(story[index + 1])];
    expect(framesIn(attributes['offset'])).toBe(position);
    for (let frame = -before; frame < frames + after; frame++) {
      shown[position + frame]?.push(`${attributes['name']}@${start + frame}`);
    }
    const clip = assets.get(attributes['ref']);
    expect(start + frames + after).toBeLessThanOrEqual(clip ? framesIn(clip['duration']) : Infinity);
    position += frames;
  }
  expect(position).toBe(finished.frames);
  expect(shown.map((frame) => frame.join('+'))).toEqual(framesOf(finished));

  const heard = story.flatMap(({ attributes, children }) =>
    children
      .filter(({ name }) => name === 'asset-clip')
      .map((sound) => {
        expect(assets.has(sound.attributes['ref'])).toBe(true);
        const inParent = framesIn(sound.attributes['offset']) - framesIn(attributes['start']);
        return [
          sound.attributes['name'],
          framesIn(attributes['offset']) + inParent,
          framesIn(sound.attributes['duration']),
        ];
      }),
  );
  expect(heard.toSorted()).toEqual(
    finished.tracks
      .flatMap(({ sounds }) => sounds.map(({ name, startFrame, frames }) => [name, startFrame, frames]))
      .toSorted(),
  );
  expect(find(document, 'marker').map(({ attributes }) => attributes['value'])).toContain(
    'S03 Mira: A &lt;b&gt;&quot;sign&quot;&lt;/b&gt; &amp; more ',
  );
  expect(find(document, 'asset').map(({ attributes }) => attributes['id'])).toEqual([...assets.keys()]);
  const volumes = find(document, 'asset-clip')
    .filter(({ attributes }) => attributes['name'] === 'wind')
    .flatMap(({ children }) => children.map(({ name, attributes }) => [name, attributes['amount']]));
  expect(volumes).toEqual([['adjust-volume', '4.1dB']]);
  expect(find(document, 'fadeIn').map(({ attributes }) => framesIn(attributes['duration']))).toEqual([12, 12]);
});

test('[EDIT-17] a film without shots has no timeline, subtitles or storyboard yet', () => {
  for (const format of ['edl', 'fcpxml', 'otio', 'srt', 'vtt'] as const) {
    expect(() => writeExport({ ...rows, shots: [] }, { pathOf, stems: [] }, format)).toThrow('FILM_NOT_READY');
  }
});
