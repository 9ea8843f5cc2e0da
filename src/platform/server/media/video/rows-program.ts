/**
 * The inner loop of `film-pixels.ts` as a WebAssembly module with SIMD, assembled here from its instructions: two rows
 * of RGBA, eight pixels at a time, become two rows of Y and one of U and V in BT.709, limited range.
 */

/** Addresses in the imported memory `pixels.memory`; `end` is where the first source row ends. Width: a multiple of 8. */
export type RowsFunction = (
  ...addresses: [upper: number, lower: number, yUpper: number, yLower: number, u: number, v: number, end: number]
) => void;

type Code = readonly number[];

const [UPPER, LOWER, Y_UPPER, Y_LOWER, U, V, END] = [0, 1, 2, 3, 4, 5, 6] as const;
const ADDRESSES = 7;
/** Vectors of two pixels each: four of the upper row, four of the lower; then two to calculate with. */
const UPPER_PIXELS = [7, 8, 9, 10] as const;
const LOWER_PIXELS = [11, 12, 13, 14] as const;
const [FIRST, SECOND] = [15, 16] as const;
const VECTORS = 10;

const unsigned = (value: number): number[] =>
  value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)];
const signed = (value: number): number[] =>
  value >= -64 && value < 64 ? [value & 0x7f] : [(value & 0x7f) | 0x80, ...signed(value >> 7)];
const simd = (operation: number): number[] => [0xfd, ...unsigned(operation)];
const get = (local: number): Code => [0x20, local];
const set = (local: number): Code => [0x21, local];
const integer = (value: number): Code => [0x41, ...signed(value)];

const ADD_INTEGERS: Code = [0x6a];
const EXTEND = { low: simd(0x89), high: simd(0x8a) } as const;
const ADD_16 = simd(0x8e);
const ADD_32 = simd(0xae);
const SHIFT_RIGHT_32 = simd(0xac);
const DOT = simd(0xba);
const NARROW_TO_16 = simd(0x85);
const NARROW_TO_BYTES = simd(0x66);
const UNALIGNED = [0, 0] as const;
const constant = (bytes: Uint8Array): Code => [...simd(0x0c), ...bytes];
const shuffle = (bytes: readonly number[]): Code => [...simd(0x0d), ...bytes];
const load = (address: number, offset: number): Code => [...get(address), ...simd(0x00), 0, offset];
const store8Bytes: Code = [...simd(0x5b), ...UNALIGNED, 0];
const store4Bytes: Code = [...simd(0x5a), ...UNALIGNED, 0];

const words = (values: readonly number[]): Uint8Array => new Uint8Array(Int16Array.from(values).buffer);
const longs = (values: readonly number[]): Uint8Array => new Uint8Array(Int32Array.from(values).buffer);
/** Bytes of the given lanes of two vectors, each lane `size` bytes wide. */
const lanes = (size: number, picked: readonly number[]): Code =>
  shuffle(picked.flatMap((lane) => Array.from({ length: size }, (_, byte) => lane * size + byte)));

/** How a plane is mixed of red, green and blue: weights in 2^-15, then a shift that also divides sums of pixels. */
interface Mix {
  weights: readonly [number, number, number];
  shift: number;
  zero: number;
}
const [RED, GREEN, BLUE] = [0.2126, 0.7152, 0.0722] as const;
const fixed = (value: number): number => Math.round(value * 32_768);
const luma = (share: number): number => fixed((share * 219) / 255);
const chroma = (share: number): number => fixed((share * 224) / 255);
const MIX_Y: Mix = { weights: [luma(RED), luma(GREEN), luma(BLUE)], shift: 15, zero: 16 };
const MIX_U: Mix = {
  weights: [chroma(-RED / (2 - 2 * BLUE)), chroma(-GREEN / (2 - 2 * BLUE)), chroma(0.5)],
  shift: 17,
  zero: 128,
};
const MIX_V: Mix = {
  weights: [chroma(0.5), chroma(-GREEN / (2 - 2 * RED)), chroma(-BLUE / (2 - 2 * RED))],
  shift: 17,
  zero: 128,
};

/** Four values of a plane from two vectors of two pixels each. */
function mixed(first: Code, second: Code, { weights, shift, zero }: Mix): Code {
  const weight = constant(words([...weights, 0, ...weights, 0]));
  const both = [...get(FIRST), ...get(SECOND)];
  return [
    [...first, ...weight, ...DOT, ...set(FIRST)],
    [...second, ...weight, ...DOT, ...set(SECOND)],
    [...both, ...lanes(4, [0, 2, 4, 6]), ...both, ...lanes(4, [1, 3, 5, 7]), ...ADD_32],
    constant(longs(Array.from({ length: 4 }, () => (zero << shift) + (1 << (shift - 1))))),
    [...ADD_32, ...integer(shift), ...SHIFT_RIGHT_32],
  ].flat();
}

function widen(row: number, pixels: typeof UPPER_PIXELS | typeof LOWER_PIXELS): Code {
  return pixels.flatMap((pixel, index) => [
    ...load(row, index < 2 ? 0 : 16),
    ...EXTEND[index % 2 === 0 ? 'low' : 'high'],
    ...set(pixel),
  ]);
}

function storeLuma(address: number, [a, b, c, d]: typeof UPPER_PIXELS | typeof LOWER_PIXELS): Code {
  return [
    get(address),
    [...mixed(get(a), get(b), MIX_Y), ...mixed(get(c), get(d), MIX_Y), ...NARROW_TO_16, ...set(FIRST)],
    [...get(FIRST), ...get(FIRST), ...NARROW_TO_BYTES, ...store8Bytes],
  ].flat();
}

/** Adds the rows, then neighbours: the sums of four squares of four pixels are left in two of the vectors. */
function addSquares(): Code {
  const rows = UPPER_PIXELS.flatMap((upper, index) => [
    ...get(upper),
    ...get(LOWER_PIXELS[index] as number),
    ...ADD_16,
    ...set(upper),
  ]);
  const neighbours = ([first, second]: readonly [number, number]): Code => {
    const both = [...get(first), ...get(second)];
    return [...both, ...lanes(8, [0, 2]), ...both, ...lanes(8, [1, 3]), ...ADD_16, ...set(first)];
  };
  return [
    ...rows,
    ...neighbours([UPPER_PIXELS[0], UPPER_PIXELS[1]]),
    ...neighbours([UPPER_PIXELS[2], UPPER_PIXELS[3]]),
  ];
}

function storeChroma(address: number, mix: Mix): Code {
  return [
    [...get(address), ...mixed(get(UPPER_PIXELS[0]), get(UPPER_PIXELS[2]), mix), ...set(FIRST)],
    [...get(FIRST), ...get(FIRST), ...NARROW_TO_16, ...set(FIRST)],
    [...get(FIRST), ...get(FIRST), ...NARROW_TO_BYTES, ...store4Bytes],
  ].flat();
}

const advance = (local: number, bytes: number): Code => [
  ...get(local),
  ...integer(bytes),
  ...ADD_INTEGERS,
  ...set(local),
];

function body(): Code {
  const [loop, voidBlock, less, branchIf, end] = [0x03, 0x40, 0x49, 0x0d, 0x0b];
  return [
    [1, VECTORS, 0x7b, loop, voidBlock],
    widen(UPPER, UPPER_PIXELS),
    widen(LOWER, LOWER_PIXELS),
    storeLuma(Y_UPPER, UPPER_PIXELS),
    storeLuma(Y_LOWER, LOWER_PIXELS),
    addSquares(),
    storeChroma(U, MIX_U),
    storeChroma(V, MIX_V),
    ...[UPPER, LOWER].flatMap((local) => advance(local, 32)),
    ...[Y_UPPER, Y_LOWER].flatMap((local) => advance(local, 8)),
    ...[U, V].flatMap((local) => advance(local, 4)),
    [...get(UPPER), ...get(END), less, branchIf, 0, end, end],
  ].flat();
}

const MAGIC = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0] as const;

/** The module: imports `pixels.memory`, exports `rows`. */
export function assembleRowsProgram(): Uint8Array<ArrayBuffer> {
  const name = (text: string): Code => [text.length, ...Buffer.from(text)];
  const section = (id: number, content: Code): Code => [id, ...unsigned(content.length), ...content];
  const code = body();
  return Uint8Array.from([
    ...MAGIC,
    ...section(1, [1, 0x60, ADDRESSES, ...Array.from({ length: ADDRESSES }, () => 0x7f), 0]),
    ...section(2, [1, ...name('pixels'), ...name('memory'), 0x02, 0x00, 1]),
    ...section(3, [1, 0]),
    ...section(7, [1, ...name('rows'), 0x00, 0]),
    ...section(10, [1, ...unsigned(code.length), ...code]),
  ]);
}
