import { crc32, inflateRawSync } from 'node:zlib';

/** The files of a ZIP by name, read from its directory; each is checked against its CRC. */
export function readZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0) {
    throw new Error('this is no ZIP');
  }
  const found = new Map<string, Buffer>();
  for (let at = zip.readUInt32LE(end + 16), left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [method, sum, size, nameLength] = [
      zip.readUInt16LE(at + 10),
      zip.readUInt32LE(at + 16),
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
    ];
    const [extraLength, commentLength, header] = [
      zip.readUInt16LE(at + 30),
      zip.readUInt16LE(at + 32),
      zip.readUInt32LE(at + 42),
    ];
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const begins = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
    const packed = zip.subarray(begins, begins + size);
    const bytes = method === 0 ? packed : inflateRawSync(packed);
    if (crc32(bytes) !== sum) {
      throw new Error(`${name} is damaged`);
    }
    found.set(name, bytes);
    at += 46 + nameLength + extraLength + commentLength;
  }
  return found;
}
