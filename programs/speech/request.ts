import { SpeechFault } from './spoken.ts';

export const LANGUAGES = ['en', 'cn', 'ko', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Maximum text length of one request, in UTF-16 units. */
export const LONGEST_TEXT = 1_000;

/** One line on standard input. */
export interface SpeechRequest {
  id: string;
  text: string;
  language: Language;
  engine: 'espeak' | 'flite';
  /** An espeak variant ('' for its plain voice), or a flite voice. */
  voice: string;
  /** An espeak accent of the language, such as 'yue' for Chinese; '' for its standard. */
  accent: string;
  /** Target median pitch, hertz. */
  hertz: number;
  /** Pitch range: 0 flat, 1 the engine's default, 2 twice that. */
  range: number;
  /** Pace: 1 is the engine's default in that language, 2 twice as fast. */
  rate: number;
}

/** Parses one line of JSON. Throws INVALID_REQUEST for an invalid request, TEXT_TOO_LONG beyond 1,000 units. */
export function parseRequest(line: string): SpeechRequest {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new SpeechFault('INVALID_REQUEST', 'The line is not JSON.');
  }
  if (typeof value !== 'object' || value === null) {
    throw new SpeechFault('INVALID_REQUEST', 'The line is not an object.');
  }
  const fields = value as Record<string, unknown>;
  const text = textField(fields, 'text');
  if (text.length > LONGEST_TEXT) {
    throw new SpeechFault('TEXT_TOO_LONG', `The text has more than ${LONGEST_TEXT} characters.`);
  }
  const language = LANGUAGES.find((known) => known === fields['language']);
  if (!language) {
    throw new SpeechFault('INVALID_REQUEST', 'language must be en, cn, ko or ja.');
  }
  const engine = fields['engine'];
  if (engine !== 'espeak' && engine !== 'flite') {
    throw new SpeechFault('INVALID_REQUEST', 'engine must be espeak or flite.');
  }
  if (engine === 'flite' && language !== 'en') {
    throw new SpeechFault('INVALID_REQUEST', 'flite speaks English only.');
  }
  return {
    id: textField(fields, 'id'),
    text,
    language,
    engine,
    voice: textField(fields, 'voice'),
    accent: fields['accent'] === undefined ? '' : textField(fields, 'accent'),
    hertz: numberField(fields, 'hertz', 40, 600),
    range: numberField(fields, 'range', 0, 3),
    rate: numberField(fields, 'rate', 0.4, 3),
  };
}

/** The id of a line that may be invalid, so that an error can be matched to it; empty without one. */
export function idOf(line: string): string {
  try {
    const id = (JSON.parse(line) as { id?: unknown } | null)?.id;
    return typeof id === 'string' ? id : '';
  } catch {
    return '';
  }
}

function textField(fields: Record<string, unknown>, name: string): string {
  const value = fields[name];
  if (typeof value !== 'string') {
    throw new SpeechFault('INVALID_REQUEST', `${name} must be a text.`);
  }
  return value;
}

function numberField(fields: Record<string, unknown>, name: string, low: number, high: number): number {
  const value = fields[name];
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    throw new SpeechFault('INVALID_REQUEST', `${name} must be a number.`);
  }
  return Math.min(high, Math.max(low, value));
}
