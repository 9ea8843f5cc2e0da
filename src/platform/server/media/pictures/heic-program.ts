/**
 * A separate program that decodes the first picture of a HEIC file (started by decode-heic.ts). Input: the file on
 * standard input, the maximum number of pixels as the only argument. Output on standard output: width and height, four
 * bytes each, then RGBA pixels. The decoder is LGPL and stays an unmodified module.
 */
import { Console } from 'node:console';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import heic from 'heic-decode';

// The decoder logs to the console; standard output is reserved for the picture.
globalThis.console = new Console(process.stderr);

const mostPixels = Number(process.argv[2]);
const [picture] = await heic.all({ buffer: await buffer(process.stdin) });
if (!picture) {
  throw new Error('there is no picture in the file');
}
const { width, height } = picture;
if (width * height > mostPixels) {
  throw new Error(`${width} × ${height} pixels are too many`);
}
const { data } = await picture.decode();
const size = Buffer.alloc(8);
size.writeUInt32LE(width, 0);
size.writeUInt32LE(height, 4);
await pipeline([size, Buffer.from(data.buffer, data.byteOffset, data.byteLength)], process.stdout);
