import type { StyleMix } from './neural/voice-styles.ts';

/** What is changed about an engine's voice to make it a character's. */
interface VoiceColour {
  /** Pitch range; 1 is the engine's own. */
  range: number;
  /** Lower limit of the pitch range for emotions; the tones of a tonal language must stay audible. */
  leastRange: number;
  /** Pace; 1 is the engine's own. */
  rate: number;
  /** Vocal tract size: factor on the formants, above 1 smaller and younger. */
  formants: number;
  tremorSemitones: number;
  breath: number;
  rasp: number;
  machine: number;
}

/** A voice as its engine makes it. */
export const UNCHANGED: Omit<VoiceColour, 'leastRange'> = {
  range: 1,
  rate: 1,
  formants: 1,
  tremorSemitones: 0,
  breath: 0,
  rasp: 0,
  machine: 0,
};

/** A voice of the formant engines. */
export interface FormantVoice extends VoiceColour {
  engine: 'espeak' | 'flite';
  engineVoice: string;
  accent: string;
  /** Median pitch of the result, hertz. */
  hertz: number;
}

/** A voice of the neural engine. */
export interface NeuralVoice extends VoiceColour {
  engine: 'neural';
  /** Whose sound it has, and whose way of speaking. */
  sound: StyleMix;
  manner: StyleMix;
  /** Pitch against the manner's own. */
  semitones: number;
}

/** A voice that the operator brings: of a speech server, or of a folder. */
export interface OperatorVoice extends VoiceColour {
  engine: 'operator';
  /** The server's name for it, or the number of a speaker. */
  name: string;
}

export type EngineVoice = FormantVoice | NeuralVoice | OperatorVoice;

/** Which engine speaks: a setting, except where the neural one cannot run (`models/model-runtime.ts`). */
export type VoiceEngine = 'neural' | 'formant';
