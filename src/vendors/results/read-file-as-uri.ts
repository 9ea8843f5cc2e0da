import { readFile, stat } from 'node:fs/promises';
import {
  recogniseMedia,
  MEDIA_HEAD_BYTES,
  type MediaFormat,
} from '#src/platform/server/media/fence/recognise-media.ts';
import { VendorError, type VendorContext } from '../vendor.ts';

const MIMES: Readonly<Record<MediaFormat, string>> = {
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  avi: 'video/x-msvideo',
  mkv: 'video/x-matroska',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  m4a: 'audio/mp4',
};
/** What fits into a request. */
const MOST_BYTES = 32 * 1024 * 1024;

/** A stored clip or sound as a data URI. Throws VendorError `failed` where it cannot be read or is over 32 MB. */
export async function readFileAsUri(context: Pick<VendorContext, 'pathOfFile'>, fileId: string): Promise<string> {
  const { bytes, mime } = await readOwnFile(context, fileId);
  return `data:${mime};base64,${bytes.toString('base64')}`;
}

/** A stored clip or sound. Throws as `readFileAsUri` does. */
export async function readOwnFile(
  { pathOfFile }: Pick<VendorContext, 'pathOfFile'>,
  fileId: string,
): Promise<{ bytes: Buffer; mime: string }> {
  try {
    const path = await pathOfFile(fileId);
    if ((await stat(path)).size > MOST_BYTES) {
      throw new Error(`over ${MOST_BYTES} bytes`);
    }
    const bytes = await readFile(path);
    const format = recogniseMedia(bytes.subarray(0, MEDIA_HEAD_BYTES));
    if (!format) {
      throw new Error('neither a clip nor a sound');
    }
    return { bytes, mime: MIMES[format] };
  } catch (cause) {
    throw new VendorError('failed', `a file that the request needs cannot be sent (${fileId})`, { cause });
  }
}
