import type { Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { runFfmpeg } from '#src/platform/server/media/ffmpeg/run-ffmpeg.ts';

/** Parameters of a test picture: its upper left quarter is blue, the rest red. */
export interface BuiltPicture {
  width: number;
  height: number;
}

/** A BMP of 24 bits (or 32, whose fourth byte is ignored), rows from the bottom, or optionally from the top. */
export function buildBmp({
  width,
  height,
  bits = 24,
  fromTop = false,
}: BuiltPicture & { bits?: 24 | 32; fromTop?: boolean }): Buffer {
  const bytes = bits / 8;
  const stride = Math.ceil((width * bytes) / 4) * 4;
  const file = Buffer.alloc(54 + stride * height);
  file.write('BM', 'latin1');
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(54, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(fromTop ? -height : height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(bits, 28);
  for (let y = 0; y < height; y++) {
    const row = 54 + (fromTop ? y : height - 1 - y) * stride;
    for (let x = 0; x < width; x++) {
      file.writeUIntLE(x < width / 2 && y < height / 2 ? 0x0000ff : 0xff0000, row + x * bytes, 3);
    }
  }
  return file;
}

/** Parameters of a HEIC file. */
export interface HeicShape extends BuiltPicture {
  /** Counterclockwise quarter turns that the viewer must apply, as in photographs of a phone held upright. */
  quarterTurns?: 0 | 1 | 2 | 3;
  /** The declared size, when it differs from the picture's. */
  toldSize?: BuiltPicture;
  /** Its brand; default 'heic'. */
  brand?: string;
}

/** A HEIC file as phones write them: one HEVC picture in HEIF boxes. */
export async function buildHeic(
  ffmpeg: Ffmpeg,
  { width, height, quarterTurns = 0, toldSize = { width, height }, brand = 'heic' }: HeicShape,
): Promise<Buffer> {
  const { output } = await runFfmpeg({
    ffmpeg,
    arguments: [
      '-f',
      'lavfi',
      '-i',
      `color=red:s=${width}x${height},format=rgb24,drawbox=w=iw/2:h=ih/2:color=blue:t=fill`,
      '-frames:v',
      '1',
      '-pix_fmt',
      'yuv420p',
      '-c:v',
      'libx265',
      '-x265-params',
      'log-level=none:keyint=1:info=0',
      '-f',
      'hevc',
      'pipe:1',
    ],
  });
  const units = splitUnits(output);
  const ofKind = (kind: number): Buffer[] => units.filter((unit) => (((unit[0] ?? 0) >> 1) & 63) === kind);
  const settings = [32, 33, 34].map((kind) => ({ kind, units: ofKind(kind) }));
  const picture = Buffer.concat(
    units
      .filter((unit) => (((unit[0] ?? 0) >> 1) & 63) < 32)
      .map((unit) => Buffer.concat([number32(unit.length), unit])),
  );

  const properties = [
    box('hvcC', decoderSettings(settings)),
    fullBox('ispe', number32(toldSize.width), number32(toldSize.height)),
    box('irot', Buffer.from([quarterTurns])),
  ];
  const metaOf = (pictureAt: number): Buffer =>
    fullBox(
      'meta',
      fullBox('hdlr', number32(0), text('pict'), Buffer.alloc(13)),
      fullBox('pitm', number16(1)),
      fullBox('iinf', number16(1), versioned('infe', 2, number16(1), number16(0), text('hvc1'), Buffer.alloc(1))),
      box(
        'iprp',
        box('ipco', ...properties),
        fullBox('ipma', number32(1), number16(1), Buffer.from([3, 0x81, 2, 0x83])),
      ),
      fullBox(
        'iloc',
        Buffer.from([0x44, 0]),
        number16(1),
        number16(1),
        number16(0),
        number16(1),
        number32(pictureAt),
        number32(picture.length),
      ),
    );
  const head = box('ftyp', text(brand), number32(0), text('mif1'), text('heic'));
  return Buffer.concat([head, metaOf(head.length + metaOf(0).length + 8), box('mdat', picture)]);
}

/** The units between the start codes of a raw HEVC stream. */
function splitUnits(stream: Buffer): Buffer[] {
  const units: Buffer[] = [];
  let from = -1;
  for (let at = 0; at + 3 <= stream.length; at++) {
    if (stream.readUIntBE(at, 3) !== 1) {
      continue;
    }
    if (from >= 0) {
      units.push(stream.subarray(from, stream[at - 1] === 0 ? at - 1 : at));
    }
    from = at + 3;
  }
  return [...units, stream.subarray(from)];
}

/** HEVCDecoderConfigurationRecord: the profile from the sequence parameters, and all parameter sets. */
function decoderSettings(settings: readonly { kind: number; units: readonly Buffer[] }[]): Buffer {
  // After the unit's header and the sequence's first byte; a 3 after two zeros is an emulation prevention byte.
  const sequence = Buffer.from(
    settings[1]?.units[0]?.toString('hex').replaceAll(/(?<=^(?:..)*)000003/g, '0000') ?? '',
    'hex',
  );
  const profile = sequence.subarray(3, 15);
  return Buffer.concat([
    Buffer.from([1]),
    profile,
    Buffer.from([0xf0, 0, 0xfc, 0xfd, 0xf8, 0xf8, 0, 0, 0x0f, settings.length]),
    ...settings.map(({ kind, units }) =>
      Buffer.concat([
        Buffer.from([0x80 | kind]),
        number16(units.length),
        ...units.flatMap((unit) => [number16(unit.length), unit]),
      ]),
    ),
  ]);
}

const text = (letters: string): Buffer => Buffer.from(letters, 'latin1');
const number16 = (value: number): Buffer => Buffer.from([value >> 8, value & 255]);
const number32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const box = (kind: string, ...parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  return Buffer.concat([number32(body.length + 8), text(kind), body]);
};
const versioned = (kind: string, version: number, ...parts: readonly Buffer[]): Buffer =>
  box(kind, Buffer.from([version, 0, 0, 0]), ...parts);
const fullBox = (kind: string, ...parts: readonly Buffer[]): Buffer => versioned(kind, 0, ...parts);
