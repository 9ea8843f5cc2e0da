import { readFileSync } from 'node:fs';
import { readEdits, type EditReading } from '#src/draft-engine/image-edit/reading/read-edits.ts';
import { EDIT_COLOURS, type PictureEdit, type PictureEditKind } from '#src/shared/catalogue/picture-edits.ts';
import type { Language } from '#src/shared/language/languages.ts';

/** A request as somebody writes it, and what it should do: edits in a short notation, see `fits`. */
interface KnownRequest {
  request: string;
  does: string[];
  /** A word of what the engine cannot do, which it should tell. */
  left?: string;
  /** Edits that there are already. */
  before?: string[];
}

/** How the requests of a set were read. */
export interface EditScore {
  all: number;
  /** All edits as meant, and no other. */
  right: number;
  /** Not as meant, or not all of it, but what was not understood is told. */
  told: number;
  /** Not as meant, and nothing is told. */
  silent: number;
  /** As meant, but something is told that was understood. */
  needless: number;
  missed: string[];
}

/** Edits that the notation calls by another name. */
const NAMES: Readonly<Record<string, string>> = { 'black-and-white': 'blackAndWhite' };

/** Reads all requests of a set in a language. */
export function scoreEdits(set: string, language: Language): EditScore {
  const known = JSON.parse(
    readFileSync(new URL(`./${set}-${language}.json`, import.meta.url), 'utf8'),
  ) as KnownRequest[];
  const score: EditScore = { all: known.length, right: 0, told: 0, silent: 0, needless: 0, missed: [] };
  for (const one of known) {
    const reading = readEdits(one.request, { before: (one.before ?? []).map(editOf), language });
    count(score, one, reading);
  }
  return score;
}

function count(score: EditScore, { request, does, left }: KnownRequest, { edits, notUnderstood }: EditReading): void {
  const doesAll = edits.length === does.length && does.every((said) => edits.some((edit) => fits(edit, said)));
  const tellsLeft = left === undefined || notUnderstood.some((words) => words.includes(left));
  const isWhole = doesAll && left === undefined;
  const isNeedless = isWhole && notUnderstood.length > 0;
  const isTold = notUnderstood.length > 0 && tellsLeft;
  score.right += Number(isWhole);
  score.told += Number(!isWhole && isTold);
  score.silent += Number(!isWhole && !isTold);
  score.needless += Number(isNeedless);
  if (!doesAll || !tellsLeft || isNeedless) {
    const verdict = doesAll && tellsLeft ? 'needless' : 'MISSED';
    score.missed.push(`  ${verdict} ${request}\n    ${JSON.stringify({ edits, notUnderstood })}`);
  }
}

/**
 * True where an edit is what the notation says: 'brightness +', 'contrast - slight', 'saturation =30', 'warmth <40',
 * 'crop 16:9', 'crop top=10,bottom=10', 'crop subject', 'rotate -90', 'flip left-right', 'blur background', "caption
 * 'text' top-left colour=red", 'border black size=10px', 'background none', 'style ink', "remove 'thing'".
 */
function fits(edit: PictureEdit, said: string): boolean {
  const [name = '', rest = ''] = splitOnce(said);
  if ((NAMES[name] ?? name) !== edit.kind) {
    return false;
  }
  const check = FITS[edit.kind] as ((edit: PictureEdit, rest: string) => boolean) | undefined;
  return check ? check(edit, rest) : 'amount' in edit && fitsAmount(edit.amount, rest);
}

type Checks = {
  [Kind in PictureEditKind]?: (edit: Extract<PictureEdit, { kind: Kind }>, rest: string) => boolean;
};

/** Whether an edit has what follows its name in the notation; the others have an amount and nothing else. */
const FITS: Checks = {
  caption: fitsCaption,
  border: fitsBorder,
  crop: fitsCrop,
  rotate: ({ degrees }, rest) => degrees === Number(rest),
  flip: ({ axis }, rest) => rest === (axis === 'leftRight' ? 'left-right' : 'top-bottom'),
  blur: ({ area, amount }, rest) => rest.startsWith(area) && fitsAmount(amount, rest),
  grade: ({ grade }, rest) => rest.replace('teal-orange', 'tealAndOrange').split(' ')[0] === grade,
  style: ({ style }, rest) => rest === style,
  background: ({ colour }, rest) => (rest === 'none' ? colour === null : hexOf(rest) === colour),
  remove: ({ what }, rest) => what.toLowerCase().includes(rest.replaceAll("'", '')),
  resize: (edit, rest) => rest === ('width' in edit ? `width=${edit.width}` : `height=${edit.height}`),
  straighten: () => true,
};

function splitOnce(said: string): string[] {
  const at = said.indexOf(' ');
  return at < 0 ? [said] : [said.slice(0, at), said.slice(at + 1)];
}

const hexOf = (name: string): string =>
  EDIT_COLOURS[name.replaceAll("'", '').replace(/ (\w)/u, (_, letter: string) => letter.toUpperCase()) as 'white'];

const SMALLEST_MUCH = 40;
const LARGEST_SLIGHT = 30;

function fitsAmount(amount: number, rest: string): boolean {
  const exact = /=(-?\d+)/u.exec(rest)?.[1];
  const below = /<(\d+)/u.exec(rest)?.[1];
  const checks = [
    exact === undefined || amount === Number(exact),
    below === undefined || (amount < Number(below) && amount > 0),
    !rest.includes('+') || amount > 0,
    !/(?:^|\s)-(?:\s|$)/u.test(rest) || amount < 0,
    !rest.includes('slight') || Math.abs(amount) <= LARGEST_SLIGHT,
    !rest.includes('much') || Math.abs(amount) >= SMALLEST_MUCH,
  ];
  return checks.every(Boolean);
}

function fitsCaption(edit: Extract<PictureEdit, { kind: 'caption' }>, rest: string): boolean {
  const [, text = '', place = ''] = /^'(.*?)'(?: ([a-z-]+))?(?: |$)/u.exec(rest) ?? [];
  const colour = /colour=(\w+)/u.exec(rest)?.[1];
  const named = place.startsWith('colour') ? '' : place.replace(/-(\w)/u, (_, letter: string) => letter.toUpperCase());
  return (
    edit.text === text &&
    (named === '' || edit.place === named) &&
    (colour === undefined || edit.colour === hexOf(colour))
  );
}

function fitsBorder(edit: Extract<PictureEdit, { kind: 'border' }>, rest: string): boolean {
  const [, colour = '', pixels] = /^(\w+)(?: size=(\d+)px)?/u.exec(rest) ?? [];
  return edit.colour === hexOf(colour) && (pixels === undefined || edit.pixels === Number(pixels));
}

function fitsCrop(edit: Extract<PictureEdit, { kind: 'crop' }>, rest: string): boolean {
  if (rest === 'subject') {
    return edit.subject === true && edit.shape === undefined;
  }
  if (rest.includes(':')) {
    return edit.shape === rest && edit.left + edit.top + edit.right + edit.bottom === 0;
  }
  const wanted = Object.fromEntries(rest.split(',').map((one) => one.split('=')));
  return (['left', 'top', 'right', 'bottom'] as const).every((side) => edit[side] === Number(wanted[side] ?? 0));
}

/** The edits of `before`: an amount, or a border. */
function editOf(said: string): PictureEdit {
  const [name = '', rest = ''] = splitOnce(said);
  const amount = Number(/=(-?\d+)/u.exec(rest)?.[1] ?? 0);
  if (name === 'border') {
    return { kind: 'border', colour: hexOf('white'), size: amount };
  }
  return name === 'blur' ? { kind: 'blur', area: 'all', amount } : { kind: name as 'contrast', amount };
}
