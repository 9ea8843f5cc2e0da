import type { Token } from './token.ts';
import { isVerb } from './vocabulary.ts';

const PARTED = /^(\p{Script=Han})([了过着起完])(?:了|个)?(\p{Script=Han})$/u;

/** '结过婚', '离了婚': a verb whose parts stand around 了 or 过 is one word. */
export function joinParted(tokens: readonly Token[]): Token[] {
  const found: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const length = [3, 2, 1].find((count) => wholeOf(tokens.slice(at, at + count)) !== undefined) ?? 0;
    const run = tokens.slice(at, at + length);
    const [first] = run;
    const base = wholeOf(run);
    if (first && base !== undefined) {
      const last = run.at(-1) as Token;
      found.push({ ...first, text: run.map(({ text }) => text).join(''), base, to: last.to, tag: 'v', isOpen: false });
      at += length - 1;
    } else {
      found.push(tokens[at] as Token);
    }
  }
  return found;
}

/** The verb that words in a row make; undefined where they make none. */
function wholeOf(run: readonly Token[]): string | undefined {
  const text = run.map((token) => token.text).join('');
  const parts = text.length <= 4 && run.length > 0 ? PARTED.exec(text) : null;
  const verb = parts ? `${parts[1]}${parts[3]}` : '';
  return verb !== '' && isVerb(verb) && !isVerb(text) ? verb : undefined;
}

/** '吹|不|倒', '弹|不了': a verb that cannot be done is one word. */
export function joinDenied(tokens: readonly Token[]): Token[] {
  const found: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    const length = [3, 2].find((count) => isDenied(tokens.slice(at, at + count))) ?? 1;
    const run = tokens.slice(at, at + length);
    const text = run.map((each) => each.text).join('');
    const last = run.at(-1) as Token;
    found.push(length === 1 ? token : { ...token, text, base: text, to: last.to, tag: 'v', isOpen: false });
    at += length - 1;
  }
  return found;
}

function isDenied(run: readonly Token[]): boolean {
  const text = run.map((token) => token.text).join('');
  const [first] = run;
  return (
    run.length > 1 &&
    first?.text.length === 1 &&
    isVerb(first.text) &&
    /^.不(?:倒|动|到|出|起|完|开|了|下|上|进|住|着|见|清|懂|得|掉|回)$/.test(text) &&
    !isVerb(text)
  );
}

/** Nouns that mean nothing without their verb; '写了三年的信' is a letter. */
const isEmpty = (token: Token | undefined): token is Token => /^[架觉班天仗舞课学婚牢]$/.test(token?.text ?? '');

/** '吵了五十年的架': how long it lasts stands inside. */
export function joinAroundTimes(tokens: readonly Token[]): Token[] {
  const found: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const [verb, aspect, time, de, object] = tokens.slice(at, at + 5);
    const whole = `${verb?.text}${object?.text}`;
    if (verb && aspect?.tag === 'asp' && time?.tag === 'time' && de?.tag === 'de' && isEmpty(object) && isVerb(whole)) {
      const text = [verb, aspect, time, de, object].map((token) => token.text).join('');
      found.push({ ...verb, text, base: whole, to: object.to, tag: 'v', isOpen: false });
      at += 4;
    } else {
      found.push(tokens[at] as Token);
    }
  }
  return found;
}
