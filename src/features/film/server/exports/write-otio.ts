import type { ExportShot, ExportSound, ExportTimeline, ExportTrack } from './export-timeline.ts';
import { framesBefore, markerText, shownSpans } from './shown-spans.ts';

/** One object of an OpenTimelineIO document. */
type Otio = { OTIO_SCHEMA: string } & Record<string, unknown>;

/**
 * The film as an OpenTimelineIO document: a picture track with dissolves, fades and markers, and the tracks of its
 * sound. A fade is a transition from or to nothing.
 */
export function writeOtio(timeline: ExportTimeline): string {
  const build = otioOf(timeline.framesPerSecond);
  const document = build.object('Timeline.1', {
    name: timeline.title,
    global_start_time: null,
    metadata: { kinora: { width: timeline.widthPixels, height: timeline.heightPixels } },
    tracks: build.object('Stack.1', {
      ...build.item('tracks'),
      children: [pictureTrack(build, timeline), ...timeline.tracks.map((track) => soundTrack(build, track))],
    }),
  });
  return `${JSON.stringify(document, null, 2)}\n`;
}

type Builder = ReturnType<typeof otioOf>;

function otioOf(rate: number) {
  const object = (schema: string, fields: Record<string, unknown>): Otio => ({ OTIO_SCHEMA: schema, ...fields });
  const time = (frames: number): Otio => object('RationalTime.1', { rate, value: frames });
  const range = (start: number, frames: number): Otio =>
    object('TimeRange.1', { start_time: time(start), duration: time(frames) });
  const item = (name: string, span: Otio | null = null, markers: readonly Otio[] = []): Record<string, unknown> => ({
    name,
    source_range: span,
    effects: [],
    markers,
    enabled: true,
    metadata: {},
  });
  const media = (name: string, file: string | null, frames: number): Record<string, unknown> => ({
    active_media_reference_key: 'DEFAULT_MEDIA',
    media_references: {
      DEFAULT_MEDIA:
        file === null
          ? object('MissingReference.1', { name, available_range: null, available_image_bounds: null, metadata: {} })
          : object('ExternalReference.1', {
              name,
              target_url: file,
              available_range: range(0, frames),
              available_image_bounds: null,
              metadata: {},
            }),
    },
  });
  const transition = (name: string, before: number, after: number): Otio =>
    object('Transition.1', {
      name,
      transition_type: 'SMPTE_Dissolve',
      in_offset: time(before),
      out_offset: time(after),
      metadata: {},
    });
  const gap = (frames: number): Otio => object('Gap.1', item('', range(0, frames)));
  return { object, range, item, media, transition, gap };
}

function pictureTrack(build: Builder, timeline: ExportTimeline): Otio {
  const children = shownSpans(timeline, 'middle').flatMap(({ shot, frames, sourceFrame }, index): Otio[] => {
    const clip = build.object('Clip.2', {
      ...build.item(shot.label, build.range(sourceFrame, frames), [markerOf(build, shot, sourceFrame)]),
      ...build.media(shot.label, shot.file, shot.clipFrames),
    });
    return [
      ...joinInto(build, shot, index === 0),
      clip,
      ...(shot.fadeOutFrames > 0 ? [build.transition('Fade out', shot.fadeOutFrames, 0)] : []),
    ];
  });
  return build.object('Track.1', { ...build.item('Picture'), kind: 'Video', children });
}

/** The dissolve or fade into a shot. Between two clips a fade needs a gap, or it would be a dissolve. */
function joinInto(build: Builder, shot: ExportShot, isFirst: boolean): Otio[] {
  const { dissolveFrames, fadeInFrames } = shot;
  if (dissolveFrames > 0) {
    const before = framesBefore(dissolveFrames, 'middle');
    return [build.transition('Cross dissolve', before, dissolveFrames - before)];
  }
  if (fadeInFrames > 0) {
    return [...(isFirst ? [] : [build.gap(0)]), build.transition('Fade in', 0, fadeInFrames)];
  }
  return [];
}

function markerOf(build: Builder, shot: ExportShot, sourceFrame: number): Otio {
  return build.object('Marker.2', {
    name: markerText(shot),
    comment: shot.script,
    color: 'GREEN',
    marked_range: build.range(sourceFrame, 0),
    metadata: {},
  });
}

function soundTrack(build: Builder, { name, enabled, sounds }: ExportTrack): Otio {
  const children = sounds.flatMap((sound, index): Otio[] => {
    const silence = sound.startFrame - endOf(sounds[index - 1]);
    const clip = build.object('Clip.2', {
      ...build.item(sound.name, build.range(0, sound.frames)),
      // The format has no volumes.
      ...(sound.gain !== undefined && { metadata: { kinora: { gain: sound.gain } } }),
      ...build.media(sound.name, sound.file, sound.frames),
    });
    return silence > 0 ? [build.gap(silence), clip] : [clip];
  });
  return build.object('Track.1', { ...build.item(name), enabled, kind: 'Audio', children });
}

function endOf(sound: ExportSound | undefined): number {
  return sound ? sound.startFrame + sound.frames : 0;
}
