import { existsSync } from 'node:fs';
import { hasModelRuntime } from './model-runtime.ts';
import { installCommand, packageFile } from './read-package-file.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** The weights that draft models of the single tools need, by the models' ids. */
const NEEDED: Readonly<Record<string, readonly Weights[]>> = {
  'draft-cut-out': [WEIGHTS.cutOut],
  'draft-image-upscale': [WEIGHTS.largerPhoto, WEIGHTS.largerDrawing],
  'draft-hearing': [WEIGHTS.recognition],
  'draft-video-upscale': [WEIGHTS.twiceDrawing, WEIGHTS.largerDrawing],
};

/**
 * The draft models that cannot run here, by id, with the command that installs their weights; without one where the
 * runtime has no build for this machine.
 */
export function uninstalledModels(): ReadonlyMap<string, string | undefined> {
  const hasRuntime = hasModelRuntime();
  return new Map(
    Object.entries(NEEDED).flatMap(([id, weights]): [string, string | undefined][] => {
      if (!hasRuntime) {
        return [[id, undefined]];
      }
      const missing = weights.find((one) => !isThere(one));
      return missing ? [[id, installCommand(missing.isExtra)]] : [];
    }),
  );
}

function isThere({ package: name, files, isExtra }: Weights): boolean {
  return files.every((file) => existsSync(packageFile(name, file, isExtra)));
}
