declare module 'virtual:texts' {
  /** Part of the URL of every text file; changes with any text. */
  export const mark: string;
}

interface ImportMeta {
  /** Values set by the build. */
  readonly env: { readonly MODE: string };
}
