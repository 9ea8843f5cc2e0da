import type { Random } from '#src/shared/random.ts';

const MOST_CHANGES = 6;
const LONGEST_BLOCK = 512;
/** Numbers that lengths, counts and sizes stumble over. */
const TROUBLESOME = [0, 1, 7, 8, 0x7f, 0x80, 0xff, 0x7fff, 0xffff, 0x7fff_ffff, 0x8000_0000, 0xffff_fffe, 0xffff_ffff];

type Change = (file: Buffer, random: Random) => Buffer;

const CHANGES: readonly Change[] = [
  flipBit,
  writeByte,
  writeNumber,
  writeNumber,
  cutOff,
  doubleBlock,
  dropBlock,
  moveBlock,
];

/** Changes a file in one to six places: bits, numbers, blocks, its end. The first bytes, which tell its format, stay. */
export function mutateMedia(file: Buffer, random: Random): Buffer {
  let changed: Buffer = Buffer.from(file);
  for (let change = random.below(MOST_CHANGES); change >= 0; change--) {
    changed = (CHANGES[random.below(CHANGES.length)] ?? flipBit)(changed, random);
  }
  return Buffer.concat([file.subarray(0, 12), changed.subarray(12)]);
}

/** Half of all places lie in the first and last two kilobytes, where heads and indexes are. */
function choosePlace(file: Buffer, random: Random): number {
  const near = random.below(Math.min(file.length, 2048));
  return [near, file.length - 1 - near, random.below(file.length), random.below(file.length)][random.below(4)] ?? 0;
}

function flipBit(file: Buffer, random: Random): Buffer {
  const at = choosePlace(file, random);
  file[at] = (file[at] ?? 0) ^ (1 << random.below(8));
  return file;
}

function writeByte(file: Buffer, random: Random): Buffer {
  file[choosePlace(file, random)] = random.below(256);
  return file;
}

function writeNumber(file: Buffer, random: Random): Buffer {
  const at = choosePlace(file, random);
  const value = TROUBLESOME[random.below(TROUBLESOME.length)] ?? 0;
  if (at + 4 <= file.length) {
    file.set(random.below(2) === 0 ? bytesOf(value) : bytesOf(value).reverse(), at);
  }
  return file;
}

function cutOff(file: Buffer, random: Random): Buffer {
  return file.subarray(0, Math.max(16, choosePlace(file, random)));
}

function doubleBlock(file: Buffer, random: Random): Buffer {
  const { at, end } = chooseBlock(file, random);
  return Buffer.concat([file.subarray(0, end), file.subarray(at)]);
}

function dropBlock(file: Buffer, random: Random): Buffer {
  const { at, end } = chooseBlock(file, random);
  return file.length - (end - at) < 16 ? file : Buffer.concat([file.subarray(0, at), file.subarray(end)]);
}

function moveBlock(file: Buffer, random: Random): Buffer {
  const { at, end } = chooseBlock(file, random);
  file.copy(file, choosePlace(file, random), at, end);
  return file;
}

function chooseBlock(file: Buffer, random: Random): { at: number; end: number } {
  const at = choosePlace(file, random);
  return { at, end: Math.min(file.length, at + 1 + random.below(LONGEST_BLOCK)) };
}

function bytesOf(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
