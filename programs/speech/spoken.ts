/** An engine's result: 16-bit mono samples, with the times of words and phonemes. */
export interface Spoken {
  sampleRate: number;
  samples: Int16Array;
  words: SpokenWord[];
  sounds: SpokenSound[];
}

export interface SpokenWord {
  text: string;
  startSeconds: number;
  endSeconds: number;
}

export interface SpokenSound {
  /** IPA from espeak, ARPABET from flite; empty or 'pau' for silence. */
  phoneme: string;
  startSeconds: number;
  endSeconds: number;
}

export type FaultCode = 'INVALID_REQUEST' | 'TEXT_TOO_LONG' | 'NOTHING_TO_SAY' | 'ENGINE_FAILED';

/** An error answer: an invalid request, or an engine failure. */
export class SpeechFault extends Error {
  readonly code: FaultCode;

  constructor(code: FaultCode, message: string) {
    super(message);
    this.name = 'SpeechFault';
    this.code = code;
  }
}
