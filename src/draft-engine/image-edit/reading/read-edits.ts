import { EDIT_LIMITS, EDIT_ORDER, type PictureEdit } from '#src/shared/catalogue/picture-edits.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { bindModifiers } from './bind-modifiers.ts';
import { languagesOf } from './language-of.ts';
import { makeEdit, saysAmount } from './make-edits.ts';
import type { EditWords } from './mark.ts';
import { scanRequest } from './scan-request.ts';
import type { Head, Modifier, Part } from './split-request.ts';
import { splitRequest } from './split-request.ts';
import { quoteOf, takeQuotes } from './take-quotes.ts';
import { turnSides } from './turn-sides.ts';

/** What a request asks for. */
export interface EditReading {
  /** In the order in which they are carried out. */
  edits: PictureEdit[];
  /** Parts of the request that name no edit, in its own words. */
  notUnderstood: string[];
  /** All edits that there were are taken back. */
  startsOver: boolean;
}

interface Reading {
  text: string;
  quotes: readonly string[];
  before: readonly PictureEdit[];
  /** What may stand at the end of a word and mean nothing. */
  particles: readonly string[];
  edits: PictureEdit[];
  /** Edits whose amount was said in this request. */
  measured: Set<PictureEdit>;
  notUnderstood: string[];
  startsOver: boolean;
}

const MOST_NOT_UNDERSTOOD = 20;

/**
 * Reads what a request asks to be done to a picture. `before` are edits that there are already: they stay unless the
 * request changes or takes them back. `language` is that of the page, for texts whose letters do not show theirs.
 */
export function readEdits(
  request: string,
  { before = [], language = 'en' }: { before?: readonly PictureEdit[]; language?: Language } = {},
): EditReading {
  const { words, unquoted } = languagesOf(request, language);
  return readTaken(takeQuotes(request, unquoted), { before, words });
}

/** The same for a request whose quotes are taken out of it already, with the words of its languages. */
export function readTaken(
  { text, quotes }: { text: string; quotes: readonly string[] },
  { before, words }: { before: readonly PictureEdit[]; words: readonly EditWords[] },
): EditReading {
  const particles = words.flatMap((one) => (one.particles === '' ? [] : [one.particles]));
  const reading: Reading = {
    text,
    quotes,
    before,
    particles,
    edits: [...before],
    measured: new Set(),
    notUnderstood: [],
    startsOver: false,
  };
  for (const part of splitRequest(scanRequest(text, words))) {
    readPart(part, reading);
  }
  return {
    edits: settle(turnSides(reading.edits, before)),
    notUnderstood: [...new Set(reading.notUnderstood)].slice(0, MOST_NOT_UNDERSTOOD),
    startsOver: reading.startsOver,
  };
}

const hasMark = ({ modifiers }: Part, ...names: Modifier['mark']['is'][]): boolean =>
  modifiers.some(({ mark }) => names.includes(mark.is));

function readPart(part: Part, reading: Reading): void {
  if (hasMark(part, 'keep')) {
    return;
  }
  if (hasMark(part, 'undoAll')) {
    reading.edits = [];
    reading.startsOver = true;
    return;
  }
  if (hasMark(part, 'remove') && removeThing(part, reading)) {
    return;
  }
  bindModifiers(part);
  if (hasMark(part, 'undo', 'not', 'remove')) {
    takeBack(part, reading);
    return;
  }
  if (part.heads.length === 0) {
    adjustLast(part, reading);
    return;
  }
  makeAll(part, reading);
}

/** Something in the picture is to go: what is named by words that name no edit, or by an edit that there is not. */
function removeThing(part: Part, reading: Reading): boolean {
  const isBackground = part.heads.some(({ mark }) => mark.is === 'background');
  const things = part.modifiers.filter(({ mark }) => mark.is === 'subject' || mark.is === 'colour');
  if (isBackground && part.unknown.length === 0) {
    if (part.heads.some(({ mark }) => mark.is === 'blur')) {
      return false;
    }
    addEdit(reading, { kind: 'background', colour: null });
    return true;
  }
  const named = [...part.unknown, ...(part.unknown.length > 0 ? things : things.filter(isThing))];
  if (named.length === 0) {
    return false;
  }
  const from = Math.min(...named.map((one) => one.from));
  const to = Math.max(...named.map((one) => one.to));
  const what = withoutParticles(tidy(reading, from, endOfThing(reading.text, to)), reading.particles).slice(
    0,
    EDIT_LIMITS.whatCharacters,
  );
  addEdit(reading, { kind: 'remove', what, boxes: [] });
  return true;
}

/** A thing of several words ends before a preposition or a sign. */
function endOfThing(text: string, to: number): number {
  const rest =
    /^(?:[ -](?!(?:in|on|at|from|by|near|behind|next|under|over|to|of|and|with|please|that|which)\b)\p{Script=Latin}+)*/u;
  return to + (rest.exec(text.slice(to))?.[0].length ?? 0);
}

function withoutParticles(words: string, particles: readonly string[]): string {
  return particles.reduce((text, one) => text.replace(new RegExp(`(?<=..)(?:${one})$`, 'u'), ''), words);
}

const isThing = ({ mark }: Modifier): boolean => mark.is === 'subject';

/** Edits of the named kinds go; what is not there cannot. */
function takeBack(part: Part, reading: Reading): void {
  for (const { mark } of part.heads) {
    const made = makeEdit({ mark, from: 0, to: 0, modifiers: [] }, reading);
    const kind = made?.kind ?? mark.is;
    reading.edits = reading.edits.filter((edit) => edit.kind !== kind);
  }
  const takesLast = part.heads.length === 0 && part.unknown.length === 0 && hasMark(part, 'undo');
  if (takesLast) {
    reading.edits = reading.edits.slice(0, -1);
  }
  report(part, reading);
}

/** 'A bit less' is about the last edit that has an amount. */
function adjustLast(part: Part, reading: Reading): void {
  const last = reading.edits.findLast((edit) => 'amount' in edit);
  const direction = hasMark(part, 'less', 'too') ? -1 : Number(hasMark(part, 'more', 'degree'));
  if (hasMark(part, 'upsideDown')) {
    addEdit(reading, { kind: 'rotate', degrees: 180 });
  } else if (last && direction !== 0 && part.unknown.length === 0) {
    const sign = last.amount < 0 ? -1 : 1;
    const size = Math.min(100, Math.max(1, Math.abs(last.amount) + direction * 12));
    addEdit(reading, { ...last, amount: sign * size });
  } else {
    report(part, reading, true);
  }
}

function makeAll(part: Part, reading: Reading): void {
  const kinds = new Set(part.heads.map(({ mark }) => mark.is));
  const backgroundBlur = kinds.has('background') && kinds.has('blur');
  let missed = false;
  for (const head of part.heads) {
    if (head.mark.is === 'background' && backgroundBlur) {
      continue;
    }
    if (head.mark.is === 'askew' && kinds.has('rotate')) {
      continue;
    }
    const edit = makeEdit(head, reading);
    if (!edit) {
      missed = true;
    } else {
      addMade(reading, edit.kind === 'blur' && backgroundBlur ? { ...edit, area: 'background' } : edit, head);
    }
  }
  report(part, reading, missed);
}

/** Words that name no edit are told; the whole part where nothing of it could be done. */
function report(part: Part, reading: Reading, isWhole = false): void {
  if (isWhole) {
    reading.notUnderstood.push(tidy(reading, part.from, part.to));
    return;
  }
  const looks = part.modifiers.filter(({ mark }) => mark.is === 'otherLook');
  for (const { from, to } of [...part.unknown, ...looks]) {
    reading.notUnderstood.push(tidy(reading, from, to));
  }
}

function tidy({ text, quotes }: Reading, from: number, to: number): string {
  return text
    .slice(from, to)
    .replaceAll(/[\uE000-\uE00F]/gu, (mark) => quoteOf(mark, quotes))
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** What says only again what was asked for with an amount leaves that amount. */
function addMade(reading: Reading, edit: PictureEdit, head: Head): void {
  const known = reading.edits.find((other) => other.kind === edit.kind && reading.measured.has(other));
  const isMeasured = saysAmount(head);
  if (known && !isMeasured && saysSame(known, edit)) {
    return;
  }
  addEdit(reading, edit);
  if (isMeasured) {
    reading.measured.add(edit);
  }
}

function saysSame(one: PictureEdit, other: PictureEdit): boolean {
  return 'amount' in one && 'amount' in other && one.amount * other.amount > 0;
}

/** One edit of a kind: the later one counts. Things to be removed add up, and so do captions at several places. */
function addEdit(reading: Reading, edit: PictureEdit): void {
  const isSame = (other: PictureEdit): boolean => {
    if (edit.kind === 'remove' && other.kind === 'remove') {
      return edit.what === other.what;
    }
    if (edit.kind === 'caption' && other.kind === 'caption') {
      return edit.place === other.place;
    }
    return edit.kind === other.kind;
  };
  reading.edits = [...reading.edits.filter((other) => !isSame(other)), edit];
}

function settle(edits: readonly PictureEdit[]): PictureEdit[] {
  const turned = edits.some(({ kind }) => kind === 'rotate');
  return edits
    .filter((edit) => !(edit.kind === 'straighten' && turned))
    .filter((edit) => !('amount' in edit) || edit.amount !== 0)
    .toSorted((one, other) => EDIT_ORDER.indexOf(one.kind) - EDIT_ORDER.indexOf(other.kind))
    .slice(0, EDIT_LIMITS.edits);
}
