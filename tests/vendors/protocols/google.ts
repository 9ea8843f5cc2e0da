import type { Call, Loopback, Reply } from '../loopback-service.ts';
import { clipOrder, FILES, pictureOrder } from '../orders.ts';
import type { Fate, VendorProtocol } from '../vendor-protocol.ts';

/** https://cloud.google.com/apis/design/errors: the same for all of Google's services. */
const error = (code: number, status: string, message: string, details: object[] = []): Reply => ({
  status: code,
  json: { error: { code, message, status, details } },
});
const errorInfo = (reason: string): object => ({
  '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
  reason,
  domain: 'googleapis.com',
});

const VEO = 'veo-3.1-generate-001';
const OPERATION = `models/${VEO}/operations/a1b2c3d4e5f6`;
const picture = pictureOrder('qwen-image', 'gemini-3-pro-image');
/** A reason as https://github.com/DaWe35/image-router/issues/41 shows it. */
const FILTERED = 'Veo could not generate 1 videos based on the prompt provided. Support codes: 42237218';

/** https://ai.google.dev/gemini-api/docs/video and .../image-generation. */
export const GOOGLE: VendorProtocol = {
  vendor: 'google',
  orders: [
    clipOrder('veo31', VEO),
    clipOrder('veo31', VEO, { lastFrame: FILES.reference }),
    clipOrder('veo31', 'veo-3.1-fast-generate-001', { references: [FILES.reference] }),
    picture,
    pictureOrder('qwen-image', 'gemini-3-pro-image', { references: [], basis: FILES.first }),
    {
      model: 'nano-banana-2-edit',
      vendorModel: 'gemini-nano-banana-2.1',
      request: {
        kind: 'image-edit',
        prompt: 'Make it night',
        seed: 7,
        widthPixels: 1280,
        heightPixels: 720,
        pictures: [FILES.first, FILES.reference],
      },
    },
  ],
  isSynchronous: false,
  isSubmit: ({ method }) => method === 'POST',
  hasKey: ({ headers, query }, key) => headers['x-goog-api-key'] === key && !query.has('key'),
  serve(call, loopback, state) {
    const { method, path } = call;
    if (method === 'POST' && path.endsWith(':generateContent')) {
      return { status: 200, json: drawn(loopback) };
    }
    if (method === 'POST' && path.endsWith(':predictLongRunning')) {
      return { status: 200, json: { name: OPERATION } };
    }
    if (path === `/${OPERATION}`) {
      return { status: 200, json: operation(loopback, state) };
    }
    return path.includes('/files/clip:download') ? download(call, loopback) : undefined;
  },
  refusals: {
    // The text is from memory; its code is INVALID_ARGUMENT as for any other wrong input.
    policy: error(
      400,
      'INVALID_ARGUMENT',
      "The prompt could not be submitted. It contains sensitive words that violate Google's Responsible AI practices.",
    ),
    input: error(400, 'INVALID_ARGUMENT', '`durationSeconds` must be 4, 6 or 8.'),
    key: error(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', [
      errorInfo('API_KEY_INVALID'),
    ]),
    // As https://discuss.ai.google.dev/t/140828 shows it.
    credit: error(429, 'RESOURCE_EXHAUSTED', 'Your prepayment credits are depleted. Please go to AI Studio.'),
    gone: error(404, 'NOT_FOUND', 'models/veo-3.0-generate-001 is not found for API version v1beta.'),
    busy: error(429, 'RESOURCE_EXHAUSTED', 'You exceeded your current quota, please check your plan.'),
  },
  // https://ai.google.dev/api/generate-content: blockReason and finishReason.
  silentRefusals: [
    { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } },
    { candidates: [{ finishReason: 'IMAGE_SAFETY', index: 0 }] },
    { candidates: [{ finishReason: 'STOP', content: { role: 'model', parts: [{ text: 'I cannot draw this.' }] } }] },
  ].map((json) => ({ order: picture, reply: { status: 200, json } })),
};

function drawn({ files }: Loopback): object {
  const data = files.get('picture.png')?.toString('base64');
  const parts = [{ text: 'Here it is.' }, { inlineData: { mimeType: 'image/png', data } }];
  return { candidates: [{ content: { role: 'model', parts }, finishReason: 'STOP', index: 0 }] };
}

function operation({ calls, url }: Loopback, { fate, pendingChecks }: { fate: Fate; pendingChecks: number }): object {
  const checks = calls.filter(({ path }) => path === `/${OPERATION}`).length;
  if (checks <= pendingChecks) {
    return { name: OPERATION };
  }
  if (fate === 'failed') {
    return { name: OPERATION, done: true, error: { code: 13, message: 'Internal error. Please try again.' } };
  }
  const generateVideoResponse =
    fate === 'refused'
      ? { raiMediaFilteredCount: 1, raiMediaFilteredReasons: [FILTERED] }
      : { generatedSamples: [{ video: { uri: `${url}/files/clip:download?alt=media` } }] };
  return { name: OPERATION, done: true, response: { generateVideoResponse } };
}

/** The documents follow redirects here (`curl -L`); that this one stays at Google is from memory. */
function download({ path }: Call, { url, files }: Loopback): Reply {
  return path.startsWith('/download/')
    ? { status: 200, bytes: files.get('clip.mp4') ?? '', headers: { 'content-type': 'video/mp4' } }
    : { status: 302, headers: { location: `${url}/download${path}?alt=media` } };
}
