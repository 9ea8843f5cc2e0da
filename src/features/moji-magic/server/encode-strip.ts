import { buffer } from 'node:stream/consumers';
import sharp, { type Sharp } from 'sharp';
import { ZipFile } from 'yazl';
import { countAttempt } from '#src/foundation/accounts/server/attempts/count-attempt.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { createFairLine } from '#src/platform/server/fair-share/fair-line.ts';
import { STICKER_SIDE_PIXELS } from '#src/shared/catalogue/card-styles.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { AppError, isAppError } from '#src/shared/errors/app-error.ts';

/** Who sends it, and until when. */
interface Sender {
  holder: string;
  signal?: AbortSignal | undefined;
}

/** A side of one frame, in pixels. */
const MOST_SIDE = 1024;
const MOST_PIXELS = 512 * 512 * 48;
const LIMIT_SECONDS = 30;
/** What messengers take: a sticker of 512 pixels within 100 KB, and a tray picture of 96 within 50. */
const STICKER_BYTES = 100 * 1024;
const TRAY_SIDE_PIXELS = 96;
const QUALITIES = [92, 80, 65, 50, 35, 20, 8] as const;

/** One at a time, since a strip has as many pixels as a large picture. */
const line = createFairLine({ atOnce: 1, perHolder: 3, all: 64, retryAfterSeconds: 3 });

/** Counts an animation or a pack. Throws TOO_MANY_ATTEMPTS. */
export async function countPack(executor: Executor, accountId: string): Promise<void> {
  await countAttempt(executor, {
    kind: 'pack-stickers',
    subject: accountId,
    allowed: LIMITS.perAccount.packsPerHour,
    seconds: 60 * 60,
  });
}

/**
 * An animation that loops for ever, of frames that are below each other in one PNG. Throws IMAGE_FORMAT_UNSUPPORTED
 * where they are not, TOO_MANY_AT_ONCE, SERVER_BUSY.
 */
export function encodeAnimation(
  strip: Blob,
  {
    format,
    frames,
    milliseconds,
    ...sender
  }: Sender & { format: 'gif' | 'webp'; frames: number; milliseconds: number },
): Promise<Buffer<ArrayBuffer>> {
  return withStrip(strip, frames, sender, async ({ data, side }) => {
    const raw = { width: side, height: side * frames, channels: 4, pageHeight: side } as const;
    const delay = Array.from({ length: frames }, () => milliseconds);
    const animation = limited(sharp(data, { raw }));
    const encoded =
      format === 'gif'
        ? animation.gif({ delay, loop: 0, effort: 5, interFrameMaxError: 2 })
        : animation.webp({ delay, loop: 0, quality: 80, effort: 3 });
    return asBuffer(await encoded.toBuffer());
  });
}

/**
 * A ZIP with each sticker of a strip as WebP and PNG, a picture for the tray and a list of contents as messengers' apps
 * for stickers read it. Throws IMAGE_FORMAT_UNSUPPORTED, TOO_MANY_AT_ONCE, SERVER_BUSY.
 */
export function packStickers(
  strip: Blob,
  { name, stickers, ...sender }: Sender & { name: string; stickers: number },
): Promise<Buffer<ArrayBuffer>> {
  return withStrip(strip, stickers, sender, async ({ data, side }) => {
    const zip = new ZipFile();
    const store = (bytes: Buffer, file: string): void =>
      zip.addBuffer(bytes, file, { mtime: new Date(0), compress: false });
    const listed: { image_file: string; emojis: string[] }[] = [];
    for (let index = 0; index < stickers; index++) {
      sender.signal?.throwIfAborted();
      const pixels = data.subarray(index * side * side * 4, (index + 1) * side * side * 4);
      const sticker = sharp(pixels, { raw: { width: side, height: side, channels: 4 } }).resize(STICKER_SIDE_PIXELS);
      const file = `${String(index + 1).padStart(2, '0')}`;
      store(await withinBytes(sticker), `${file}.webp`);
      store(await limited(sticker.clone().png({ compressionLevel: 9 })).toBuffer(), `png/${file}.png`);
      listed.push({ image_file: `${file}.webp`, emojis: ['🙂'] });
      if (index === 0) {
        store(await limited(sticker.clone().resize(TRAY_SIDE_PIXELS).png({ palette: true })).toBuffer(), 'tray.png');
      }
    }
    const contents = {
      android_play_store_link: '',
      ios_app_store_link: '',
      sticker_packs: [
        {
          identifier: 'kinora-mojimagic',
          name,
          publisher: 'Kinora MojiMagic',
          tray_image_file: 'tray.png',
          image_data_version: '1',
          avoid_cache: false,
          animated_sticker_pack: false,
          stickers: listed,
        },
      ],
    };
    store(Buffer.from(JSON.stringify(contents, null, 2)), 'contents.json');
    zip.end();
    return asBuffer(await buffer(zip.outputStream as unknown as AsyncIterable<Uint8Array>));
  });
}

/** The best quality of a sticker that is small enough. */
async function withinBytes(sticker: Sharp): Promise<Buffer> {
  let last = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    last = await limited(sticker.clone().webp({ quality, effort: 4 })).toBuffer();
    if (last.length <= STICKER_BYTES) {
      break;
    }
  }
  return last;
}

/** Decodes a strip in its turn: as many squares as were said. */
async function withStrip<Result>(
  strip: Blob,
  count: number,
  sender: Sender,
  use: (pixels: { data: Buffer; side: number }) => Promise<Result>,
): Promise<Result> {
  try {
    return await line.run(async () => {
      const bytes = await strip.bytes();
      const open = (): Sharp => sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
      const { format, width, height } = await open().metadata();
      if (format !== 'png' || width > MOST_SIDE || height !== width * count) {
        throw new AppError('IMAGE_FORMAT_UNSUPPORTED');
      }
      const data = await limited(open()).toColourspace('srgb').ensureAlpha().raw().toBuffer();
      return use({ data, side: width });
    }, sender);
  } catch (cause) {
    sender.signal?.throwIfAborted();
    if (isAppError(cause)) {
      throw cause;
    }
    throw new AppError('IMAGE_FORMAT_UNSUPPORTED', { cause });
  }
}

/** No picture takes longer than this to be read or written. */
const limited = (picture: Sharp): Sharp => picture.timeout({ seconds: LIMIT_SECONDS });

const asBuffer = (bytes: Buffer): Buffer<ArrayBuffer> => Buffer.from(bytes) as Buffer<ArrayBuffer>;
