import type { Head, HeadMark, HeadName, Modifier, Part } from './split-request.ts';

const AMOUNTS: readonly HeadName[] = ['tone', 'effect', 'grade', 'style', 'blur'];

/** Which heads a modifier can be about. */
const ABOUT: Readonly<Partial<Record<Modifier['mark']['is'], readonly HeadName[]>>> = {
  degree: [...AMOUNTS, 'rotate', 'caption', 'border'],
  more: AMOUNTS,
  less: AMOUNTS,
  too: AMOUNTS,
  half: [...AMOUNTS, 'crop'],
  share: ['crop', ...AMOUNTS],
  side: ['crop', 'caption', 'rotate'],
  middle: ['crop', 'caption'],
  all: ['crop'],
  subject: ['crop'],
  ratio: ['crop'],
  shape: ['crop'],
  keepOnly: ['crop'],
  colour: ['caption', 'border', 'background'],
  hex: ['caption', 'border', 'background'],
  transparent: ['background'],
  turn: ['rotate'],
  axis: ['flip', 'crop'],
  upsideDown: ['flip', 'rotate'],
  big: ['caption', 'border'],
  small: ['caption', 'border'],
  width: ['resize'],
  height: ['resize'],
  quote: ['caption'],
};
const QUANTITIES: Readonly<Record<'percent' | 'degrees' | 'pixels' | 'none', readonly HeadName[]>> = {
  percent: [...AMOUNTS, 'crop', 'border', 'resize'],
  degrees: ['rotate'],
  pixels: ['border', 'resize'],
  none: [...AMOUNTS, 'rotate', 'resize', 'border', 'crop'],
};

/** Heads that a part has though no word names them: the first whose sign is there is added where there is no head. */
const IMPLIED: readonly (readonly [signs: readonly Modifier['mark']['is'][], head: HeadMark])[] = [
  [['quote'], { is: 'caption' }],
  [['ratio', 'shape'], { is: 'crop' }],
  [['transparent'], { is: 'background' }],
  [['turn'], { is: 'rotate' }],
  [['width', 'height'], { is: 'resize' }],
];

/** Gives each modifier of a part to the nearest head that it can be about; what none takes stays with the part. */
export function bindModifiers(part: Part): void {
  part.heads = mergeHeads(part.heads);
  addImplied(part);
  const left: Modifier[] = [];
  for (const modifier of part.modifiers) {
    const head = nearestHead(part.heads, modifier);
    if (head) {
      head.modifiers.push(modifier);
    } else {
      left.push(modifier);
    }
  }
  part.modifiers = left;
  shareAmounts(part.heads);
}

const SHARED: readonly Modifier['mark']['is'][] = ['degree', 'more', 'less', 'half', 'share', 'quantity'];

/** 'A little more contrast and saturation': what is said of one of several tones holds for all. */
function shareAmounts(heads: readonly Head[]): void {
  const tones = heads.filter(({ mark }) => mark.is === 'tone' && mark.sign === undefined);
  const amountsOf = ({ modifiers }: Head): Modifier[] => modifiers.filter(({ mark }) => SHARED.includes(mark.is));
  const [said, ...others] = tones.filter((head) => amountsOf(head).length > 0);
  if (said && others.length === 0) {
    for (const head of tones) {
      head.modifiers = head === said ? head.modifiers : [...head.modifiers, ...amountsOf(said)];
    }
  }
}

/** Two words for one edit, such as 'text' and 'letters', are one head; tones and effects are each their own. */
function mergeHeads(heads: readonly Head[]): Head[] {
  return heads.filter(({ mark }, index) => {
    const earlier = heads.slice(0, index);
    return AMOUNTS.includes(mark.is)
      ? !earlier.some((head) => JSON.stringify(head.mark) === JSON.stringify(mark))
      : !earlier.some((head) => head.mark.is === mark.is);
  });
}

function addImplied(part: Part): void {
  for (const [signs, mark] of IMPLIED) {
    const sign = part.modifiers.find((one) => signs.includes(one.mark.is));
    const isThere = part.heads.some((head) => head.mark.is === mark.is);
    if (sign && !isThere) {
      part.heads.push({ mark, from: sign.from, to: sign.to, modifiers: [] });
    }
  }
  const keeps = part.modifiers.some(({ mark }) => mark.is === 'keepOnly');
  const place = part.modifiers.find(({ mark }) => ['subject', 'side', 'middle'].includes(mark.is));
  if (keeps && place && part.heads.length === 0) {
    part.heads.push({ mark: { is: 'crop' }, from: place.from, to: place.to, modifiers: [] });
  }
}

function nearestHead(heads: readonly Head[], { mark, from, to }: Modifier): Head | undefined {
  const able = mark.is === 'quantity' ? QUANTITIES[mark.quantity.unit] : (ABOUT[mark.is] ?? []);
  const distance = (head: Head): number => (head.from >= to ? head.from - to : from - head.to);
  return heads
    .filter((head) => able.includes(head.mark.is))
    .reduce<Head | undefined>((best, head) => (best && distance(best) <= distance(head) ? best : head), undefined);
}
