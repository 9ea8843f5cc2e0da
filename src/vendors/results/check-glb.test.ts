import { expect, test } from 'vitest';
import { buildGlb } from '#tests/build/build-glb.ts';
import { checkGlb } from './check-glb.ts';

const glb = buildGlb();

/** The file with another number at a place. */
function with32(at: number, value: number): Buffer {
  const changed = Buffer.from(glb);
  changed.writeUInt32LE(value, at);
  return changed;
}

test('[SEC-14] a whole GLB file that needs nothing from elsewhere is accepted, also from within a larger buffer', () => {
  expect(() => checkGlb(glb)).not.toThrow();
  const around = new Uint8Array(Buffer.concat([Buffer.alloc(3), glb]));
  expect(() => checkGlb(around.subarray(3))).not.toThrow();
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n'.padEnd(40), 'latin1')],
  ['a part', glb.subarray(0, -1)],
  ['one with something behind it', Buffer.concat([glb, Buffer.alloc(4)])],
  ['one that counts what is behind it', Buffer.concat([with32(8, glb.length + 4), Buffer.alloc(4)])],
  ['another version', with32(4, 1)],
  ['a description longer than the file', with32(12, 2 ** 31)],
  ['one whose data are elsewhere', buildGlb({ buffers: [{ byteLength: 36, uri: 'https://example.com/a.bin' }] })],
  ['one whose texture is elsewhere', buildGlb({ images: [{ uri: 'file:///etc/passwd' }] })],
  ['one of an older format', buildGlb({ asset: { version: '1.0' } })],
])('[SEC-14] %s is refused as a solid', (_what, bytes) => {
  expect(() => checkGlb(bytes)).toThrow(expect.objectContaining({ kind: 'failed' }));
});
