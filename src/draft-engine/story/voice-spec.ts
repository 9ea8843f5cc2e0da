/** A catalogue voice and how this character bends it, so that it stays the same in every shot. */
export interface VoiceSpec {
  /** An id of `shared/catalogue/voices.ts`. */
  voice: string;
  /** Semitones, -6 to 6. */
  pitchShift: number;
  /** 0.7 slow to 1.3 quick. */
  rate: number;
}
