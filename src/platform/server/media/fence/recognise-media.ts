import type { LIMITS } from '#src/shared/catalogue/limits.ts';

export type ClipFormat = (typeof LIMITS.formats.videoUpscale)[number];
export type SoundFormat = (typeof LIMITS.formats.audio)[number];
export type MediaFormat = ClipFormat | SoundFormat;

/** How many leading bytes are needed to recognise a format. */
export const MEDIA_HEAD_BYTES = 4096;

/** First boxes of QuickTime files from before the `ftyp` box existed. */
const FIRST_BOXES: readonly string[] = ['moov', 'mdat', 'wide'];
const SOUND_BRANDS: readonly string[] = ['M4A ', 'M4B '];
const EBML = '\x1a\x45\xdf\xa3';
const DOC_TYPE = '\x42\x82';

/**
 * The format of a clip or sound by its first bytes, regardless of its declared type; undefined for a format that is not
 * accepted.
 */
export function recogniseMedia(head: Uint8Array): MediaFormat | undefined {
  const text = (from: number, to: number): string => Buffer.from(head.subarray(from, to)).toString('latin1');
  if (text(4, 8) === 'ftyp') {
    return formatOfBrand(text(8, 12));
  }
  if (FIRST_BOXES.includes(text(4, 8))) {
    return 'mov';
  }
  if (text(0, 4) === EBML) {
    return formatOfDocument(text(4, MEDIA_HEAD_BYTES));
  }
  if (text(0, 4) === 'RIFF') {
    return { 'AVI ': 'avi', WAVE: 'wav' }[text(8, 12)] as MediaFormat | undefined;
  }
  return text(0, 3) === 'ID3' || isLayer3Frame(head) ? 'mp3' : undefined;
}

function formatOfBrand(brand: string): MediaFormat | undefined {
  // Pictures in the same container: HEIC and AVIF.
  if (/^(hei|hev|mif|msf|avi)/.test(brand)) {
    return undefined;
  }
  if (brand === 'qt  ') {
    return 'mov';
  }
  return SOUND_BRANDS.includes(brand) ? 'm4a' : 'mp4';
}

/** Matroska's DocType, near the beginning: an element with one length byte and some letters. */
function formatOfDocument(head: string): MediaFormat | undefined {
  const at = head.indexOf(DOC_TYPE);
  const length = at < 0 ? 0 : head.charCodeAt(at + 2) & 0x7f;
  return { webm: 'webm', matroska: 'mkv' }[head.slice(at + 3, at + 3 + length)] as MediaFormat | undefined;
}

/** Eleven set bits, then MPEG 1, 2 or 2.5, layer III, with a rate that exists. */
function isLayer3Frame(head: Uint8Array): boolean {
  const [first = 0, second = 0, third = 0] = head;
  const isSync = first === 0xff && (second & 0xe0) === 0xe0;
  return isSync && (second & 0x18) !== 0x08 && (second & 0x06) === 0x02 && third >> 4 !== 15 && (third & 12) !== 12;
}
