/** A spoken text as an engine gives it, with the times of its words and sounds in seconds. */
export interface SpokenSound {
  sampleRate: number;
  samples: Float32Array;
  words: { text: string; startSeconds: number; endSeconds: number }[];
  /** In the engine's own notation; '' or 'pau' for silence. */
  sounds: { phoneme: string; startSeconds: number; endSeconds: number }[];
}
