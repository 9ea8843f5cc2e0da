import { PICTURE_HEAD_BYTES, pictureType, recognisePicture } from '#src/shared/catalogue/picture-files.ts';

/**
 * Looks at a file that somebody brings as a picture before it is sent, by its bytes as the server does: systems differ
 * in the types that they know. Answers with the file under its true type, or with what is wrong with it.
 */
export async function checkPicture(
  file: File,
  mostBytes: number,
): Promise<{ picture: File } | { problem: 'format' | 'size' }> {
  if (file.size > mostBytes) return { problem: 'size' };
  const format = recognisePicture(await readHead(file));
  return format ? { picture: new File([file], file.name, { type: pictureType(format) }) } : { problem: 'format' };
}

async function readHead(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, PICTURE_HEAD_BYTES).arrayBuffer());
  } catch {
    // A folder that was dropped, or a file that is gone.
    return new Uint8Array();
  }
}
