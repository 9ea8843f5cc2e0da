import type { Canvas } from '@napi-rs/canvas';
import { skiaSurfaces } from '#src/draft-engine/clip/draw-clip.ts';
import { composeShot } from '#src/draft-engine/picture/compose-shot.ts';
import type { Surface } from '#src/draft-engine/picture/drawing-surface.ts';
import { createShotDrawing } from '#src/draft-engine/picture/shot-drawing.ts';
import { STAGE_MAKERS } from '#src/draft-engine/picture/stage.ts';
import type { PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import { DEEDS } from '#src/draft-engine/story/idea/deeds.ts';
import type { Mood } from '#src/draft-engine/story/idea/idea-graph.ts';
import { CLOSER_DEEDS, type SeenDeedId } from '#src/draft-engine/story/staging/deeds/closer-deeds.ts';
import type { DeedPhase, StagedDeed } from '#src/draft-engine/story/staging/deeds/deed-staging.ts';
import { stageDeed } from '#src/draft-engine/story/staging/deeds/stage-deed.ts';
import { createRandom, deriveSeed } from '#src/shared/random.ts';
import { type DeedSample, sampleEvent } from './deed-samples.ts';

interface FrameSize {
  width: number;
  height: number;
}

/** Shares of the shot that a sheet shows. */
const MOMENTS = [0.15, 0.5, 0.85] as const;

/** Three moments of a deed, one after another. */
function drawDeedFrames(sample: DeedSample, size: FrameSize): Surface[] {
  const event = sampleEvent(sample);
  const staged = stageDeed(event, sample.phase, createRandom(deriveSeed('sample', sample.deed)));
  const figures = new Map(
    [...event.agents, ...event.patients, ...event.recipients, ...event.absent].flatMap((each) =>
      'figure' in each ? [[each.key, each.figure] as const] : [],
    ),
  );
  const named = event.patients.flatMap((each) => ('item' in each ? [each] : []));
  const items = new Map([...staged.props, ...named].map(({ key, item }) => [key, item] as const));
  const sources = { figures, items, places: new Map([['place', event.place]]) };
  const drawing = createShotDrawing(shotOf(staged), sources, { look: 'gouache', aspect: '16:9', seed: 5 });
  const shot = composeShot(drawing, {
    ...size,
    durationSeconds: staged.seconds,
    surfaces: skiaSurfaces,
    makers: STAGE_MAKERS,
  });
  return MOMENTS.map((share) => {
    const surface = skiaSurfaces(size.width, size.height);
    shot.drawFrame(surface.getContext('2d'), staged.seconds * share);
    return surface;
  });
}

function shotOf(staged: StagedDeed): PlannedShot {
  return {
    number: 1,
    script: '',
    placeKey: 'place',
    timeOfDay: 'afternoon',
    weather: 'clear',
    framing: staged.framings[0] ?? 'full',
    angle: staged.angle ?? 'eye_level',
    camera: staged.camera ?? 'static',
    subject: staged.subject,
    actors: staged.actors,
    items: staged.items,
    effects: staged.effects,
    visions: staged.visions,
    stillAt: staged.stillAt,
    speech: { kind: 'silent', text: '', emotion: staged.emotion },
    emotion: staged.emotion,
    tension: 0.3,
    transition: 'cut',
    durationSeconds: staged.seconds,
    ambience: [],
    events: staged.events,
    music: 'none',
  };
}

/** Arguments of the gallery; all but the names of sheets are for the deeds. */
export const GALLERY_OPTIONS = {
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    phase: { type: 'string' },
    mood: { type: 'string' },
    negated: { type: 'boolean' },
    pairs: { type: 'boolean' },
    dog: { type: 'boolean' },
    captions: { type: 'boolean' },
    rows: { type: 'string' },
    width: { type: 'string' },
  },
} as const;

interface GalleryValues {
  only?: string;
  phase?: string;
  mood?: string;
  negated?: boolean;
  pairs?: boolean;
  dog?: boolean;
  captions?: boolean;
  rows?: string;
  width?: string;
}

interface DeedSheet {
  name: string;
  size: FrameSize;
  /** Three frames a deed. */
  cells: (() => Surface)[];
}

/** Contact sheets of deeds: a row of three frames for each. */
export function deedSheets(values: GalleryValues): DeedSheet[] {
  const only = values.only?.split(',');
  const deeds = [...DEEDS, ...CLOSER_DEEDS].filter((deed) => !only || only.includes(deed));
  const rows = Number(values.rows ?? 10);
  const width = Number(values.width ?? 480);
  const size = { width, height: Math.round((width * 9) / 16) };
  return Array.from({ length: Math.ceil(deeds.length / rows) }, (_, index) => ({
    name: `deeds-${String(index + 1).padStart(2, '0')}`,
    size,
    cells: deeds.slice(index * rows, (index + 1) * rows).flatMap((deed) => cellsOf(deed, size, values)),
  }));
}

function cellsOf(deed: SeenDeedId, size: FrameSize, values: GalleryValues): (() => Surface)[] {
  let frames: Surface[] | undefined;
  const drawn = (): Surface[] => {
    frames ??= captioned(drawDeedFrames(sampleOf(deed, values), size), values.captions ? deed : '');
    return frames;
  };
  return MOMENTS.map((_, index) => () => drawn()[index] as Surface);
}

function sampleOf(deed: SeenDeedId, values: GalleryValues): DeedSample {
  return {
    deed,
    phase: (values.phase ?? 'deed') as DeedPhase,
    mood: (values.mood ?? 'does') as Mood,
    isNegated: values.negated === true,
    isWithSomebody: values.pairs === true,
    leader: values.dog ? 'dog' : 'person',
  };
}

function captioned(frames: Surface[], caption: string): Surface[] {
  const context = (frames[0] as unknown as Canvas | undefined)?.getContext('2d');
  if (context) {
    context.font = '20px sans-serif';
    context.fillStyle = 'black';
    context.fillText(caption, 8, 24);
  }
  return frames;
}
