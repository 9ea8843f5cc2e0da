import { parseArgs } from 'node:util';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { DEFAULT_LOOK } from '#src/shared/catalogue/looks.ts';
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
  /** Path of the finished film. */
  out: string;
  /** Path of the report, if one is wanted. */
  report?: string;
  /** Stops after each stage and asks. */
  step: boolean;
  shortSidePixels: number;
}

export interface MaintenanceCommand {
  kind: 'maintenance';
  isOn: boolean;
  /** When the site is expected back. */
  until: Date | null;
}

export type AdminCommand = {
  kind: 'admin';
  email: string;
} & ({ act: 'make' | 'reset-second-factor' } | { act: 'address'; /** The new address. */ next: string });

export interface CodesCommand {
  kind: 'codes';
  count: number;
  name: string;
  /** When they expire. */
  expiresAt: Date | null;
}

export type Command =
  | FilmCommand
  | MaintenanceCommand
  | AdminCommand
  | CodesCommand
  | { kind: 'coins-check' }
  | { kind: 'audit-check' }
  | { kind: 'help' };

/** Bounds of the picture's shorter side. */
const LEAST_PIXELS = 90;
const MOST_PIXELS = LIMITS.memberFilm.shortSidePixels;

export const USAGE = `Usage:
  npm run film -- "an idea in one sentence" [options]
    --type TYPE          kind of film (drama)
    --language LANGUAGE  en, cn, ko or ja (en)
    --style STYLE        how it looks (${DEFAULT_LOOK})
    --aspect RATIO       16:9 or 9:16 (16:9)
    --shots NUMBER       ${LIMITS.film.minimumShots} to ${LIMITS.film.maximumShots} (${LIMITS.film.defaultShots})
    --seed NUMBER        the same seed makes the same film (by chance)
    --resolution SIZE    ${LEAST_PIXELS}p to ${MOST_PIXELS}p, the picture's shorter side (720p)
    --out FILE           the film (film.mp4)
    --report FILE        all about it, as JSON
    --step               stop after each stage and ask
  npm run maintenance -- on|off [--until TIME]
                         close the site to everybody, or open it again; TIME such as 2030-01-31T18:00
  npm run admin -- make EMAIL
                         make an admin of this address, and print a link that signs in once
  npm run admin -- address EMAIL NEW
                         sign in with another address from now on
  npm run admin -- reset-second-factor EMAIL
                         for who has lost the app and the recovery codes; ends the sessions
  npm run codes -- make NUMBER [--name NAME] [--until TIME]
                         make redeem codes and print them; nobody can read them later
  npm run ledger:check   prove that no coin was lost or made
  npm run audit:check    prove that what admins did is as it was written`;

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
  until: { type: 'string' },
  name: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Parses the command line. Throws INVALID_DATA (with a `reason`) or the film's own errors. */
export function parseArguments(commandLine: readonly string[]): Command {
  const { values, positionals } = parse(commandLine);
  const [name, ...rest] = positionals;
  if (values.help || name === undefined || name === 'help') {
    return { kind: 'help' };
  }
  if (name !== 'film') {
    return readOperatorCommand(name, rest, values);
  }
  return {
    kind: 'film',
    // An idea without quotation marks.
    idea: rest.join(' '),
    type: values.type,
    language: values.language,
    style: values.style,
    aspect: values.aspect,
    shots: /^\d{1,6}$/.test(values.shots) ? Number(values.shots) : Number.NaN,
    ...(values.seed === undefined ? {} : { seed: readSeed(values.seed) }),
    out: values.out,
    ...(values.report === undefined ? {} : { report: values.report }),
    step: values.step,
    shortSidePixels: readResolution(values.resolution),
  };
}

function readOperatorCommand(
  name: string,
  rest: readonly string[],
  values: { name?: string | undefined; until?: string | undefined },
): Command {
  const isCheck = rest[0] === 'check' && rest.length === 1;
  switch (name) {
    case 'maintenance':
      return readMaintenance(rest, values.until);
    case 'admin':
      return readAdmin(rest);
    case 'codes':
      return readCodes(rest, values);
  }
  if (isCheck && (name === 'coins' || name === 'audit')) {
    return { kind: `${name}-check` };
  }
  throw new AppError('INVALID_DATA', { details: { reason: `There is no command "${name}".\n${USAGE}` } });
}

function parse(commandLine: readonly string[]) {
  try {
    return parseArgs({ args: [...commandLine], options: OPTIONS, allowPositionals: true });
  } catch (cause) {
    throw new AppError('INVALID_DATA', {
      details: { reason: `${cause instanceof Error ? cause.message : String(cause)}\n${USAGE}` },
      cause,
    });
  }
}

function readMaintenance([state, ...more]: readonly string[], until: string | undefined): MaintenanceCommand {
  if ((state !== 'on' && state !== 'off') || more.length > 0) {
    throw new AppError('INVALID_DATA', { details: { reason: 'maintenance is on or off' } });
  }
  if (until !== undefined && state === 'off') {
    throw new AppError('INVALID_DATA', { details: { reason: '--until goes with on' } });
  }
  return { kind: 'maintenance', isOn: state === 'on', until: readUntil(until) };
}

function readUntil(until: string | undefined): Date | null {
  const moment = until === undefined ? null : new Date(until);
  if (moment && !(moment.getTime() > Date.now())) {
    throw new AppError('INVALID_DATA', { details: { reason: '--until is a time to come, such as 2030-01-31T18:00' } });
  }
  return moment;
}

function readAdmin([act, email, ...more]: readonly string[]): AdminCommand {
  const [next] = more;
  if (act === 'address' && email !== undefined && next !== undefined && more.length === 1) {
    return { kind: 'admin', act, email, next };
  }
  if ((act !== 'make' && act !== 'reset-second-factor') || email === undefined || more.length > 0) {
    throw new AppError('INVALID_DATA', {
      details: { reason: 'admin is make EMAIL, address EMAIL NEW, or reset-second-factor EMAIL' },
    });
  }
  return { kind: 'admin', act, email };
}

function readCodes(
  [act, number = '', ...more]: readonly string[],
  { name, until }: { name?: string | undefined; until?: string | undefined },
): CodesCommand {
  const count = /^\d{1,4}$/.test(number) ? Number(number) : Number.NaN;
  if (act !== 'make' || !(count >= 1 && count <= 1000) || more.length > 0) {
    throw new AppError('INVALID_DATA', { details: { reason: 'codes is make NUMBER, from 1 to 1000' } });
  }
  return { kind: 'codes', count, name: name?.trim().slice(0, 100) || 'command line', expiresAt: readUntil(until) };
}

function readSeed(text: string): number {
  const seed = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (!(seed <= 0xffff_ffff)) {
    throw new AppError('INVALID_DATA', { details: { reason: '--seed is a whole number from 0 to 4294967295' } });
  }
  return seed;
}

function readResolution(text: string): number {
  const pixels = /^\d{2,4}p$/.test(text) ? Number.parseInt(text, 10) : Number.NaN;
  if (!(pixels >= LEAST_PIXELS && pixels <= MOST_PIXELS)) {
    const reason = `--resolution is from ${LEAST_PIXELS}p to ${MOST_PIXELS}p`;
    throw new AppError('INVALID_DATA', { details: { reason } });
  }
  return pixels;
}
