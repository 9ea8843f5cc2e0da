import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { withCleanClip, withCleanSound, type FenceParts } from '#src/platform/server/media/fence/take-in-media.ts';
import type { Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { scratchRoot } from '#src/platform/server/storage/scratch-folder.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { isAppError } from '#src/shared/errors/app-error.ts';
import { createRandom } from '#src/shared/random.ts';
import { CANARY_SIZE, CANARY_WORDS, makeBaseMedia, type BaseMedia } from './base-media.ts';
import type { HostileFile } from './hostile-media.ts';
import { mutateMedia } from './mutate-media.ts';

/** Everything that a stranger's file may come to. */
const OUTCOMES: readonly string[] = [
  'clean',
  'MEDIA_FORMAT_UNSUPPORTED',
  'MEDIA_TOO_LONG',
  'MEDIA_TOO_LARGE',
  'MEDIA_UNREADABLE',
  'FILE_TOO_LARGE',
];

/** A place with files that nobody may read and an address that nobody may ask. */
export interface MediaTrap {
  parts: FenceParts;
  base: BaseMedia;
  folder: string;
  port: number;
  /** Connections that came to the address. */
  connections(): number;
}

/** Builds the trap in an empty folder for the time of one piece of work. */
export async function withMediaTrap<Result>(
  ffmpeg: Ffmpeg,
  folder: string,
  work: (trap: MediaTrap) => Promise<Result>,
): Promise<Result> {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    const base = await makeBaseMedia(ffmpeg, folder);
    const parts = { config: { dataFolder: folder, disk: { reserveBytes: 0 } }, ffmpeg };
    return await work({ parts, base, folder, port, connections: () => connections });
  } finally {
    server.close();
  }
}

/**
 * Brings one file and says what came of it: 'clean' or the code of a refusal. Throws when something else happened: an
 * error that has no place here, a file of ours that was read, a connection, a scratch folder left behind.
 */
export async function feedMedia(trap: MediaTrap, file: HostileFile): Promise<string> {
  const path = join(trap.folder, `brought-${file.as}-${Math.abs(hash(file.name))}.mp4`);
  await writeFile(path, file.bytes);
  const rules = { path, mostBytes: 20 * 1024 * 1024, mostSeconds: 3 };
  const outcome = await (
    file.as === 'clip'
      ? withCleanClip(
          trap.parts,
          { ...rules, formats: LIMITS.formats.videoUpscale, mostSidePixels: 4096 },
          async (clip) => checkClean(clip.path, [clip.width, clip.height]),
        )
      : withCleanSound(trap.parts, { ...rules, formats: LIMITS.formats.audio }, async (sound) =>
          checkClean(sound.path, []),
        )
  ).catch((error: unknown) => {
    if (isAppError(error) && OUTCOMES.includes(error.code)) {
      return error.code;
    }
    throw error;
  });
  if (trap.connections() > 0) {
    throw new Error('an address was asked');
  }
  return outcome;
}

async function checkClean(path: string, size: readonly number[]): Promise<'clean'> {
  const bytes = await readFile(path);
  if (bytes.includes(CANARY_WORDS) || (size[0] === CANARY_SIZE.width && size[1] === CANARY_SIZE.height)) {
    throw new Error('a file of ours was read');
  }
  return 'clean';
}

/** Changes one of the good files as the seed says, and brings it. */
export async function feedMutation(trap: MediaTrap, seed: number): Promise<string> {
  const names = Object.keys(trap.base);
  const random = createRandom(seed);
  const name = names[Math.floor(random.next() * names.length)] ?? '';
  const bytes = mutateMedia(trap.base[name] ?? Buffer.alloc(0), random);
  return feedMedia(trap, {
    name: `${name} changed by ${seed}`,
    bytes,
    as: /wav|mp3|m4a/.test(name) ? 'sound' : 'clip',
  });
}

/** Names in the scratch folder: empty when all work has ended. */
export function listScratch(trap: MediaTrap): Promise<string[]> {
  return readdir(scratchRoot(trap.parts.config));
}

function hash(words: string): number {
  return [...words].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7);
}
