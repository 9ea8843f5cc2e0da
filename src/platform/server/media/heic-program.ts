/**
 * A program of its own that decodes the first picture of a HEIC file (decode-heic.ts starts it): the file comes over
 * the standard input; width and height, four bytes each, and the pixels in RGBA leave over the standard output. The
 * most pixels that it may have is the only argument. The decoder is LGPL and stays the module that it is.
 */
import { Console } from 'node:console';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import heic from 'heic-decode';

// The decoder tells of its troubles on the console, and the standard output is for the picture alone.
globalThis.console = new Console(process.stderr);

const mostPixels = Number(process.argv[2]);
const [picture] = await heic.all({ buffer: await buffer(process.stdin) });
if (!picture) throw new Error('there is no picture in the file');
const { width, height } = picture;
if (width * height > mostPixels) throw new Error(`${width} × ${height} pixels are too many`);
const { data } = await picture.decode();
const size = Buffer.alloc(8);
size.writeUInt32LE(width, 0);
size.writeUInt32LE(height, 4);
await pipeline([size, Buffer.from(data.buffer, data.byteOffset, data.byteLength)], process.stdout);
