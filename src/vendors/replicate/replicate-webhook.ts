import type { VendorAccess } from '#src/platform/server/config/vendor-settings.ts';
import { askVendor, errorOfAnswer, readObject } from '../http/ask-vendor.ts';
import { createWebhookKeys, headerOf, isMac, isRecent } from '../http/webhook.ts';
import type { Vendor } from '../vendor.ts';

/** Checks Replicate's signatures: HMAC-SHA256 over the call's id, its time and its body, by the account's secret. */
export function createReplicateWebhook({ url, key = '' }: VendorAccess): NonNullable<Vendor['isWebhookSigned']> {
  const withSecret = createWebhookKeys(async (signal) => {
    const answer = await askVendor({
      vendor: 'replicate',
      method: 'GET',
      url: `${url}/webhooks/default/secret`,
      headers: { authorization: `Bearer ${key}` },
      signal,
    });
    if (answer.status !== 200) {
      throw errorOfAnswer(answer);
    }
    const { key: secret } = readObject(answer);
    return Buffer.from(typeof secret === 'string' ? secret.replace(/^whsec_/, '') : '', 'base64');
  });
  return async (call, signal) => {
    const signedAt = headerOf(call, 'webhook-timestamp');
    const signatures = headerOf(call, 'webhook-signature')
      .split(' ')
      .filter((signature) => signature.startsWith('v1,'))
      .map((signature) => Buffer.from(signature.slice('v1,'.length), 'base64'));
    if (signatures.length === 0 || !isRecent(signedAt)) {
      return false;
    }
    const parts = [`${headerOf(call, 'webhook-id')}.${signedAt}.`, call.body];
    return withSecret((secret) => secret.length > 0 && isMac(secret, parts, signatures), signal);
  };
}
