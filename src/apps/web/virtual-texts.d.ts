declare module 'virtual:texts' {
  /** Part of the address of every file of texts; changes with any text. */
  export const mark: string;
}

interface ImportMeta {
  /** What the build knows of itself. */
  readonly env: { readonly MODE: string };
}
