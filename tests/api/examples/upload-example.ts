import sharp from 'sharp';
import { encodePcmWav } from '#src/platform/server/media/sound/pcm-wav.ts';
import { own, type EndpointExample } from './endpoint-example.ts';

const wav = encodePcmWav({
  sampleRate: 16_000,
  channels: [Float32Array.from({ length: 8_000 }, (_, at) => Math.sin(at / 9) / 2)],
});
const png = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a05030' } })
  .png()
  .toBuffer();
/** An endpoint that takes a sound. */
export const uploadSound = (): EndpointExample => ({
  ...own,
  valid: () => ({ file: { type: 'audio/wav', bytes: wav } }),
  refused: () => [
    { file: { type: 'audio/mpeg', bytes: png }, code: 'MEDIA_FORMAT_UNSUPPORTED' },
    { file: { type: 'audio/wav', bytes: wav.subarray(0, 20) }, code: 'MEDIA_UNREADABLE' },
    { file: { type: 'audio/wav', bytes: Buffer.concat([wav, Buffer.alloc(5 * 1024 * 1024)]) }, code: 'FILE_TOO_LARGE' },
    { body: { sound: 'x' }, code: 'INVALID_DATA' },
  ],
});
/** An endpoint that takes a picture. */
export const upload = (): EndpointExample => ({
  ...own,
  valid: () => ({ file: { type: 'image/png', bytes: png } }),
  refused: () => [
    { file: { type: 'image/png', bytes: Buffer.from('not a picture at all') }, code: 'IMAGE_FORMAT_UNSUPPORTED' },
    {
      file: {
        type: 'image/svg+xml',
        bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      },
      code: 'IMAGE_FORMAT_UNSUPPORTED',
    },
    { file: { type: 'image/png', bytes: png.subarray(0, png.length - 30) }, code: 'IMAGE_FORMAT_UNSUPPORTED' },
    { file: { type: 'image/jpeg', bytes: Buffer.alloc(10 * 1024 * 1024 + 1, 0xff) }, code: 'FILE_TOO_LARGE' },
    { body: { picture: 'x' }, code: 'INVALID_DATA' },
  ],
});
