import { editOf, orderedEdits, type ClipEdit, type ClipEditKind } from '#src/shared/catalogue/clip-edits.ts';
import { cropBox } from '#src/shared/catalogue/edited-clip.ts';
import type { PictureEdit } from '#src/shared/catalogue/picture-edits.ts';
import { applyEdits, type EditWork } from '../image-edit/applying/apply-edits.ts';
import { cut } from '../image-edit/applying/move-pixels.ts';
import type { EditTools } from '../image-edit/pixels/edit-tools.ts';
import { createOnce } from '../image-edit/pixels/once.ts';
import { CHANNELS, type Raster } from '../image-edit/pixels/raster.ts';
import { followSubject, type Focus } from './follow-subject.ts';
import type { FrameEditing, FramePlan } from './frame-plan.ts';
import { createSteadyFrames } from './steady-frames.ts';
import { steadyCamera, type SteadyFrame } from './steadying/steady-camera.ts';
import { studyFrame } from './study-frame.ts';

/** Edits the frames of one clip, in the order in which they are shown. */
export interface FrameEditor {
  /** How bright a frame of the result is, 0 to 1, by its number in it. */
  levelAt(shown: number): number;
  /** The edited frame of that number in the clip; its sides are even. */
  edit(frame: Raster, at: { number: number; level: number }): Promise<Raster>;
}

const MOVES: readonly ClipEditKind[] = ['rotate', 'flip'];
const NO_PICTURE_EDITS: readonly ClipEditKind[] = [
  'trim',
  'reverse',
  'speed',
  'volume',
  'stabilise',
  'crop',
  'fadeIn',
  'fadeOut',
  ...MOVES,
];

/** Studies a clip as far as its edits need it. Throws MEDIA_FAILED, WEIGHTS_MISSING, MODEL_RUNTIME_MISSING. */
export async function createFrameEditor(editing: FrameEditing): Promise<FrameEditor> {
  const { plan, reading, seed } = editing;
  const edits = orderedEdits(editing.edits);
  const stabilise = editOf(edits, 'stabilise');
  const crop = editOf(edits, 'crop');
  const steady =
    stabilise &&
    (await steadyCamera({ ...reading, framesPerSecond: plan.sourceRate, part: plan.part }, stabilise.amount));
  const focus = crop?.follows ? await followSubject(editing, edits) : undefined;
  const moves = edits.filter(({ kind }) => MOVES.includes(kind)) as PictureEdit[];
  const paints = edits.filter(({ kind }) => !NO_PICTURE_EDITS.includes(kind)) as PictureEdit[];
  const tools = withKeptTexts(editing.tools);
  const work: EditWork = { seed, tools, mostSidePixels: Infinity, once: createOnce() };
  const edit = (frame: Raster, number: number): Promise<Raster> =>
    editOne(frame, { number, steady, moves, crop, focus, paints, work });
  const isPainted = editOf(edits, 'style') !== undefined;
  if (isPainted) {
    // Colours, levels and cells are chosen by it, and stay.
    await edit(await studyFrame(plan, reading), plan.part.from);
  }
  const calm = isPainted ? createSteadyFrames() : undefined;
  return {
    levelAt: levels(edits, plan),
    edit: async (frame, { number, level }) => {
      calm?.(frame);
      return dimmed(evenSides(await edit(frame, number)), level);
    },
  };
}

async function editOne(
  frame: Raster,
  {
    number,
    steady,
    moves,
    crop,
    focus,
    paints,
    work,
  }: {
    number: number;
    steady: SteadyFrame | undefined;
    moves: PictureEdit[];
    crop: Extract<ClipEdit, { kind: 'crop' }> | undefined;
    focus: Focus | undefined;
    paints: PictureEdit[];
    work: EditWork;
  },
): Promise<Raster> {
  const held = steady ? steady(frame, number) : frame;
  const { picture: moved } = await applyEdits(held, moves, work);
  const part = crop ? cut(moved, cropBox(moved, crop, focus?.(number, moved))) : moved;
  const { picture } = await applyEdits(part, paints, work);
  return picture;
}

/** A text is drawn once for all frames. */
function withKeptTexts(tools: EditTools): EditTools {
  const drawn = new Map<string, Promise<Raster>>();
  return {
    ...tools,
    drawText: (text) => {
      const key = JSON.stringify(text);
      const picture = drawn.get(key) ?? tools.drawText(text);
      drawn.set(key, picture);
      return picture;
    },
  };
}

/** From black, and to it. */
function levels(edits: readonly ClipEdit[], { shown, framesPerSecond }: FramePlan): (frame: number) => number {
  const start = (editOf(edits, 'fadeIn')?.seconds ?? 0) * framesPerSecond;
  const end = (editOf(edits, 'fadeOut')?.seconds ?? 0) * framesPerSecond;
  return (frame) => {
    const [before, left] = [frame, shown.length - 1 - frame];
    return Math.min(1, start > 0 ? before / start : 1, end > 0 ? left / end : 1);
  };
}

function dimmed(frame: Raster, level: number): Raster {
  if (level < 1) {
    const { data } = frame;
    for (let at = 0; at < data.length; at += CHANNELS) {
      data[at] = Math.round(data[at]! * level);
      data[at + 1] = Math.round(data[at + 1]! * level);
      data[at + 2] = Math.round(data[at + 2]! * level);
    }
  }
  return frame;
}

/** Without the last row or column of an odd size, which no encoder takes. */
function evenSides(frame: Raster): Raster {
  const [width, height] = [frame.width - (frame.width % 2), frame.height - (frame.height % 2)];
  return width === frame.width && height === frame.height ? frame : cut(frame, { x: 0, y: 0, width, height });
}
