import { access, chmod, constants, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import * as z from 'zod';
import { AppError } from '#src/shared/errors/app-error.ts';
import { readSearchPath } from '../../config/read-search-path.ts';
import { startProgram } from '../start-program.ts';
import { findMissingParts } from './ffmpeg-requirements.ts';

/** A checked ffmpeg and, if found, the ffprobe that belongs to it. */
export interface Ffmpeg {
  path: string;
  version: string;
  probePath?: string;
}

/** Where to look for ffmpeg and ffprobe. */
export interface FfmpegSearch {
  /** The operator's ffmpeg; when set, no other is tried. */
  settingPath?: string | undefined;
  /** The operator's ffprobe. */
  probeSettingPath?: string | undefined;
  /** Cache folder for the result of the check, so that the next start skips it. */
  cacheFolder?: string | undefined;
  /** Folders to look in, as in PATH. */
  searchPath?: string | undefined;
}

/** The package whose dependencies are the programs from npm; they are under another licence, and only started. */
const PACKAGED_PROGRAMS = new URL('../../../../../programs/ffmpeg/package.json', import.meta.url);

const Check = z.object({ version: z.string(), missing: z.array(z.string()) });
type Check = z.infer<typeof Check>;
const CheckFile = z.record(z.string(), Check);

/**
 * Finds an ffmpeg that supports what films need: the setting, else the first sufficient one on the search path, else
 * the one of `programs/ffmpeg`. Throws FFMPEG_MISSING with what each candidate lacks.
 */
export async function findFfmpeg(search: FfmpegSearch = {}): Promise<Ffmpeg> {
  const rejected: string[] = [];
  for (const path of await listCandidates('ffmpeg', search)) {
    const check = await checkCandidate(path, search.cacheFolder);
    if (check.missing.length > 0) {
      rejected.push(`${path}: ${check.missing.join(', ')}`);
      continue;
    }
    const probePath = await findProbe(path, search);
    return { path, version: check.version, ...(probePath === undefined ? {} : { probePath }) };
  }
  const missing = rejected.length > 0 ? rejected.join('; ') : (search.settingPath ?? 'ffmpeg');
  throw new AppError('FFMPEG_MISSING', { details: { missing } });
}

async function listCandidates(program: 'ffmpeg' | 'ffprobe', search: FfmpegSearch): Promise<string[]> {
  if (program === 'ffmpeg' && search.settingPath) {
    return (await isRunnable(search.settingPath)) ? [search.settingPath] : [];
  }
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const folders = (search.searchPath ?? readSearchPath()).split(delimiter).filter((folder) => folder !== '');
  const listed = [...new Set(folders)].map((folder) => join(folder, program + suffix));
  const packaged = packagedProgram(program, suffix);
  if (packaged !== undefined) {
    listed.push(packaged);
  }
  const runnable: string[] = [];
  for (const path of listed) {
    if (await isRunnable(path)) {
      runnable.push(path);
    }
  }
  return runnable;
}

/** Prefers the ffprobe next to the chosen ffmpeg; any other reads the same files. */
async function findProbe(ffmpegPath: string, search: FfmpegSearch): Promise<string | undefined> {
  const beside = join(dirname(ffmpegPath), process.platform === 'win32' ? 'ffprobe.exe' : 'ffprobe');
  const candidates = search.probeSettingPath
    ? [search.probeSettingPath]
    : [beside, ...(await listCandidates('ffprobe', search))];
  for (const path of candidates) {
    if ((await isRunnable(path)) && (await readVersion(path, search.cacheFolder))) {
      return path;
    }
  }
  return undefined;
}

function packagedProgram(program: 'ffmpeg' | 'ffprobe', suffix: string): string | undefined {
  const scope = program === 'ffmpeg' ? '@ffmpeg-binary' : '@ffprobe-installer';
  const name = `${scope}/${process.platform}-${process.arch}/package.json`;
  try {
    return join(dirname(createRequire(PACKAGED_PROGRAMS).resolve(name)), program + suffix);
  } catch {
    return undefined; // Not made for this platform, or left out at install.
  }
}

async function isRunnable(path: string): Promise<boolean> {
  try {
    if (!(await stat(path)).isFile()) {
      return false;
    }
    await access(path, constants.X_OK);
    return true;
  } catch {
    return makeRunnable(path);
  }
}

/** Install scripts are off, so a packaged program may lack its executable bit. */
async function makeRunnable(path: string): Promise<boolean> {
  if (!path.includes('node_modules')) {
    return false;
  }
  try {
    await chmod(path, 0o755);
    return true;
  } catch {
    return false;
  }
}

async function checkCandidate(path: string, cacheFolder: string | undefined): Promise<Check> {
  return remember(path, cacheFolder, async () => {
    try {
      const [version, filters, encoders, formats] = await Promise.all([
        print(path, '-version'),
        print(path, '-filters'),
        print(path, '-encoders'),
        print(path, '-formats'),
      ]);
      return { version: versionIn(version), missing: findMissingParts({ filters, encoders, formats }) };
    } catch (error) {
      return { version: '', missing: [error instanceof AppError ? String(error.details?.['reason']) : String(error)] };
    }
  });
}

async function readVersion(path: string, cacheFolder: string | undefined): Promise<string> {
  const check = await remember(path, cacheFolder, async () => {
    try {
      return { version: versionIn(await print(path, '-version')), missing: [] };
    } catch {
      return { version: '', missing: [] };
    }
  });
  return check.version;
}

function versionIn(text: string): string {
  return /version (\S+)/.exec(text)?.[1] ?? 'unknown';
}

async function print(path: string, option: string): Promise<string> {
  const running = startProgram({ path, arguments: ['-hide_banner', option], noProgressSeconds: 20 });
  let text = '';
  running.output.setEncoding('utf8').on('data', (piece: string) => {
    text += piece;
  });
  await running.ended;
  return text;
}

/** Caches the result under path, time and size of the program, so that an upgrade is checked again. */
async function remember(path: string, cacheFolder: string | undefined, check: () => Promise<Check>): Promise<Check> {
  if (cacheFolder === undefined) {
    return check();
  }
  const file = join(cacheFolder, 'media-programs.json');
  const facts = await stat(path);
  const key = `${path}|${facts.mtimeMs}|${facts.size}`;
  const known = await readChecks(file);
  const before = known[key];
  if (before) {
    return before;
  }
  const result = await check();
  await mkdir(cacheFolder, { recursive: true });
  const part = `${file}.${process.pid}.part`;
  await writeFile(part, JSON.stringify({ ...(await readChecks(file)), [key]: result }, null, 2));
  await rename(part, file);
  return result;
}

async function readChecks(file: string): Promise<z.infer<typeof CheckFile>> {
  try {
    return CheckFile.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return {}; // None yet, or damaged: asking the program again costs little.
  }
}
