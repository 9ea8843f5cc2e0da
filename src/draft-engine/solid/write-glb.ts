import type { TexturedMesh } from './solid.ts';

/** https://registry.khronos.org/glTF/specs/2.0/glTF-2.0.html */
const FLOAT = 5126;
const UNSIGNED_INT = 5125;
const ARRAY_BUFFER = 34962;
const ELEMENT_ARRAY_BUFFER = 34963;
const LINEAR_MIPMAP_LINEAR = 9987;
const LINEAR = 9729;
const CLAMP_TO_EDGE = 33071;
const HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;

/** A textured mesh as a GLB file; `image` is its texture as a JPEG file. */
export function writeGlb({ positions, normals, uvs, indices }: TexturedMesh, image: Uint8Array): Buffer {
  const parts = [bytesOf(positions), bytesOf(normals), bytesOf(uvs), bytesOf(indices), Buffer.from(image)];
  const offsets = parts.map((_, index) => parts.slice(0, index).reduce((sum, part) => sum + padded(part.length), 0));
  const binary = Buffer.concat(parts.map((part) => padTo4(part, 0)));
  const view = (index: number, target?: number) => ({
    buffer: 0,
    byteOffset: offsets[index],
    byteLength: parts[index]!.length,
    ...(target === undefined ? {} : { target }),
  });
  const description = {
    asset: { version: '2.0', generator: 'Kinora' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0, NORMAL: 1, TEXCOORD_0: 2 }, indices: 3, material: 0 }] }],
    materials: [{ pbrMetallicRoughness: { baseColorTexture: { index: 0 }, metallicFactor: 0, roughnessFactor: 0.95 } }],
    textures: [{ source: 0, sampler: 0 }],
    samplers: [{ magFilter: LINEAR, minFilter: LINEAR_MIPMAP_LINEAR, wrapS: CLAMP_TO_EDGE, wrapT: CLAMP_TO_EDGE }],
    images: [{ bufferView: 4, mimeType: 'image/jpeg' }],
    accessors: [
      { bufferView: 0, componentType: FLOAT, count: positions.length / 3, type: 'VEC3', ...rangeOf(positions) },
      { bufferView: 1, componentType: FLOAT, count: normals.length / 3, type: 'VEC3' },
      { bufferView: 2, componentType: FLOAT, count: uvs.length / 2, type: 'VEC2' },
      { bufferView: 3, componentType: UNSIGNED_INT, count: indices.length, type: 'SCALAR' },
    ],
    bufferViews: [
      view(0, ARRAY_BUFFER),
      view(1, ARRAY_BUFFER),
      view(2, ARRAY_BUFFER),
      view(3, ELEMENT_ARRAY_BUFFER),
      view(4),
    ],
    buffers: [{ byteLength: binary.length }],
  };
  const json = padTo4(Buffer.from(JSON.stringify(description)), 0x20);
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('glTF', 'latin1');
  header.writeUInt32LE(2, 4);
  header.writeUInt32LE(HEADER_BYTES + 2 * CHUNK_HEADER_BYTES + json.length + binary.length, 8);
  return Buffer.concat([header, chunkHeader(json, 'JSON'), json, chunkHeader(binary, 'BIN\0'), binary]);
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array | Uint32Array): Buffer =>
  Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);

const padded = (length: number): number => Math.ceil(length / 4) * 4;

const padTo4 = (bytes: Buffer, fill: number): Buffer =>
  Buffer.concat([bytes, Buffer.alloc(padded(bytes.length) - bytes.length, fill)]);

function chunkHeader({ length }: Buffer, type: string): Buffer {
  const header = Buffer.alloc(CHUNK_HEADER_BYTES);
  header.writeUInt32LE(length);
  header.write(type, 4, 'latin1');
  return header;
}

function rangeOf(positions: Float32Array): { min: number[]; max: number[] } {
  const [min, max] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ];
  positions.forEach((value, at) => {
    min[at % 3] = Math.min(min[at % 3]!, value);
    max[at % 3] = Math.max(max[at % 3]!, value);
  });
  return { min, max };
}
