import { CALLING_CODES, PHONE_REGIONS, TRUNK_PREFIXES, type PhoneRegion } from './catalogue/phone-regions.ts';

/** More than anybody writes for a number: what is longer is not looked at. */
const MOST_SIGNS = 60;
const CODES = [...new Set<string>(Object.values(CALLING_CODES))];

/**
 * A number as it is kept and compared (E.164): a plus, the calling code of a country, 8 to 15 digits in all. Spaces,
 * dashes, dots, brackets, digits of another width and 00 for the plus are understood. Undefined when it is none.
 */
export function normalisePhone(written: string): string | undefined {
  const number = foldPhone(written).replace(/^00/, '+');
  return /^\+[1-9]\d{7,14}$/.test(number) && callingCodeOf(number) !== undefined ? number : undefined;
}

/**
 * The same for a number that may be written as one dials it within a country. With a plus or 00 in front, its own code
 * counts.
 */
export function composePhone(region: PhoneRegion, written: string): string | undefined {
  const number = foldPhone(written);
  if (number === '') return undefined;
  if (/^(\+|00)/.test(number)) return normalisePhone(number);
  const code = CALLING_CODES[region];
  const trunk = code in TRUNK_PREFIXES ? TRUNK_PREFIXES[code] : /^0/;
  return normalisePhone(`+${code}${trunk ? number.replace(trunk, '') : number}`);
}

/** For reading: the calling code apart from the rest, on one line with it. */
export function formatPhone(number: string): string {
  const code = callingCodeOf(number);
  return code === undefined ? number : `+${code}\u00a0${number.slice(1 + code.length)}`;
}

/** For logs and whoever need not know: the calling code and the last two digits. */
export function maskPhone(number: string): string {
  return `+${callingCodeOf(number) ?? ''}…${number.slice(-2)}`;
}

/** The region that a language tag names ('pt-BR'), if it has telephones. */
export function regionOfTag(tag: string): PhoneRegion | undefined {
  const named = tag
    .split('-')
    .slice(1)
    .find((part) => /^[A-Z]{2}$/i.test(part))
    ?.toUpperCase();
  return PHONE_REGIONS.find((region) => region === named);
}

function foldPhone(written: string): string {
  if (written.length > MOST_SIGNS) return '';
  // A zero in brackets is one that is left out from abroad: +44 (0)20 …
  return written
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replace(/(?<=\d\s*)\(0\)/, '')
    .replaceAll(/[\s\p{Pd}().·/]/gu, '');
}

function callingCodeOf(number: string): string | undefined {
  // No code begins with another one, but for those of satellites, which are not here.
  return CODES.find((code) => number.startsWith(code, 1));
}
