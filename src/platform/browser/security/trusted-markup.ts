/** Markup that is refused: anything that runs, frames, loads or sends something when it is parsed. */
const RUNS =
  /<\s*\/?\s*(?:script|iframe|frame|object|embed|applet|base|meta|link|form|foreignobject|portal|math)\b|[\s"'/]on[a-z]+\s*=|(?:javascript|vbscript)\s*:|\bsrcdoc\s*=/i;

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(markup: string): string | null; createScriptURL(address: string): string | null },
  ): unknown;
}

/** Returns the markup unchanged, or null when it contains something that could run. */
export const keepInert = (markup: string): string | null => (RUNS.test(markup) ? null : markup);

/** Returns the URL unchanged, or null when it is not on this page's origin. */
export function keepOwnOrigin(address: string, origin: string): string | null {
  const parsed = URL.parse(address, origin);
  if (!parsed) {
    return null;
  }
  return parsed.origin === origin || (parsed.protocol === 'blob:' && parsed.href.startsWith(`blob:${origin}/`))
    ? address
    : null;
}

/**
 * Installs the page's only Trusted Types policy, which the content security policy requires: libraries create their
 * templates through it, and markup that could run is refused. Call before loading them. Does nothing in browsers
 * without Trusted Types.
 */
export function guardMarkup(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML: keepInert,
    createScriptURL: (address) => keepOwnOrigin(address, globalThis.location.origin),
  });
}
