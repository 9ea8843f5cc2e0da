import { randomUUID } from 'node:crypto';
import type { KeyedVendor, VendorAccess } from '#src/platform/server/config/vendor-settings.ts';
import { askVendor } from './http/ask-vendor.ts';
import { VendorError } from './vendor.ts';

/** What a free call says of a key. */
export type AccessState = 'works' | 'refused' | 'no_credit' | 'unreachable';

const MOST_SECONDS = 15;

/** A call that costs nothing and needs the key: its path below the vendor's address, and how the key is sent. */
interface FreeCall {
  path: () => string;
  header: (key: string) => Record<string, string>;
}

const bearer = (key: string): Record<string, string> => ({ authorization: `Bearer ${key}` });

/**
 * Lists of models and accounts where a vendor has one. Where it has none, the state of a job that does not exist: the
 * key is checked first, so any other answer than a refusal means that it was taken.
 */
const FREE_CALLS: Readonly<Record<KeyedVendor, FreeCall>> = {
  bytedance: { path: () => `/contents/generations/tasks/${randomUUID()}`, header: bearer },
  dashscope: { path: () => `/api/v1/tasks/${randomUUID()}`, header: bearer },
  elevenlabs: { path: () => '/v1/models', header: (key) => ({ 'xi-api-key': key }) },
  fal: {
    path: () => `/fal-ai/flux/requests/${randomUUID()}/status`,
    header: (key) => ({ authorization: `Key ${key}` }),
  },
  google: { path: () => '/models?pageSize=1', header: (key) => ({ 'x-goog-api-key': key }) },
  openai: { path: () => '/models', header: bearer },
  openrouter: { path: () => '/key', header: bearer },
  qianfan: { path: () => `/video/generations?task_id=${randomUUID()}`, header: bearer },
  replicate: { path: () => '/account', header: bearer },
};

const STATES: Readonly<Record<number, AccessState>> = { 401: 'refused', 402: 'no_credit', 403: 'refused' };

/** Google answers 400 to a key that it does not know. */
const UNKNOWN_KEY = /API_KEY_INVALID/;

/** Asks a vendor's service, by a call that costs nothing, whether it takes this key. Throws the signal's reason. */
export async function tryAccess(
  vendor: KeyedVendor,
  { url, key }: VendorAccess & { key: string },
  signal: AbortSignal,
): Promise<AccessState> {
  const { path, header } = FREE_CALLS[vendor];
  try {
    const { status, bytes } = await askVendor({
      vendor,
      method: 'GET',
      url: `${url}${path()}`,
      headers: header(key),
      mostSeconds: MOST_SECONDS,
      signal,
    });
    if (status === 400 && UNKNOWN_KEY.test(bytes.toString('utf8'))) {
      return 'refused';
    }
    return STATES[status] ?? (status >= 500 || (status >= 300 && status < 400) ? 'unreachable' : 'works');
  } catch (error) {
    if (error instanceof VendorError) {
      return 'unreachable';
    }
    throw error;
  }
}
