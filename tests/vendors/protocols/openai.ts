import { FILES, pictureOrder } from '../orders.ts';
import type { VendorProtocol } from '../vendor-protocol.ts';

const PATHS = ['/images/generations', '/images/edits'];

const error = (code: string | null, type: string, message: string): object => ({
  error: { code, type, message, param: null },
});

/**
 * https://developers.openai.com/api/reference/resources/images (generate, edit) and
 * https://developers.openai.com/api/docs/guides/error-codes. Not documented there, from memory: the bodies of 401 and 404.
 */
export const OPENAI: VendorProtocol = {
  vendor: 'openai',
  orders: [
    pictureOrder('gpt-image-1-mini', 'gpt-image-1-mini', { references: [] }),
    pictureOrder('gpt-image-1-mini', 'gpt-image-1-mini'),
    pictureOrder('gpt-image-1-mini', 'gpt-image-1-mini', { basis: FILES.first, references: [FILES.reference] }),
    {
      model: 'gpt-image-2.5-edit',
      vendorModel: 'gpt-image-2.5-sunburst',
      request: {
        kind: 'image-edit',
        prompt: 'A red door',
        seed: 7,
        widthPixels: 1280,
        heightPixels: 720,
        pictures: [FILES.first],
        mask: FILES.reference,
      },
    },
  ],
  isSynchronous: true,
  isSubmit: ({ method, path }) => method === 'POST' && PATHS.includes(path),
  hasKey: ({ headers }, key) => headers.authorization === `Bearer ${key}`,
  serve({ method, path }, loopback) {
    if (method !== 'POST' || !PATHS.includes(path)) {
      return undefined;
    }
    // Documented: GPT Image models always answer with base64.
    return {
      status: 200,
      json: {
        created: 1_713_833_628,
        data: [{ b64_json: loopback.files.get('picture.png')?.toString('base64') }],
        background: 'opaque',
        output_format: 'png',
        quality: 'medium',
        usage: { total_tokens: 100, input_tokens: 50, output_tokens: 50 },
      },
      headers: { 'x-request-id': 'req_1' },
    };
  },
  refusals: {
    policy: {
      status: 400,
      json: error(
        'moderation_blocked',
        'image_generation_user_error',
        'Your request was rejected by the safety system.',
      ),
    },
    input: { status: 400, json: error('invalid_value', 'invalid_request_error', 'Invalid value for size.') },
    key: { status: 401, json: error('invalid_api_key', 'invalid_request_error', 'Incorrect API key provided.') },
    // Documented: the same status as too many requests, told apart by code or type.
    credit: {
      status: 429,
      json: error('insufficient_quota', 'insufficient_quota', 'You exceeded your current quota.'),
    },
    gone: {
      status: 404,
      json: error('model_not_found', 'invalid_request_error', 'The model does not exist.'),
    },
    busy: { status: 429, json: error('rate_limit_exceeded', 'requests', 'Rate limit reached.') },
  },
};
