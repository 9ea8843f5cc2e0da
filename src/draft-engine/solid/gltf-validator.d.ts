/** The part of the official glTF validator that tests use; the package has no types. */
declare module 'gltf-validator' {
  export function validateBytes(bytes: Uint8Array): Promise<{
    issues: { messages: unknown[] };
    info: { totalTriangleCount: number; hasTextures: boolean };
  }>;
}
