import { headerOf, isMac, isRecent } from '../http/webhook.ts';
import type { Vendor } from '../vendor.ts';

/** Checks OpenRouter's signatures: HMAC-SHA256 over the time and the body, by the secret of the operator's workspace. */
export function createOpenrouterWebhook(secret: string): NonNullable<Vendor['isWebhookSigned']> {
  return async (call) => {
    const [, signedAt, hex] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(headerOf(call, 'x-openrouter-signature')) ?? [];
    return (
      signedAt !== undefined &&
      hex !== undefined &&
      isRecent(signedAt) &&
      isMac(secret, [`${signedAt},`, call.body], [Buffer.from(hex, 'hex')])
    );
  };
}
