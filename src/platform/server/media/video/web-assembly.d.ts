/** The part of WebAssembly that is used here; the types of Node leave it to those of browsers. */
declare namespace WebAssembly {
  interface Memory {
    readonly buffer: ArrayBuffer;
  }
  const Memory: new (size: { initial: number }) => Memory;
  /** Compiled code. */
  type Module = object;
  const Module: new (bytes: Uint8Array<ArrayBuffer>) => Module;
  const Instance: new (
    module: Module,
    imports: Record<string, Record<string, Memory>>,
  ) => { readonly exports: Record<string, unknown> };
}
