import sharp from 'sharp';

const QUALITY = 92;
const LIMIT_SECONDS = 20;

/** A stored picture with left and right exchanged, in its own format. Throws sharp's error for an invalid file. */
export async function mirrorPicture(path: string, mime: string): Promise<Uint8Array> {
  const mirrored = sharp(path, { failOn: 'error' }).timeout({ seconds: LIMIT_SECONDS }).flop();
  return mime === 'image/png' ? mirrored.png().toBuffer() : mirrored.jpeg({ quality: QUALITY }).toBuffer();
}
