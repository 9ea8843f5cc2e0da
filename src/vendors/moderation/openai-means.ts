import * as z from 'zod';
import type { VendorAccess } from '#src/platform/server/config/vendor-settings.ts';
import { askVendor, errorOfAnswer, readJson } from '../http/ask-vendor.ts';
import type { Content, Means } from './moderator.ts';
import { OPENAI_THRESHOLDS } from './thresholds.ts';

const MODEL = 'omni-moderation-latest';
const NAME = 'OpenAI';
/** Uploads wait for it. */
const MOST_SECONDS = 8;

const answered = z.object({
  results: z.array(z.object({ category_scores: z.record(z.string(), z.number().min(0).max(1)) })).min(1),
});

/**
 * OpenAI's moderation, which costs nothing: https://developers.openai.com/api/reference/resources/moderations. It
 * judges a picture as to violence, self-harm and sexual content.
 */
export function createOpenaiMeans(access: () => VendorAccess, mostSeconds = MOST_SECONDS): Means {
  return {
    name: NAME,
    thresholds: OPENAI_THRESHOLDS,
    judges: () => access().key !== undefined,
    score: async (content, signal) => {
      const { url, key = '' } = access();
      const answer = await askVendor({
        vendor: NAME,
        method: 'POST',
        url: `${url}/moderations`,
        headers: { authorization: `Bearer ${key}` },
        body: { model: MODEL, input: [inputOf(content)] },
        mostSeconds,
        signal,
      });
      if (answer.status !== 200) {
        throw errorOfAnswer(answer);
      }
      return answered.parse(readJson(answer)).results[0]?.category_scores ?? {};
    },
  };
}

function inputOf(content: Content): object {
  if (content.kind === 'text') {
    return { type: 'text', text: content.text };
  }
  const url = `data:${content.mime};base64,${Buffer.from(content.bytes).toString('base64')}`;
  return { type: 'image_url', image_url: { url } };
}
