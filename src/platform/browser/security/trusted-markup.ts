/** What markup must not hold: whatever runs, frames, loads or sends something when it is parsed. */
const RUNS =
  /<\s*\/?\s*(?:script|iframe|frame|object|embed|applet|base|meta|link|form|foreignobject|portal|math)\b|[\s"'/]on[a-z]+\s*=|(?:javascript|vbscript)\s*:|\bsrcdoc\s*=/i;

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(markup: string): string | null; createScriptURL(address: string): string | null },
  ): unknown;
}

/** Markup as it is, or null where it holds something that could run. */
export const keepInert = (markup: string): string | null => (RUNS.test(markup) ? null : markup);

/** An address as it is, or null where it does not stand on this page's own origin. */
export function keepOwnOrigin(address: string, origin: string): string | null {
  const parsed = URL.parse(address, origin);
  if (!parsed) return null;
  return parsed.origin === origin || (parsed.protocol === 'blob:' && parsed.href.startsWith(`blob:${origin}/`))
    ? address
    : null;
}

/**
 * The page's one policy for strings that become markup or script addresses (the content policy asks for it): libraries
 * draw their own templates through it, and nothing that could run gets in. To be called before any of them is loaded;
 * does nothing in browsers without trusted types.
 */
export function guardMarkup(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML: keepInert,
    createScriptURL: (address) => keepOwnOrigin(address, globalThis.location.origin),
  });
}
