import type { Reply } from '../loopback-service.ts';
import { musicOrder, soundOrder } from '../orders.ts';
import type { VendorProtocol } from '../vendor-protocol.ts';

/** https://elevenlabs.io/docs/eleven-api/resources/errors: `code` is the name, `status` the old one. */
const error = (status: number, type: string, code: string, message: string): Reply => ({
  status,
  json: { detail: { type, code, message, status: code, request_id: '3c807fc4c3a1705f9638ecc764a91c01' } },
});
/** https://help.elevenlabs.io/hc/en-us/articles/19572237925521: the form before. */
const oldError = (status: number, code: string, message: string): Reply => ({
  status,
  json: { detail: { status: code, message } },
});

const SOUND_MODEL = 'eleven_text_to_sound_v2';

/**
 * https://elevenlabs.io/docs/api-reference/music/compose and .../text-to-sound-effects/convert: the answer is the
 * recording, as audio/mpeg.
 */
export const ELEVENLABS: VendorProtocol = {
  vendor: 'elevenlabs',
  orders: [
    musicOrder('elevenlabs-music', 'music_v1'),
    soundOrder('elevenlabs-sound', SOUND_MODEL, { kind: 'ambience', ambience: 'rain', durationSeconds: 28 }),
    soundOrder('elevenlabs-sound', SOUND_MODEL, { kind: 'event', event: 'door' }),
    soundOrder('elevenlabs-sound', SOUND_MODEL, { kind: 'described', durationSeconds: 4 }),
  ],
  isSynchronous: true,
  isSubmit: ({ method }) => method === 'POST',
  hasKey: ({ headers }, key) => headers['xi-api-key'] === key,
  serve({ method, path, json }, loopback) {
    // Documented: text is required of a sound; a prompt or a plan of music.
    const isAsked = method === 'POST' && (path === '/v1/music' ? json?.['prompt'] : json?.['text']);
    return isAsked && ['/v1/music', '/v1/sound-generation'].includes(path)
      ? { status: 200, bytes: loopback.files.get('sound.mp3') ?? '', headers: { 'content-type': 'audio/mpeg' } }
      : undefined;
  },
  refusals: {
    // The code is documented with the client's error handling for music, its status is from memory.
    policy: {
      status: 400,
      json: {
        detail: {
          status: 'bad_prompt',
          message: 'Your prompt contains copyrighted material.',
          data: { prompt_suggestion: 'A slow waltz' },
        },
      },
    },
    // As FastAPI tells a wrong field.
    input: {
      status: 422,
      json: {
        detail: [{ loc: ['body', 'music_length_ms'], msg: 'Input should be at most 600000', type: 'less_than' }],
      },
    },
    key: oldError(401, 'invalid_api_key', 'Invalid API key'),
    credit: oldError(401, 'quota_exceeded', 'You have insufficient quota to complete this request.'),
    // From memory.
    gone: error(400, 'validation_error', 'model_not_found', 'A model with this id does not exist.'),
    busy: error(429, 'rate_limit_error', 'concurrent_limit_exceeded', 'Too many concurrent requests.'),
  },
};
