declare module 'virtual:texts' {
  /** Where the texts of each language are, compiled, as JSON. */
  export const addresses: Readonly<Record<'en' | 'cn' | 'ko' | 'ja', string>>;
}

interface ImportMeta {
  /** What the build knows of itself. */
  readonly env: { readonly MODE: string };
}
