/** What an engine made of a text: 16-bit mono samples, and when each word and sound is heard. */
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

/** An answer that is not speech: what was wrong with the request, or with the engine. */
export class SpeechFault extends Error {
  readonly code: FaultCode;

  constructor(code: FaultCode, message: string) {
    super(message);
    this.name = 'SpeechFault';
    this.code = code;
  }
}
