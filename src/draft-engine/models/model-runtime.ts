import { existsSync } from 'node:fs';
import { packageFile } from './read-package-file.ts';

/** A platform as Node names it. */
interface Platform {
  platform: string;
  architecture: string;
  /** False on Linux with another C library than the GNU one. */
  hasGlibc: boolean;
}

/** True when the installed ONNX Runtime has a build for the platform, by default this one; without one, no neural voice. */
export function hasModelRuntime({ platform, architecture, hasGlibc }: Platform = thisPlatform()): boolean {
  const build = packageFile('onnxruntime-node', `bin/napi-v6/${platform}/${architecture}/onnxruntime_binding.node`);
  return existsSync(build) && (platform !== 'linux' || hasGlibc);
}

function thisPlatform(): Platform {
  return { platform: process.platform, architecture: process.arch, hasGlibc: hasGlibc() };
}

function hasGlibc(): boolean {
  if (process.platform !== 'linux') {
    return false;
  }
  // Otherwise the report looks up the names of all connections.
  Object.assign(process.report, { excludeNetwork: true });
  const { header } = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return header?.glibcVersionRuntime !== undefined;
}
