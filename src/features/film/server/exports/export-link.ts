import type { SigningKeys } from '#src/platform/server/secrets/signing-keys.ts';
import { LANGUAGES, type Language } from '#src/shared/language/languages.ts';
import { isUuid } from '#src/shared/uuid.ts';
import { EXPORT_PARTS, LARGE_EXPORTS, type ExportPart, type LargeExport } from '../../export-formats.ts';

/** What a link lets a session load. */
export interface ExportPass {
  filmId: string;
  format: LargeExport;
  /** What is left out of it. */
  without: readonly ExportPart[];
  sessionId: string;
  /** The language of labels in it. */
  language: Language;
}

const PURPOSE = 'film-export-link';
const LIFE_SECONDS = 600;
/** Stands between the parts that are left out. */
const BETWEEN = '.';

/** A path under which a browser can load an export without credentials for ten minutes, while the session lasts. */
export function signExportLink(keys: SigningKeys, pass: ExportPass, now = Date.now()): string {
  const until = String(Math.floor(now / 1000) + LIFE_SECONDS);
  const proof = keys.sign(PURPOSE, signedText(pass, until)).toString('base64url');
  return `/api/film-exports/${pass.filmId}/${pass.format}?session=${pass.sessionId}&language=${pass.language}&without=${written(pass.without)}&until=${until}&proof=${proof}`;
}

/** Reads a link; undefined when the signature is wrong or it has expired. */
export function readExportLink(
  keys: SigningKeys,
  { filmId, format }: { filmId: string; format: string },
  { session, language, without, until, proof }: Readonly<Record<string, unknown>>,
  now = Date.now(),
): ExportPass | undefined {
  const known = LARGE_EXPORTS.find((candidate) => candidate === format);
  const spoken = LANGUAGES.find((candidate) => candidate === language);
  if (
    known === undefined ||
    spoken === undefined ||
    !isUuid(filmId) ||
    typeof without !== 'string' ||
    typeof session !== 'string' ||
    !isUuid(session)
  ) {
    return undefined;
  }
  if (typeof until !== 'string' || !/^\d{1,12}$/.test(until) || Number(until) * 1000 <= now) {
    return undefined;
  }
  if (typeof proof !== 'string' || !/^[\w-]{43}$/.test(proof)) {
    return undefined;
  }
  const left = EXPORT_PARTS.filter((part) => without.split(BETWEEN).includes(part));
  const pass = { filmId, format: known, sessionId: session, language: spoken, without: left };
  return keys.isSigned(PURPOSE, signedText(pass, until), Buffer.from(proof, 'base64url')) ? pass : undefined;
}

function signedText({ filmId, format, sessionId, language, without }: ExportPass, until: string): string {
  return [filmId, format, sessionId, language, written(without), until].join('\n');
}

/** Parts as a link names them, always in the same order. */
const written = (without: readonly ExportPart[]): string =>
  EXPORT_PARTS.filter((part) => without.includes(part)).join(BETWEEN);
