import type { BrowserContext } from 'playwright-core';

/** Calls an endpoint as one account and returns the answer; throws on an error. */
export type Ask = (
  method: 'get' | 'post' | 'put' | 'patch',
  path: string,
  data?: object,
) => Promise<Record<string, unknown>>;

/** Calls as the account signed in in this browser, or as a visitor. Writes are sent from the page's own origin. */
export async function askAs(context: BrowserContext, origin: string): Promise<Ask> {
  const headers = { origin, 'sec-fetch-site': 'same-origin' };
  const renewed = await context.request.post(`${origin}/api/account/session/refresh`, { data: {}, headers });
  const bearer: Record<string, string> = renewed.ok()
    ? { authorization: `Bearer ${((await renewed.json()) as { accessToken: string }).accessToken}` }
    : {};
  return async (method, path, data) => {
    const response = await context.request[method](`${origin}${path}`, {
      headers: { ...headers, ...bearer },
      ...(data ? { data } : {}),
    });
    if (!response.ok()) {
      throw new Error(`${method} ${path} answered ${response.status()}: ${await response.text()}`);
    }
    return (await response.json()) as Record<string, unknown>;
  };
}
