import { expect, test } from 'vitest';
import { checkPicture } from './check-picture.ts';

const HEADS: Readonly<Record<string, string>> = {
  'image/jpeg': '\xff\xd8\xff\xe0',
  'image/png': '\x89PNG\r\n\x1a\n',
  'image/webp': 'RIFF\0\0\0\0WEBP',
  'image/gif': 'GIF89a',
  'image/bmp': 'BM',
  'image/heic': '\0\0\0\x18ftypmif1',
};
const fileOf = (text: string, type = 'text/plain'): File =>
  new File([Buffer.from(text.padEnd(40, '\0'), 'latin1')], 'Holiday.dat', { type });

test.each(Object.entries(HEADS))(
  '[CAT-40] a file that begins as %s is sent as that, whatever it was called',
  async (type, head) => {
    const checked = await checkPicture(fileOf(head), 40);
    expect(checked).toMatchObject({ picture: { type, name: 'Holiday.dat', size: 40 } });
  },
);

test.each(['GIF88a', 'RIFF\0\0\0\0WAVE', '\0\0\0\x18ftypisom', '\xff\xd8', '<svg>', 'PNG\r\n', ''])(
  '[CAT-40] a file that begins with %j is no picture, whatever it is called',
  async (head) => {
    expect(await checkPicture(fileOf(head, 'image/png'), 40)).toEqual({ problem: 'format' });
  },
);

test('[CAT-40] a picture of one byte too many is too large, before it is looked at', async () => {
  expect(await checkPicture(fileOf('GIF89a'), 39)).toEqual({ problem: 'size' });
});

test('[CAT-40] a file that cannot be read, such as a folder, is no picture', async () => {
  const folder = Object.assign(new File([], 'folder'), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }),
  });
  expect(await checkPicture(folder as File, 40)).toEqual({ problem: 'format' });
});
