import { parseArgs } from 'node:util';
import { DEFAULT_LOOK } from '#src/shared/catalogue/looks.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { AppError } from '#src/shared/errors/app-error.ts';

export interface FilmCommand {
  kind: 'film';
  idea: string;
  type: string;
  language: string;
  style: string;
  aspect: string;
  shots: number;
  seed?: number;
  /** Where the finished film is copied to. */
  out: string;
  /** Where the report is written, if it is wanted. */
  report?: string;
  /** Stops after each stage and asks. */
  step: boolean;
  shortSidePixels: number;
}

export type Command = FilmCommand | { kind: 'coins-check' } | { kind: 'help' };

export const USAGE = `Usage:
  npm run film -- "an idea in one sentence" [options]
    --type TYPE          kind of film (drama)
    --language LANGUAGE  en, cn, ko or ja (en)
    --style STYLE        how it looks (${DEFAULT_LOOK})
    --aspect RATIO       16:9 or 9:16 (16:9)
    --shots NUMBER       ${LIMITS.film.minimumShots} to ${LIMITS.film.maximumShots} (${LIMITS.film.defaultShots})
    --seed NUMBER        the same seed makes the same film (by chance)
    --resolution SIZE    720p or 1080p (720p)
    --out FILE           the film (film.mp4)
    --report FILE        all about it, as JSON
    --step               stop after each stage and ask
  npm run ledger:check   prove that no coin was lost or made`;

const OPTIONS = {
  type: { type: 'string', default: 'drama' },
  language: { type: 'string', default: 'en' },
  style: { type: 'string', default: DEFAULT_LOOK },
  aspect: { type: 'string', default: '16:9' },
  shots: { type: 'string', default: String(LIMITS.film.defaultShots) },
  seed: { type: 'string' },
  resolution: { type: 'string', default: '720p' },
  out: { type: 'string', default: 'film.mp4' },
  report: { type: 'string' },
  step: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Reads the command line. Throws INVALID_DATA (with a `reason`) or the film's own errors for what cannot be read. */
export function parseArguments(commandLine: readonly string[]): Command {
  const { values, positionals } = parse(commandLine);
  const [name, ...rest] = positionals;
  if (values.help || name === undefined || name === 'help') return { kind: 'help' };
  if (name === 'coins' && rest[0] === 'check' && rest.length === 1) return { kind: 'coins-check' };
  if (name !== 'film') throw new AppError('INVALID_DATA', { details: { reason: `There is no command "${name}".\n${USAGE}` } });
  return {
    kind: 'film',
    // Words without quotation marks are an idea too.
    idea: rest.join(' '),
    type: values.type, language: values.language, style: values.style, aspect: values.aspect,
    shots: /^\d{1,6}$/.test(values.shots) ? Number(values.shots) : Number.NaN,
    ...(values.seed === undefined ? {} : { seed: readSeed(values.seed) }),
    out: values.out,
    ...(values.report === undefined ? {} : { report: values.report }),
    step: values.step,
    shortSidePixels: readResolution(values.resolution),
  };
}

function parse(commandLine: readonly string[]) {
  try {
    return parseArgs({ args: [...commandLine], options: OPTIONS, allowPositionals: true });
  } catch (cause) {
    throw new AppError('INVALID_DATA', { details: { reason: `${cause instanceof Error ? cause.message : String(cause)}\n${USAGE}` }, cause });
  }
}

function readSeed(text: string): number {
  const seed = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (!(seed <= 0xffff_ffff)) throw new AppError('INVALID_DATA', { details: { reason: '--seed is a whole number from 0 to 4294967295' } });
  return seed;
}

function readResolution(text: string): number {
  const pixels = /^\d{3,4}p$/.test(text) ? Number.parseInt(text, 10) : Number.NaN;
  if (!(pixels >= 90 && pixels <= 1080)) throw new AppError('INVALID_DATA', { details: { reason: '--resolution is 720p or 1080p' } });
  return pixels;
}
