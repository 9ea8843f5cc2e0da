import { AppError } from '#src/shared/errors/app-error.ts';
import { PASSWORD_MAXIMUM, PASSWORD_MINIMUM } from '../../password-length.ts';
import { COMMON_WORDS, KEYBOARD_RUNS } from './common-passwords.ts';

/** Throws PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG or PASSWORD_COMMON. Any characters are allowed; none are required. */
export function checkPassword(password: string, email: string): void {
  const length = [...password.normalize('NFKC')].length;
  if (length < PASSWORD_MINIMUM) {
    throw new AppError('PASSWORD_TOO_SHORT', { details: { minimum: PASSWORD_MINIMUM } });
  }
  if (length > PASSWORD_MAXIMUM) {
    throw new AppError('PASSWORD_TOO_LONG', { details: { maximum: PASSWORD_MAXIMUM } });
  }
  if (isCommonPassword(password, email)) {
    throw new AppError('PASSWORD_COMMON');
  }
}

/** Characters that commonly replace a letter. */
const DISGUISES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** True for passwords that an attacker would try first. */
export function isCommonPassword(password: string, email = ''): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  const local = email.split('@')[0]?.toLowerCase() ?? '';
  if (local.length >= 4 && trimEnds(plain) === trimEnds(local)) {
    return true;
  }
  if (plain === email.toLowerCase() || isRepeated(plain) || isRun(plain) || isDate(plain)) {
    return true;
  }
  const bare = trimEnds(plain);
  const undisguised = [...plain].map((sign) => DISGUISES[sign] ?? sign).join('');
  return [bare, trimEnds(undisguised), trimEnds([...bare].map((sign) => DISGUISES[sign] ?? sign).join(''))].some(
    (word) => isMadeOfCommonWords(word) || isRun(word),
  );
}

/** Removes digits, signs and spaces at both ends. */
function trimEnds(text: string): string {
  return text.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '');
}

/** One common word, or two of them. */
function isMadeOfCommonWords(text: string): boolean {
  if (text.length > 30) {
    return false;
  }
  const half = text.slice(0, text.length / 2);
  if (COMMON_WORDS.has(text) || (half + half === text && COMMON_WORDS.has(half))) {
    return true;
  }
  for (let cut = 3; cut <= text.length - 3; cut++) {
    const [first, second] = [text.slice(0, cut), trimEnds(text.slice(cut))];
    if (COMMON_WORDS.has(trimEnds(first)) && COMMON_WORDS.has(second) && text.length <= 12) {
      return true;
    }
  }
  return false;
}

/** One to four characters, repeated. */
function isRepeated(text: string): boolean {
  return [1, 2, 3, 4].some(
    (size) =>
      text
        .slice(0, size)
        .repeat(Math.ceil(text.length / size))
        .slice(0, text.length) === text,
  );
}

/** Part of a keyboard row, or two such parts. */
function isRun(text: string): boolean {
  const isPiece = (part: string): boolean =>
    part.length >= 3 && KEYBOARD_RUNS.some((run) => run.includes(part) || run.includes([...part].reverse().join('')));
  if (isPiece(text)) {
    return true;
  }
  for (let cut = 3; cut <= text.length - 3; cut++) {
    if (isPiece(text.slice(0, cut)) && isPiece(text.slice(cut))) {
      return true;
    }
  }
  return false;
}

/** A date in digits, such as 19900214 or 14.02.1990. */
function isDate(text: string): boolean {
  const digits = text.replaceAll(/[-./ ]/g, '');
  return (
    /^(19|20)\d{2}(0[1-9]|1[0-2])([0-2]\d|3[01])$/.test(digits) ||
    /^([0-2]\d|3[01])(0[1-9]|1[0-2])(19|20)\d{2}$/.test(digits) ||
    /^(0[1-9]|1[0-2])([0-2]\d|3[01])(19|20)\d{2}$/.test(digits)
  );
}
