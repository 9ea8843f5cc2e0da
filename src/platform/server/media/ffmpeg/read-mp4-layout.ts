import { open, type FileHandle } from 'node:fs/promises';
import { AppError } from '#src/shared/errors/app-error.ts';

/** The index of an MP4 file, read without decoding. */
export interface Mp4Layout {
  /** The index precedes the media, so that playback starts before the whole file is loaded. */
  faststart: boolean;
  tracks: Mp4Track[];
}

/** A track of an MP4 file; `timescale` is in ticks per second. */
export interface Mp4Track {
  kind: 'video' | 'audio' | 'text' | 'other';
  /** Four letters such as avc1, mp4a, tx3g. */
  codec: string;
  width: number;
  height: number;
  timescale: number;
  /** Total duration of the samples in seconds, encoder delay included. */
  durationSeconds: number;
  samples: number;
  /** Indices (0-based) of the sync samples; null when all are. */
  keyframes: number[] | null;
  /** H.264 profile: 100 is High. */
  profile?: number;
  /** ISO 639-2, three letters. */
  language: string;
}

const INDEX_LIMIT_BYTES = 64 * 1024 * 1024;

/** Reads the layout of an MP4 file (ISO/IEC 14496-12). Throws MEDIA_FAILED for another or a truncated file. */
export async function readMp4Layout(path: string): Promise<Mp4Layout> {
  const file = await open(path, 'r');
  try {
    const { index, faststart } = await findIndex(file);
    return {
      faststart,
      tracks: boxesIn(index)
        .filter((box) => box.type === 'trak')
        .map((box) => readTrack(box.body)),
    };
  } catch (error) {
    if (error instanceof AppError) {
      throw error;
    }
    throw new AppError('MEDIA_FAILED', { details: { reason: 'not a readable MP4 file' }, cause: error });
  } finally {
    await file.close();
  }
}

/** A box's length in bytes: 0 means to the end of the file, 1 a 64-bit length after the type. */
function boxLength(header: Buffer, rest: number): number {
  const short = header.readUInt32BE(0);
  if (short === 1) {
    return Number(header.readBigUInt64BE(8));
  }
  return short === 0 ? rest : short;
}

async function findIndex(file: FileHandle): Promise<{ index: Buffer; faststart: boolean }> {
  const { size } = await file.stat();
  const header = Buffer.alloc(16);
  let mediaSeen = false;
  for (let position = 0; position + 8 <= size;) {
    await file.read(header, 0, 16, position);
    const short = header.readUInt32BE(0);
    const type = header.toString('latin1', 4, 8);
    const headerBytes = short === 1 ? 16 : 8;
    const length = boxLength(header, size - position);
    if (length < headerBytes || position + length > size) {
      break;
    }
    if (type === 'mdat') {
      mediaSeen = true;
    }
    if (type === 'moov') {
      if (length > INDEX_LIMIT_BYTES) {
        break;
      }
      const index = Buffer.alloc(length - headerBytes);
      await file.read(index, 0, index.length, position + headerBytes);
      return { index, faststart: !mediaSeen };
    }
    position += length;
  }
  throw new AppError('MEDIA_FAILED', { details: { reason: 'not a readable MP4 file' } });
}

interface Box {
  type: string;
  body: Buffer;
}

function boxesIn(data: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let position = 0; position + 8 <= data.length;) {
    const length = data.readUInt32BE(position);
    if (length < 8 || position + length > data.length) {
      break;
    }
    boxes.push({
      type: data.toString('latin1', position + 4, position + 8),
      body: data.subarray(position + 8, position + length),
    });
    position += length;
  }
  return boxes;
}

function boxAt(data: Buffer, ...path: string[]): Buffer | undefined {
  let body: Buffer | undefined = data;
  for (const type of path) {
    body = body && boxesIn(body).find((box) => box.type === type)?.body;
  }
  return body;
}

const KINDS: Readonly<Record<string, Mp4Track['kind']>> = {
  vide: 'video',
  soun: 'audio',
  text: 'text',
  sbtl: 'text',
  subt: 'text',
};

function readTrack(track: Buffer): Mp4Track {
  const need = (...path: string[]): Buffer => {
    const body = boxAt(track, ...path);
    if (!body) {
      throw new RangeError(`no ${path.join('/')}`);
    }
    return body;
  };
  const mediaHeader = need('mdia', 'mdhd');
  const wide = mediaHeader[0] === 1;
  const timescale = mediaHeader.readUInt32BE(wide ? 20 : 12);
  const language = mediaHeader.readUInt16BE(wide ? 32 : 20);
  const entry = boxesIn(need('mdia', 'minf', 'stbl', 'stsd').subarray(8))[0];
  const header = need('tkhd');
  const times = need('mdia', 'minf', 'stbl', 'stts');
  let samples = 0;
  let ticks = 0;
  for (let run = 0; run < times.readUInt32BE(4); run++) {
    const count = times.readUInt32BE(8 + run * 8);
    samples += count;
    ticks += count * times.readUInt32BE(12 + run * 8);
  }
  const sync = boxAt(track, 'mdia', 'minf', 'stbl', 'stss');
  const configuration = entry?.type === 'avc1' ? boxAt(entry.body.subarray(78), 'avcC') : undefined;
  return {
    kind: KINDS[need('mdia', 'hdlr').toString('latin1', 8, 12)] ?? 'other',
    codec: entry?.type ?? '',
    width: header.readUInt32BE(header.length - 8) / 65_536,
    height: header.readUInt32BE(header.length - 4) / 65_536,
    timescale,
    durationSeconds: ticks / timescale,
    samples,
    keyframes: sync
      ? Array.from({ length: sync.readUInt32BE(4) }, (_, index) => sync.readUInt32BE(8 + index * 4) - 1)
      : null,
    ...(configuration?.[1] === undefined ? {} : { profile: configuration[1] }),
    language: String.fromCharCode(
      ((language >> 10) & 31) + 0x60,
      ((language >> 5) & 31) + 0x60,
      (language & 31) + 0x60,
    ),
  };
}
