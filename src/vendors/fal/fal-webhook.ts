import { createHash, createPublicKey, verify, type JsonWebKey, type KeyObject } from 'node:crypto';
import { KEYED_VENDORS, type VendorAccess } from '#src/platform/server/config/vendor-settings.ts';
import { askVendor, errorOfAnswer, readObject } from '../http/ask-vendor.ts';
import { createWebhookKeys, headerOf, isRecent, type WebhookCall } from '../http/webhook.ts';
import type { Vendor } from '../vendor.ts';

/** Public; a proxy of the operator serves them at its own address. */
const KEYS_HOST = 'https://rest.fal.ai';
const KEYS_PATH = '/.well-known/jwks.json';

/** Checks fal's signatures: Ed25519 over the request, the user, the time and the body's hash. */
export function createFalWebhook({ url }: VendorAccess): NonNullable<Vendor['isWebhookSigned']> {
  const withKeys = createWebhookKeys(async (signal) => {
    const host = url === KEYED_VENDORS.fal.url ? KEYS_HOST : url;
    const answer = await askVendor({ vendor: 'fal', method: 'GET', url: `${host}${KEYS_PATH}`, signal });
    if (answer.status !== 200) {
      throw errorOfAnswer(answer);
    }
    const { keys } = readObject(answer);
    return (Array.isArray(keys) ? keys : []).flatMap(readKey);
  });
  return async (call, signal) => {
    const [signature, signedAt] = [signatureOf(call), headerOf(call, 'x-fal-webhook-timestamp')];
    if (!signature || !isRecent(signedAt)) {
      return false;
    }
    const message = [
      headerOf(call, 'x-fal-webhook-request-id'),
      headerOf(call, 'x-fal-webhook-user-id'),
      signedAt,
      createHash('sha256').update(call.body).digest('hex'),
    ].join('\n');
    return withKeys((keys) => keys.some((key) => verify(null, Buffer.from(message), key, signature)), signal);
  };
}

function signatureOf(call: WebhookCall): Buffer | undefined {
  const hex = headerOf(call, 'x-fal-webhook-signature');
  return /^[0-9a-f]{128}$/i.test(hex) ? Buffer.from(hex, 'hex') : undefined;
}

function readKey(jwk: unknown): KeyObject[] {
  try {
    const key = createPublicKey({ key: jwk as JsonWebKey, format: 'jwk' });
    return key.asymmetricKeyType === 'ed25519' ? [key] : [];
  } catch {
    return [];
  }
}
