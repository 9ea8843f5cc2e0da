import type { ExportSound, ExportTimeline, SoundRole } from './export-timeline.ts';
import { markerText, shownSpans, type ShownSpan } from './shown-spans.ts';

/** Identifies the built-in cross dissolve of Final Cut Pro. */
const CROSS_DISSOLVE_UID = 'FxPlug:4731E73A-8DAC-4113-9A30-AE85B1761265';

/** A sound in its lane below the picture. */
interface LanedSound extends ExportSound {
  lane: number;
  enabled: boolean;
  role: SoundRole;
}

/**
 * The film as Final Cut Pro XML, version 1.11. Sounds are connected to the shot in which they begin; a dissolve lies
 * across the edit point in its middle, and fades change the opacity of a clip.
 */
export function writeFcpxml(timeline: ExportTimeline): string {
  const { title, framesPerSecond: rate, frames, widthPixels, heightPixels } = timeline;
  const seconds = (count: number): string => (count === 0 ? '0s' : `${count}/${rate}s`);
  const sounds = timeline.tracks.flatMap(({ role, enabled, sounds: placed }, index) =>
    placed.map((sound): LanedSound => ({ ...sound, lane: -1 - index, enabled, role })),
  );
  const clips = timeline.shots.flatMap(({ file, clipFrames: length }) => (file === null ? [] : [{ file, length }]));
  const ids = new Map(
    [...clips.map(({ file }) => file), ...sounds.map(({ file }) => file)].map((file, index) => [file, `a${index + 1}`]),
  );
  const idOf = (file: string): string => ids.get(file) ?? '';
  const asset = (file: string, length: number, kind: Attributes): string =>
    element('asset', { id: idOf(file), name: nameOf(file), start: '0s', duration: seconds(length), ...kind }, [
      element('media-rep', { kind: 'original-media', src: `./${encodeURI(file)}` }),
    ]);

  const connected = (sound: LanedSound, parent: ShownSpan): string =>
    element(
      'asset-clip',
      {
        ref: idOf(sound.file),
        lane: sound.lane,
        offset: seconds(parent.sourceFrame + sound.startFrame - parent.startFrame),
        name: sound.name,
        start: '0s',
        duration: seconds(sound.frames),
        enabled: sound.enabled ? 1 : 0,
        audioRole: sound.role,
      },
      sound.gain === undefined ? [] : [element('adjust-volume', { amount: `${decibels(sound.gain)}dB` })],
    );
  const storyElement = (span: ShownSpan): string => {
    const { shot, startFrame, sourceFrame } = span;
    const place = {
      name: shot.label,
      offset: seconds(startFrame),
      start: seconds(sourceFrame),
      duration: seconds(span.frames),
    };
    const within = sounds
      .filter((sound) => sound.startFrame >= startFrame && sound.startFrame < startFrame + span.frames)
      .map((sound) => connected(sound, span));
    const marker = element('marker', {
      start: seconds(sourceFrame),
      duration: seconds(1),
      value: markerText(shot),
      note: shot.script,
    });
    return shot.file === null
      ? element('gap', place, [...within, marker])
      : element('asset-clip', { ref: idOf(shot.file), ...place, srcEnable: 'video' }, [
          ...fades(shot.fadeInFrames, shot.fadeOutFrames, seconds),
          ...within,
          marker,
        ]);
  };
  const spine = shownSpans(timeline, 'middle').flatMap((span) => {
    const { dissolveFrames, startFrame } = span.shot;
    const dissolve = element(
      'transition',
      { name: 'Cross Dissolve', offset: seconds(startFrame), duration: seconds(dissolveFrames) },
      [element('filter-video', { ref: 'r2', name: 'Cross Dissolve' })],
    );
    return [...(dissolveFrames > 0 ? [dissolve] : []), storyElement(span)];
  });
  const sequence = element(
    'sequence',
    {
      format: 'r1',
      duration: seconds(frames),
      tcStart: '0s',
      tcFormat: 'NDF',
      audioLayout: 'stereo',
      audioRate: '48k',
    },
    [element('spine', {}, spine)],
  );
  const document = element('fcpxml', { version: '1.11' }, [
    element('resources', {}, [
      element('format', {
        id: 'r1',
        name: `Kinora ${widthPixels}x${heightPixels}`,
        frameDuration: `1/${rate}s`,
        width: widthPixels,
        height: heightPixels,
        colorSpace: '1-1-1 (Rec. 709)',
      }),
      element('effect', { id: 'r2', name: 'Cross Dissolve', uid: CROSS_DISSOLVE_UID }),
      ...clips.map(({ file, length }) => asset(file, length, { hasVideo: 1, format: 'r1', videoSources: 1 })),
      ...[...lengthsOf(sounds)].map(([file, length]) =>
        asset(file, length, { hasAudio: 1, audioSources: 1, audioRate: 48_000 }),
      ),
    ]),
    element('library', {}, [element('event', { name: title }, [element('project', { name: title }, [sequence])])]),
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE fcpxml>\n${document}\n`;
}

/** Each file once, as long as the longest part of it that is heard: all parts begin at its start. */
function lengthsOf(sounds: readonly ExportSound[]): Map<string, number> {
  const lengths = new Map<string, number>();
  for (const { file, frames } of sounds) {
    lengths.set(file, Math.max(frames, lengths.get(file) ?? 0));
  }
  return lengths;
}

/** The least volume of the format. */
const SILENT_DECIBELS = -96;

function decibels(gain: number): string {
  return Math.max(SILENT_DECIBELS, 20 * Math.log10(gain)).toFixed(1);
}

function fades(inFrames: number, outFrames: number, seconds: (frames: number) => string): string[] {
  const parts = [
    ...(inFrames > 0 ? [element('fadeIn', { type: 'linear', duration: seconds(inFrames) })] : []),
    ...(outFrames > 0 ? [element('fadeOut', { type: 'linear', duration: seconds(outFrames) })] : []),
  ];
  return parts.length === 0
    ? []
    : [element('adjust-blend', { amount: '1.0' }, [element('param', { name: 'amount' }, parts)])];
}

type Attributes = Readonly<Record<string, string | number>>;

function element(name: string, attributes: Attributes, children: readonly string[] = []): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`);
  const open = `<${name}${written.join('')}`;
  return children.length === 0 ? `${open}/>` : `${open}>\n${children.join('\n').replaceAll(/^/gm, '  ')}\n</${name}>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes what has a meaning in XML, and drops what may not stand in it at all. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll(/[\ufffe\uffff]/gu, '')
    .replaceAll(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);
}

function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
}
