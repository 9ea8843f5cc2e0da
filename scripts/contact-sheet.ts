import { stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readConfig } from '#src/platform/server/config/read-config.ts';
import { findFfmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { drawContactSheet } from '#src/platform/server/media/pictures/contact-sheet.ts';
import { writePicture } from '#src/platform/server/media/pictures/thumbnail.ts';
import { isAppError } from '#src/shared/errors/app-error.ts';

const USAGE = 'Usage: npm run contact-sheet -- film.mp4 [--out sheet.png] [--columns 4] [--frames 16]';

class UsageError extends Error {}

interface Order {
  film: string;
  out: string;
  columns: number;
  frames: number;
}

function readOrder(words: string[]): Order {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      strict: true,
      allowPositionals: true,
      options: { out: { type: 'string' }, columns: { type: 'string' }, frames: { type: 'string' } },
    });
    const [film, ...others] = positionals;
    if (film === undefined || others.length > 0) {
      throw new UsageError('Name one film.');
    }
    const out = values.out ?? `${film.replace(/\.[^./\\]+$/, '')}-sheet.png`;
    if (!/\.(png|jpe?g)$/i.test(out)) {
      throw new UsageError('--out must end in .png or .jpg.');
    }
    return {
      film,
      out,
      columns: count('columns', values.columns, 4, 12),
      frames: count('frames', values.frames, 16, 200),
    };
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${USAGE}`);
  }
}

function count(name: string, text: string | undefined, usual: number, most: number): number {
  const value = text === undefined ? usual : Number(text);
  if (!Number.isInteger(value) || value < 1 || value > most) {
    throw new UsageError(`--${name} must be a whole number from 1 to ${most}.`);
  }
  return value;
}

async function run(): Promise<void> {
  const order = readOrder(process.argv.slice(2));
  if (!(await stat(order.film).catch(() => undefined))?.isFile()) {
    throw new UsageError(`There is no file ${order.film}.`);
  }
  const { media } = readConfig();
  const ffmpeg = await findFfmpeg({ settingPath: media.ffmpegPath, probeSettingPath: media.ffprobePath });
  const sheet = await drawContactSheet({ ffmpeg, path: order.film, frames: order.frames, columns: order.columns });
  await writePicture(sheet, order.out);
  console.log(`${order.out}: ${order.frames} frames, ${sheet.width} × ${sheet.height}`);
}

try {
  await run();
} catch (error) {
  if (!(error instanceof UsageError) && !isAppError(error)) {
    throw error;
  }
  console.error(isAppError(error, 'MEDIA_FAILED') ? 'That is no film that can be read.' : error.message);
  process.exitCode = 1;
}
