/**
 * Checks the licences of all packages, in the lockfiles and as installed: nothing under the GPL or AGPL outside
 * `programs/`, one runtime for models, nothing in place of the stand-ins, and no address in a lockfile. Prints a line
 * for each problem and exits 1.
 */
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  findAddresses,
  findExtraRuntimes,
  findForbiddenLicences,
  findMissingStandIns,
  type LockedPackages,
} from './find-licence-problems.ts';

const PROJECT = fileURLToPath(new URL('../', import.meta.url));
const PROGRAMS = readdirSync(join(PROJECT, 'programs')).map((name) => join(PROJECT, 'programs', name));
const MODELS = join(PROJECT, 'models');

const locked = readLocked(PROJECT);
const installed = readInstalled(join(PROJECT, 'node_modules'));
const lockedModels = readLocked(MODELS);
const installedModels = readInstalled(join(MODELS, 'node_modules'));
const ofPrograms = PROGRAMS.map((folder) => ({
  folder: relative(PROJECT, folder),
  locked: readLocked(folder),
  installed: readInstalled(join(folder, 'node_modules')),
}));

const problems = [
  ...findForbiddenLicences(locked, installed),
  ...findForbiddenLicences(lockedModels, installedModels),
  ...findMissingStandIns(locked),
  ...findExtraRuntimes([
    ...Object.keys(locked),
    ...installed.keys(),
    ...Object.keys(lockedModels).map((path) => `models/${path}`),
    ...installedModels.keys(),
    ...ofPrograms.flatMap((program) => [
      ...Object.keys(program.locked).map((path) => `${program.folder}/${path}`),
      ...program.installed.keys(),
    ]),
  ]),
  ...[locked, lockedModels, ...ofPrograms.map((program) => program.locked)].flatMap(findAddresses),
];
for (const problem of problems) {
  console.error(problem);
}
process.exitCode = problems.length > 0 ? 1 : 0;

function readLocked(folder: string): LockedPackages {
  const lockfile = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as { packages: LockedPackages };
  return lockfile.packages;
}

/** Walks a node_modules folder and those inside its packages, links left out. */
function readInstalled(folder: string): Map<string, string | undefined> {
  const licences = new Map<string, string | undefined>();
  for (const path of listPackages(folder)) {
    licences.set(relative(PROJECT, path), licenceOf(join(path, 'package.json')));
    for (const [inner, licence] of readInstalled(join(path, 'node_modules'))) {
      licences.set(inner, licence);
    }
  }
  return licences;
}

function listPackages(folder: string): string[] {
  if (!existsSync(folder)) {
    return [];
  }
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(folder, name)).map((inner) => join(name, inner)) : name,
    )
    .map((name) => join(folder, name))
    .filter((path) => lstatSync(path).isDirectory() && existsSync(join(path, 'package.json')));
}

/** The SPDX expression, also where it is written in the old form of a list. */
function licenceOf(file: string): string | undefined {
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8')) as {
    license?: string | { type: string };
    licenses?: { type: string }[];
  };
  if (license !== undefined) {
    return typeof license === 'string' ? license : license.type;
  }
  return licenses?.map(({ type }) => type).join(' AND ');
}
