import { EDIT_COLOURS, EDIT_LIMITS, type CaptionPlace, type PictureEdit } from '#src/shared/catalogue/picture-edits.ts';
import type { Degree, Mark, Side } from './mark.ts';
import type { Head, HeadMark, HeadName, Modifier, Quantity } from './split-request.ts';
import { quoteOf } from './take-quotes.ts';

/** What a head is made an edit with. */
interface Making {
  quotes: readonly string[];
  /** The edits that there are already, to which amounts are added. */
  before: readonly PictureEdit[];
}

/** A little, usual, much. */
type Steps = readonly [slight: number, usual: number, much: number];
const TONE_STEPS: Steps = [12, 25, 50];
const STEPS: Readonly<Record<string, Steps>> = {
  sharpen: [25, 50, 90],
  vignette: [28, 50, 85],
  grain: [20, 40, 75],
  corners: [6, 12, 30],
  blackAndWhite: [50, 100, 100],
  sepia: [45, 80, 100],
  invert: [100, 100, 100],
  blur: [15, 40, 80],
  grade: [45, 80, 100],
  style: [55, 100, 100],
};
/** Degrees of a turn that is only 'a bit', and of one without a number. */
const TURNS: Steps = [3, 90, 90];
const CAPTION_SIZES: Steps = [4, 7, 12];
const BORDER_SIZES: Steps = [1, 3, 7];
const HALF = 50;

const marksOf = <Name extends Mark['is']>(head: Head, name: Name): Extract<Mark, { is: Name }>[] =>
  head.modifiers.flatMap(({ mark }) => (mark.is === name ? [mark as Extract<Mark, { is: Name }>] : []));
const has = (head: Head, name: Mark['is']): boolean => head.modifiers.some(({ mark }) => mark.is === name);
const quantityOf = (head: Head, units: readonly Quantity['unit'][]): Quantity | undefined =>
  head.modifiers
    .flatMap(({ mark }) => (mark.is === 'quantity' ? [mark.quantity] : []))
    .find(({ unit }) => units.includes(unit));
const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The edit that a head asks for; undefined where it says too little. */
export function makeEdit(head: Head, making: Making): PictureEdit | undefined {
  const make = MAKERS[head.mark.is] as (mark: HeadMark, head: Head, making: Making) => PictureEdit | undefined;
  return make(head.mark, head, making);
}

type Makers = {
  [Name in HeadName]: (mark: Extract<HeadMark, { is: Name }>, head: Head, making: Making) => PictureEdit | undefined;
};
const MAKERS: Makers = {
  tone: ({ tone, sign, degree, names }, head, { before }) => {
    const known = before.find((edit) => edit.kind === tone);
    const step = (names === 'fault' && sign ? sign : directionOf(head, sign)) * stepOf(head, TONE_STEPS, degree);
    return { kind: tone, amount: within(amountOf(known) + step, -100, 100) };
  },
  effect: ({ effect }, head, { before }) => ({ kind: effect, amount: effectAmount(head, effect, before) }),
  grade: ({ grade }, head, { before }) => ({ kind: 'grade', grade, amount: effectAmount(head, 'grade', before) }),
  style: ({ style }, head, { before }) => ({ kind: 'style', style, amount: effectAmount(head, 'style', before) }),
  blur: ({ degree }, head, { before }) => ({
    kind: 'blur',
    area: 'all',
    amount: effectAmount(head, 'blur', before, degree),
  }),
  straighten: () => ({ kind: 'straighten' }),
  askew: () => ({ kind: 'straighten' }),
  rotate: (_, head) => makeTurn(head),
  flip: ({ axis }, head) => {
    const said = marksOf(head, 'axis')[0]?.axis ?? axis;
    return { kind: 'flip', axis: has(head, 'upsideDown') ? 'topBottom' : (said ?? 'leftRight') };
  },
  crop: (_, head) => makeCrop(head),
  caption: (_, head, { quotes }) => makeCaption(head, quotes),
  border: (_, head) => {
    const pixels = quantityOf(head, ['pixels', 'none']);
    const percent = quantityOf(head, ['percent']);
    const size = percent ? percent.value : sizeOf(head, BORDER_SIZES);
    return {
      kind: 'border',
      colour: colourOf(head) ?? EDIT_COLOURS.white,
      size: within(size, EDIT_LIMITS.borderSize.least, EDIT_LIMITS.borderSize.most),
      ...(pixels ? { pixels: within(Math.round(pixels.value), 1, EDIT_LIMITS.borderPixels) } : {}),
    };
  },
  background: (_, head) => {
    const colour = colourOf(head);
    if (colour !== undefined) {
      return { kind: 'background', colour };
    }
    return has(head, 'transparent') ? { kind: 'background', colour: null } : undefined;
  },
  resize: (_, head) => {
    const pixels = quantityOf(head, ['pixels', 'none']);
    if (!pixels) {
      return undefined;
    }
    const side = within(Math.round(pixels.value), 1, EDIT_LIMITS.resizePixels);
    return has(head, 'height') ? { kind: 'resize', height: side } : { kind: 'resize', width: side };
  },
};

/** The amount of an edit that has one. */
function amountOf(edit: PictureEdit | undefined): number {
  return edit && 'amount' in edit ? edit.amount : 0;
}

function degreeOf(head: Head, usual?: Degree): Degree | undefined {
  return marksOf(head, 'degree').at(-1)?.degree ?? usual;
}

function stepOf(head: Head, [slight, usual, much]: Steps, own?: Degree): number {
  const quantity = quantityOf(head, ['percent', 'none']);
  if (quantity) {
    return within(quantity.value, 0, 100);
  }
  const share = marksOf(head, 'share')[0];
  if (has(head, 'half') || share) {
    return share?.percent ?? HALF;
  }
  const degree = degreeOf(head, own);
  if (degree === undefined) {
    return usual;
  }
  return degree === 'slight' ? slight : much;
}

/** 1 or -1: by the word itself, by 'more' and 'less', and the opposite of what there is too much of. */
function directionOf(head: Head, sign: 1 | -1 | undefined): number {
  if (has(head, 'less')) {
    return -(sign ?? 1);
  }
  if (has(head, 'too')) {
    return -(sign ?? 1);
  }
  if (sign !== undefined) {
    return sign;
  }
  const quantity = quantityOf(head, ['percent', 'none']);
  return quantity?.isSigned || (has(head, 'half') && !has(head, 'more')) ? -1 : 1;
}

function effectAmount(head: Head, kind: string, before: readonly PictureEdit[], own?: Degree): number {
  const steps = STEPS[kind]!;
  const known = amountOf(before.find((edit) => edit.kind === kind));
  const step = stepOf(head, steps, own);
  if (known > 0 && (has(head, 'less') || has(head, 'too'))) {
    return within(known - step / 2, 1, 100);
  }
  return known > 0 && has(head, 'more') ? within(known + step / 2, 1, 100) : within(step, 1, 100);
}

function makeTurn(head: Head): PictureEdit {
  const quantity = quantityOf(head, ['degrees', 'none']);
  const degrees = quantity?.value ?? stepOf(head, TURNS);
  if (has(head, 'upsideDown')) {
    return { kind: 'rotate', degrees: 180 };
  }
  const turn = marksOf(head, 'turn')[0];
  const toLeft = marksOf(head, 'side').some(({ side }) => side === 'left');
  const isBack = turn ? !turn.clockwise : toLeft || quantity?.isSigned === true;
  const whole = ((((isBack ? -degrees : degrees) % 360) + 540) % 360) - 180;
  return { kind: 'rotate', degrees: whole === -180 ? 180 : whole };
}

function sizeOf(head: Head, [small, usual, big]: Steps): number {
  if (has(head, 'big') || degreeOf(head) === 'much') {
    return big;
  }
  return has(head, 'small') ? small : usual;
}

function colourOf(head: Head): string | undefined {
  const mark = head.modifiers.find((one) => one.mark.is === 'colour' || one.mark.is === 'hex');
  if (!mark) {
    return undefined;
  }
  return mark.mark.is === 'colour' ? EDIT_COLOURS[mark.mark.colour] : mark.text.toLowerCase();
}

const PLACES: Readonly<Record<string, CaptionPlace>> = {
  'top left': 'topLeft',
  'top right': 'topRight',
  'bottom left': 'bottomLeft',
  'bottom right': 'bottomRight',
  top: 'top',
  bottom: 'bottom',
  left: 'left',
  right: 'right',
};

function makeCaption(head: Head, quotes: readonly string[]): PictureEdit | undefined {
  const quoted = head.modifiers.find(({ mark }) => mark.is === 'quote');
  if (!quoted) {
    return undefined;
  }
  const sides = marksOf(head, 'side').map(({ side }) => side);
  const rows = sides.find((side) => side === 'top' || side === 'bottom');
  const columns = sides.find((side) => side === 'left' || side === 'right');
  const place = PLACES[[rows, columns].filter(Boolean).join(' ')];
  const text = Array.from(quoteOf(quoted.text, quotes)).slice(0, EDIT_LIMITS.captionCharacters).join('');
  return {
    kind: 'caption',
    text,
    place: place ?? (has(head, 'middle') ? 'middle' : 'bottom'),
    colour: colourOf(head) ?? EDIT_COLOURS.white,
    size: sizeOf(head, CAPTION_SIZES),
  };
}

const sidesOf = ({ axis }: Extract<Mark, { is: 'axis' }>): Side[] =>
  axis === 'leftRight' ? ['left', 'right'] : ['top', 'bottom'];

const OPPOSITE: Readonly<Record<Side, Side>> = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' };

function makeCrop(head: Head): PictureEdit {
  const none = { left: 0, top: 0, right: 0, bottom: 0 };
  const shape = shapeOf(head);
  const share = shareOf(head);
  const sides = [...marksOf(head, 'side').map(({ side }) => side), ...marksOf(head, 'axis').flatMap(sidesOf)];
  const shares = sharesOf(head);
  const form = {
    ...(shape === undefined ? {} : { shape }),
    ...(has(head, 'subject') ? { subject: true as const } : {}),
  };
  const most = 100 - EDIT_LIMITS.leastLeft;
  if (sides.length > 0) {
    const keeps = has(head, 'keepOnly');
    const off = within(keeps ? 100 - (share ?? HALF) : (share ?? 10), 0, sides.length > 1 ? most / 2 : most);
    // 'Ten percent off the left and five off the right': each side has its own.
    const offOf = (index: number): number =>
      shares.length === sides.length && !keeps ? within(shares[index]!, 0, most / sides.length) : off;
    const cut = Object.fromEntries(sides.map((side, index) => [keeps ? OPPOSITE[side] : side, offOf(index)]));
    return { kind: 'crop', ...none, ...cut, ...form };
  }
  if (share !== undefined) {
    const each = within(has(head, 'all') ? share : share / 2, 0, most / 2);
    return { kind: 'crop', left: each, top: each, right: each, bottom: each, ...form };
  }
  if (has(head, 'middle') && shape === undefined) {
    return { kind: 'crop', left: 25, top: 25, right: 25, bottom: 25 };
  }
  return { kind: 'crop', ...none, ...form, ...(shape === undefined ? { subject: true } : {}) };
}

/** The percentages of a cut, as they were said. */
const sharesOf = (head: Head): number[] =>
  head.modifiers.flatMap(({ mark }) =>
    mark.is === 'quantity' && mark.quantity.unit === 'percent' ? [mark.quantity.value] : [],
  );

function shapeOf(head: Head): string | undefined {
  const ratio = head.modifiers.find(({ mark }: Modifier) => mark.is === 'ratio');
  const sides = ratio?.text.match(/\d+/gu)?.map(Number) ?? [];
  if (sides.length === 2 && sides.every((side) => side > 0)) {
    return sides.join(':');
  }
  return marksOf(head, 'shape')[0]?.shape;
}

function shareOf(head: Head): number | undefined {
  const quantity = quantityOf(head, ['percent', 'none']);
  return quantity?.value ?? marksOf(head, 'share')[0]?.percent ?? (has(head, 'half') ? HALF : undefined);
}

/** True where a head says how much, and not only what. */
export function saysAmount(head: Head): boolean {
  const own = 'degree' in head.mark && head.mark.degree !== undefined;
  return own || head.modifiers.some(({ mark }) => ['degree', 'half', 'share', 'quantity'].includes(mark.is));
}
