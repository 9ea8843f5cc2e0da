import { CALLING_CODES, PHONE_REGIONS, TRUNK_PREFIXES, type PhoneRegion } from './catalogue/phone-regions.ts';

/** Maximum input length; longer input is rejected unparsed. */
const MOST_SIGNS = 60;
const CODES = [...new Set<string>(Object.values(CALLING_CODES))];

/**
 * Normalises a number to E.164: a plus, a calling code, 8 to 15 digits in all. Accepts spaces, dashes, dots, brackets,
 * full-width digits, and 00 for the plus. Undefined when it is not a valid number.
 */
export function normalisePhone(written: string): string | undefined {
  const number = foldPhone(written).replace(/^00/, '+');
  return /^\+[1-9]\d{7,14}$/.test(number) && callingCodeOf(number) !== undefined ? number : undefined;
}

/** The same for a number that may be in domestic format. With a leading plus or 00, its own calling code is used. */
export function composePhone(region: PhoneRegion, written: string): string | undefined {
  const number = foldPhone(written);
  if (number === '') {
    return undefined;
  }
  if (/^(\+|00)/.test(number)) {
    return normalisePhone(number);
  }
  const code = CALLING_CODES[region];
  const trunk = code in TRUNK_PREFIXES ? TRUNK_PREFIXES[code] : /^0/;
  return normalisePhone(`+${code}${trunk ? number.replace(trunk, '') : number}`);
}

/** Formats a number for display: the calling code separated from the rest, without a line break. */
export function formatPhone(number: string): string {
  const code = callingCodeOf(number);
  return code === undefined ? number : `+${code}\u00a0${number.slice(1 + code.length)}`;
}

/** Masks a number for logs: only the calling code and the last two digits. */
export function maskPhone(number: string): string {
  return `+${callingCodeOf(number) ?? ''}…${number.slice(-2)}`;
}

/** The region of a language tag ('pt-BR'), if it has telephones. */
export function regionOfTag(tag: string): PhoneRegion | undefined {
  const named = tag
    .split('-')
    .slice(1)
    .find((part) => /^[A-Z]{2}$/i.test(part))
    ?.toUpperCase();
  return PHONE_REGIONS.find((region) => region === named);
}

function foldPhone(written: string): string {
  if (written.length > MOST_SIGNS) {
    return '';
  }
  // A zero in brackets is omitted from abroad: +44 (0)20 …
  return written
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replace(/(?<=\d\s*)\(0\)/, '')
    .replaceAll(/[\s\p{Pd}().·/]/gu, '');
}

function callingCodeOf(number: string): string | undefined {
  // No code is a prefix of another, except those of satellites, which are not listed.
  return CODES.find((code) => number.startsWith(code, 1));
}
