import { loadPicture } from './load-picture.ts';

/** What is put behind a cut-out. */
export type Backdrop = { kind: 'clear' } | { kind: 'colour'; colour: string } | { kind: 'picture'; address: string };

const JPEG_QUALITY = 0.92;

/** How it looks behind a cut-out on the page. */
export function backdropStyle(backdrop: Backdrop): { background?: string } {
  switch (backdrop.kind) {
    case 'clear':
      return {};
    case 'colour':
      return { background: backdrop.colour };
    case 'picture':
      return { background: `center / cover no-repeat url(${JSON.stringify(backdrop.address)})` };
  }
}

/** The cut-out on its backdrop at its full size, as a JPEG. Throws when a picture cannot be loaded. */
export async function paintOn(cutOut: string, backdrop: Exclude<Backdrop, { kind: 'clear' }>): Promise<Blob> {
  const front = await loadPicture(cutOut);
  const canvas = document.createElement('canvas');
  canvas.width = front.naturalWidth;
  canvas.height = front.naturalHeight;
  const context = canvas.getContext('2d');
  if (!context) {
    throw new Error('this browser has no canvas');
  }
  if (backdrop.kind === 'colour') {
    context.fillStyle = backdrop.colour;
    context.fillRect(0, 0, canvas.width, canvas.height);
  } else {
    const behind = await loadPicture(backdrop.address);
    const scale = Math.max(canvas.width / behind.naturalWidth, canvas.height / behind.naturalHeight);
    const [width, height] = [behind.naturalWidth * scale, behind.naturalHeight * scale];
    context.drawImage(behind, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height);
  }
  context.drawImage(front, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be written'))),
      'image/jpeg',
      JPEG_QUALITY,
    );
  });
}
