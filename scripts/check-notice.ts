/** Checks that NOTICE.md names every package that carries weights, data, fonts or native programs. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { unnoticedPackages, type CarriedPackage } from './unnoticed-packages.ts';

interface Locked {
  license?: string;
  dev?: boolean;
  link?: boolean;
  os?: string[];
  cpu?: string[];
}

const FOLDERS = ['.', 'programs/speech', 'programs/ffmpeg', 'models'] as const;
const DATA_FILE =
  /\.(?:onnx|bin|part\d+|dat|gz|ttf|otf|woff2?|sf[23]|wasm|node|data|dict|pack)$|(?:^|\/)dict[^/]*\.txt$|dictionar(?:y|ies)\/[^/]+\.(?:txt|json)$/;
/** Smaller files are code that was compiled, or samples. */
const LEAST_BYTES = 50_000;

const packages = FOLDERS.flatMap((folder) => {
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  return Object.entries(lock.packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, { license, os, cpu }]): CarriedPackage => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      licence: license,
      isNative: os !== undefined || cpu !== undefined,
      dataFiles: dataFilesIn(join(folder, path)),
    }));
});

function dataFilesIn(folder: string): string[] {
  if (!existsSync(folder)) {
    return [];
  }
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      DATA_FILE.test(file) && !/(?:^|\/)node_modules\//.test(file) && statSync(join(folder, file)).size >= LEAST_BYTES,
  );
}

const unnoticed = unnoticedPackages(readFileSync('NOTICE.md', 'utf8'), packages);
for (const line of new Set(unnoticed)) {
  process.stderr.write(`NOTICE.md does not name ${line}\n`);
}
process.exitCode = unnoticed.length > 0 ? 1 : 0;
