import { PICTURE_HEAD_BYTES, pictureType, recognisePicture } from '#src/shared/catalogue/picture-files.ts';

/**
 * Checks a picture before its upload by its first bytes, as the server does, because systems know different media
 * types. Answers with the file under its detected type, or with the error.
 */
export async function checkPicture(
  file: File,
  mostBytes: number,
): Promise<{ picture: File } | { problem: 'format' | 'size' }> {
  if (file.size > mostBytes) {
    return { problem: 'size' };
  }
  const format = recognisePicture(await readHead(file));
  return format ? { picture: new File([file], file.name, { type: pictureType(format) }) } : { problem: 'format' };
}

async function readHead(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, PICTURE_HEAD_BYTES).arrayBuffer());
  } catch {
    // A dropped folder, or a file that was deleted meanwhile.
    return new Uint8Array();
  }
}
