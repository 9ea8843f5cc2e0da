import type { FoundMark, Mark, UnknownWords } from './mark.ts';

/** What a part of a request asks to be done; words about it are its modifiers. */
export type HeadMark = Extract<
  Mark,
  {
    is:
      | 'tone'
      | 'effect'
      | 'grade'
      | 'style'
      | 'blur'
      | 'crop'
      | 'rotate'
      | 'straighten'
      | 'askew'
      | 'flip'
      | 'caption'
      | 'border'
      | 'background'
      | 'resize';
  }
>;
export type HeadName = HeadMark['is'];

/** A number with its unit. */
export interface Quantity {
  value: number;
  isSigned: boolean;
  unit: 'percent' | 'degrees' | 'pixels' | 'none';
}

/** A mark about a head, or a quantity in its place. */
export interface Modifier {
  mark: Mark | { is: 'quantity'; quantity: Quantity };
  from: number;
  to: number;
  text: string;
}

export interface Head {
  mark: HeadMark;
  from: number;
  to: number;
  modifiers: Modifier[];
}

/** What stands between two signs or joining words. */
export interface Part {
  from: number;
  to: number;
  heads: Head[];
  /** Those that no head takes yet. */
  modifiers: Modifier[];
  unknown: UnknownWords[];
}

const HEADS: ReadonlySet<string> = new Set<HeadName>([
  'tone',
  'effect',
  'grade',
  'style',
  'blur',
  'crop',
  'rotate',
  'straighten',
  'askew',
  'flip',
  'caption',
  'border',
  'background',
  'resize',
]);
const UNITS = { percent: 'percent', degrees: 'degrees', pixels: 'pixels' } as const;
/** Parts with one of these stand for themselves. */
const OWN: ReadonlySet<string> = new Set<Mark['is']>(['remove', 'undo', 'not', 'undoAll', 'keep', 'otherLook']);

const isHead = (mark: Mark): mark is HeadMark => HEADS.has(mark.is);

/** The parts of a request, those that only say more about another joined to it. */
export function splitRequest({ marks, unknown }: { marks: FoundMark[]; unknown: UnknownWords[] }): Part[] {
  const parts: Part[] = [];
  let open: FoundMark[] = [];
  const close = (): void => {
    const [first] = open;
    const last = open.at(-1);
    if (first && last) {
      parts.push(createPart(open, first.from, last.to));
    }
    open = [];
  };
  const words = unknown.map(({ from, to, text }) => ({ mark: { is: 'filler' } as const, from, to, text }));
  for (const one of [...marks, ...words].toSorted((a, b) => a.from - b.from)) {
    if (one.mark.is === 'break') {
      close();
    } else {
      open.push(one);
    }
  }
  close();
  for (const part of parts) {
    part.unknown = unknown.filter(({ from }) => from >= part.from && from < part.to);
  }
  return joinParts(parts.filter((part) => part.heads.length + part.modifiers.length + part.unknown.length > 0));
}

function createPart(marks: readonly FoundMark[], from: number, to: number): Part {
  const heads: Head[] = [];
  const modifiers: Modifier[] = [];
  for (const { mark, ...at } of withQuantities(marks)) {
    if (mark.is === 'filler') {
      continue;
    }
    if (mark.is !== 'quantity' && isHead(mark)) {
      heads.push({ mark, from: at.from, to: at.to, modifiers: [] });
    } else {
      modifiers.push({ mark, ...at });
    }
  }
  return { from, to, heads, modifiers, unknown: [] };
}

/** Numbers and their units become one. */
function withQuantities(marks: readonly FoundMark[]): Modifier[] {
  const seen = marks.filter(({ mark, text }) => mark.is !== 'filler' || text.trim() !== '');
  const used = new Set<FoundMark>();
  const quantities = new Map<FoundMark, Quantity>();
  seen.forEach((one, index) => {
    if (one.mark.is !== 'number') {
      return;
    }
    const unit = [seen[index + 1], seen[index - 1]].find(
      (other) => other && other.mark.is in UNITS && !used.has(other),
    );
    if (unit) {
      used.add(unit);
    }
    quantities.set(one, {
      value: Math.abs(Number(one.text)),
      isSigned: one.text.startsWith('-'),
      unit: unit ? UNITS[unit.mark.is as keyof typeof UNITS] : 'none',
    });
  });
  return seen
    .filter((one) => !used.has(one))
    .map((one) => {
      const quantity = quantities.get(one);
      return quantity ? { ...one, mark: { is: 'quantity', quantity } } : one;
    });
}

/** What only says more about something else goes to the part before it, or after it where there is none. */
function joinParts(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last && (saysMore(part) || saysMore(last)) && !standsAlone(part) && !standsAlone(last)) {
      last.heads.push(...part.heads);
      last.modifiers.push(...part.modifiers);
      last.unknown.push(...part.unknown);
      last.to = part.to;
    } else {
      joined.push(part);
    }
  }
  return joined;
}

const standsAlone = ({ modifiers }: Part): boolean => modifiers.some(({ mark }) => OWN.has(mark.is));

/** Modifiers alone; a shape or something quoted asks for something by itself. */
function saysMore({ heads, modifiers, unknown }: Part): boolean {
  const isOwn = ({ mark }: Modifier): boolean => ['ratio', 'shape', 'quote', 'upsideDown'].includes(mark.is);
  return heads.length === 0 && unknown.length === 0 && modifiers.length > 0 && !modifiers.some(isOwn);
}
