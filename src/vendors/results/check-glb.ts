import { VendorError } from '../vendor.ts';

/** https://registry.khronos.org/glTF/specs/2.0/glTF-2.0.html#binary-gltf-layout */
const MAGIC = 'glTF';
const VERSION = 2;
const HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;
const JSON_CHUNK = 'JSON';
const BINARY_CHUNK = 'BIN\0';
/** A description of a single thing; what is long are its textures, in the binary chunk. */
const MOST_JSON_BYTES = 4 * 1024 * 1024;

/**
 * Checks that bytes are a whole GLB file of version 2 that needs nothing from elsewhere: one chunk that describes it,
 * at most one with its data, and no address. What is in its meshes is not checked. Throws VendorError `failed`.
 */
export function checkGlb(given: Uint8Array): void {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  const isWhole =
    bytes.length >= HEADER_BYTES + CHUNK_HEADER_BYTES &&
    bytes.toString('latin1', 0, 4) === MAGIC &&
    bytes.readUInt32LE(4) === VERSION &&
    bytes.readUInt32LE(8) === bytes.length;
  const json = isWhole ? chunkAt(bytes, HEADER_BYTES, JSON_CHUNK) : undefined;
  if (!json || json.length > MOST_JSON_BYTES || !describesItself(json)) {
    throw new VendorError('failed', 'the result is no GLB file that can be shown');
  }
  const rest = HEADER_BYTES + CHUNK_HEADER_BYTES + json.length;
  const data = chunkAt(bytes, rest, BINARY_CHUNK);
  if (rest + (data ? CHUNK_HEADER_BYTES + data.length : 0) !== bytes.length) {
    throw new VendorError('failed', 'the result is a GLB file with something else behind it');
  }
}

function chunkAt(bytes: Buffer, at: number, type: string): Buffer | undefined {
  if (at + CHUNK_HEADER_BYTES > bytes.length || bytes.toString('latin1', at + 4, at + 8) !== type) {
    return undefined;
  }
  const from = at + CHUNK_HEADER_BYTES;
  const length = bytes.readUInt32LE(at);
  return from + length <= bytes.length ? bytes.subarray(from, from + length) : undefined;
}

interface Description {
  asset?: { version?: unknown };
  buffers?: { uri?: unknown }[];
  images?: { uri?: unknown }[];
}

/** A viewer would fetch addresses: only data in the file itself is accepted. */
function describesItself(json: Buffer): boolean {
  try {
    const { asset, buffers = [], images = [] } = JSON.parse(json.toString('utf8')) as Description;
    return asset?.version === '2.0' && [...buffers, ...images].every(({ uri }) => uri === undefined);
  } catch {
    return false;
  }
}
