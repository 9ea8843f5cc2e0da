import { wordTable } from '#src/shared/word-table.ts';
import { classOf } from './dictionary.ts';
import { particleOf } from './particles.ts';
import { type Token, understand } from './words.ts';

const CLOSING: Readonly<Record<string, string>> = wordTable({
  '‘': '’',
  '“': '”',
  "'": "'",
  '"': '"',
  '「': '」',
  '『': '』',
  '《': '》',
  '〈': '〉',
});
const COMMAS = ',，、·/&';
const STOPS = '.!?。…;！？:：';
const OPEN_BRACKETS = '([（［【{';
const CLOSE_BRACKETS = ')]）］】}';
/** A quotation longer than this is no name. */
const LONGEST_NAME = 20;
const LONGEST_QUOTE = 200;

interface Piece {
  from: number;
  to: number;
  text: string;
  quoted?: string;
  comma: boolean;
  stop: boolean;
  years?: number;
}

const isDigit = (sign: string | undefined): boolean => sign !== undefined && sign >= '0' && sign <= '9';

function closingQuote(text: string, at: number): number {
  const close = CLOSING[text[at] as string];
  const end = close === undefined ? -1 : text.indexOf(close, at + 1);
  return end > at + 1 && end - at <= LONGEST_QUOTE ? end : -1;
}

/** Skips what stands in brackets; a number of one or two digits is an age. */
function bracketEnd(text: string, at: number): { end: number; years?: number } {
  let depth = 0;
  for (let here = at; here < Math.min(text.length, at + 120); here++) {
    const sign = text[here] as string;
    depth += Number(OPEN_BRACKETS.includes(sign)) - Number(CLOSE_BRACKETS.includes(sign));
    if (depth === 0) {
      const inside = text.slice(at + 1, here).replace(/[세살]$/, '');
      return { end: here, ...(/^\d{1,2}$/.test(inside) ? { years: Number(inside) } : {}) };
    }
  }
  return { end: at };
}

const BREAKS = '"\'’”」』》〉~*_#=|';

/** What a sign does with the words around it. */
function signKind(text: string, at: number): 'letter' | 'break' | 'comma' | 'stop' | 'open' {
  const sign = text[at] as string;
  const isInNumber = isDigit(text[at - 1]) && isDigit(text[at + 1]);
  if (COMMAS.includes(sign)) {
    return isInNumber ? 'letter' : 'comma';
  }
  if (STOPS.includes(sign)) {
    return isInNumber ? 'letter' : 'stop';
  }
  if (OPEN_BRACKETS.includes(sign)) {
    return 'open';
  }
  return /\s/.test(sign) || CLOSE_BRACKETS.includes(sign) || BREAKS.includes(sign) ? 'break' : 'letter';
}

/** Cuts a text at its spaces and punctuation. */
class Cutter {
  readonly found: Piece[] = [];
  private start = -1;
  private quoted: string | undefined;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** Takes the sign at `at` and says where the last one taken is. */
  take(at: number): number {
    const quoteEnd =
      CLOSING[this.text[at] as string] !== undefined && this.start < 0 ? closingQuote(this.text, at) : -1;
    if (quoteEnd > 0) {
      this.start = at;
      this.quoted = this.text.slice(at + 1, quoteEnd);
      return quoteEnd;
    }
    const kind = signKind(this.text, at);
    if (kind === 'letter') {
      this.start = this.start < 0 ? at : this.start;
      return at;
    }
    if (kind === 'open') {
      return this.bracket(at);
    }
    this.close(at);
    const last = this.found.at(-1);
    if (last && kind !== 'break') {
      last[kind] = true;
    }
    return at;
  }

  close(end: number): void {
    if (this.start >= 0) {
      const piece = { from: this.start, to: end, text: this.text.slice(this.start, end), comma: false, stop: false };
      this.found.push(this.quoted === undefined ? piece : { ...piece, quoted: this.quoted });
    }
    this.start = -1;
    this.quoted = undefined;
  }

  /** 수진(17)은: what is in brackets is left out, the particle behind belongs to the word before. */
  private bracket(at: number): number {
    const { end, years } = bracketEnd(this.text, at);
    if (end === at || this.start < 0 || this.quoted !== undefined) {
      this.close(at);
      return end;
    }
    const particle = /^[가-힣]{1,3}/.exec(this.text.slice(end + 1))?.[0] ?? '';
    const text = this.text.slice(this.start, at) + particle;
    const piece = { from: this.start, to: at, text, comma: false, stop: false };
    this.found.push(years === undefined ? piece : { ...piece, years });
    this.start = -1;
    return end + particle.length;
  }
}

function pieces(text: string): Piece[] {
  const cutter = new Cutter(text);
  for (let at = 0; at < text.length; at++) {
    at = cutter.take(at);
  }
  cutter.close(text.length);
  return cutter.found;
}

/** What stands between quotation marks: a name with its particle, or something said. */
function quotedToken(piece: Piece, quoted: string): Token {
  const after = piece.text.slice(quoted.length + 2);
  const particle = after === '' ? undefined : particleOf(quoted, after);
  const isSaid =
    quoted.length > LONGEST_NAME || /[.!?…]$/.test(quoted) || (particle?.case === 'called' && / /.test(quoted));
  return {
    from: piece.from,
    to: piece.to,
    text: piece.text,
    kind: isSaid ? 'quote' : 'noun',
    noun: quoted,
    nounTo: piece.from + quoted.length + 2,
    case: particle?.case ?? 'none',
    isTopical: particle?.isTopical ?? false,
    nounClass: classOf(quoted) ?? 'animate',
    isQuoted: true,
    verbs: [],
    comma: piece.comma,
    stop: piece.stop,
  };
}

/** The words of a text with what each is. */
export function splitWords(text: string): Token[] {
  const found = pieces(text);
  const tokens: Token[] = [];
  found.forEach((piece, index) => {
    const { from, to, comma, stop, years } = piece;
    const token =
      piece.quoted === undefined
        ? understand({ from, to }, piece.text, tokens.at(-1), stop || comma ? undefined : found[index + 1]?.text)
        : quotedToken(piece, piece.quoted);
    tokens.push({ ...token, comma, stop, ...(years === undefined ? {} : { years }) });
  });
  return tokens;
}
