import type { SigningKeys } from '#src/platform/server/secrets/signing-keys.ts';

/** Who may open a link: the session it was issued to, anyone with a share link, or anyone while a film is public. */
export type MediaViewer = { session: string } | { share: string } | { film: string };

/** The content of a valid link. */
export interface MediaPass {
  readonly fileId: string;
  readonly viewer: MediaViewer;
}

const PURPOSE = 'media-link';
/** There is one rendition of each file today; a link to one must not open another. */
const VARIANT = 'original';
/** Links made within one window are identical, so that browsers can cache them. */
const WINDOW_SECONDS = 300;
const VIEWER = /^(session|share|film)\.([\w-]{1,100})$/;

/**
 * A path under which a browser can fetch a file without credentials for 5 to 10 minutes: `<img>` and `<video>` cannot
 * send an access token. `&download` may be appended; it only changes how the browser handles the file.
 */
export function signMediaLink(keys: SigningKeys, link: MediaPass, now = Date.now()): string {
  const until = (Math.floor(now / 1000 / WINDOW_SECONDS) + 2) * WINDOW_SECONDS;
  const [[kind, id]] = Object.entries(link.viewer) as [[string, string]];
  const viewer = `${kind}.${id}`;
  const proof = keys.sign(PURPOSE, signedText(link.fileId, viewer, String(until))).toString('base64url');
  return `/media/${link.fileId}?viewer=${viewer}&until=${until}&proof=${proof}`;
}

/** Reads a link; undefined when the signature is wrong or it has expired. */
export function readMediaLink(
  keys: SigningKeys,
  fileId: string,
  query: Readonly<Record<string, unknown>>,
  now = Date.now(),
): MediaPass | undefined {
  const { viewer, until, proof } = query;
  if (typeof viewer !== 'string' || typeof until !== 'string' || typeof proof !== 'string') {
    return undefined;
  }
  if (!/^\d{1,12}$/.test(until) || Number(until) * 1000 <= now || !/^[\w-]{43}$/.test(proof)) {
    return undefined;
  }
  const [, kind, id] = VIEWER.exec(viewer.slice(0, 120)) ?? [];
  if (kind === undefined || id === undefined) {
    return undefined;
  }
  if (!keys.isSigned(PURPOSE, signedText(fileId, viewer, until), Buffer.from(proof, 'base64url'))) {
    return undefined;
  }
  return { fileId, viewer: { [kind]: id } as MediaViewer };
}

function signedText(fileId: string, viewer: string, until: string): string {
  return [fileId, VARIANT, viewer, until].join('\n');
}
