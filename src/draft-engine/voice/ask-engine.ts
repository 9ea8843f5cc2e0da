import type { SpeechProgram } from '#src/platform/server/media/speech/speech-program.ts';
import type { VoiceSpec } from '../story/voice-spec.ts';
import { askedPace } from './asked-pace.ts';
import type { DeliveryShape } from './delivery-sound.ts';
import type { Prosody } from './emotion-prosody.ts';
import type { EngineVoice, FormantVoice, NeuralVoice, OperatorVoice } from './engine-voice.ts';
import type { FolderModel } from './folder/folder-model.ts';
import { sayByFolder } from './folder/say-by-folder.ts';
import { sayFormant } from './formant/say-formant.ts';
import { sayNeural } from './neural/say-neural.ts';
import type { VoiceModel } from './neural/voice-model.ts';
import type { SpeechPiece } from './split-for-speech.ts';
import type { SpokenSound } from './spoken-sound.ts';
import type { Engines } from './voice-profile.ts';

/** Dependencies and the abort signal. */
export interface SpeakTools {
  speech: SpeechProgram;
  /** The neural voice, loaded at its first use. */
  model: () => Promise<VoiceModel>;
  /** The operator's voice in a folder, loaded at its first use; absent where there is none. */
  folderModel?: (path: string) => Promise<FolderModel>;
  signal?: AbortSignal;
}

/** A sentence of a character. */
export interface PieceRequest extends SpeechPiece {
  voice: VoiceSpec;
  engines: Engines;
  prosody: Prosody;
  delivery: DeliveryShape;
  seed: number;
}

/** The model's melody is alive already. */
const NEURAL_DRIFT_SEMITONES = 0.12;

/** Asks the engine of a voice to say a sentence: puts character, emotion and delivery into its own terms. */
export function askEngine(request: PieceRequest, voice: EngineVoice, tools: SpeakTools): Promise<SpokenSound> {
  switch (voice.engine) {
    case 'neural':
      return askNeural(request, voice, tools);
    case 'operator':
      return askFolder(request, voice, tools);
    default:
      return askFormant(request, voice, tools);
  }
}

function pitchRange(voice: EngineVoice, { prosody, delivery }: PieceRequest): number {
  return Math.max(voice.leastRange, voice.range * prosody.range * delivery.range);
}

function askFormant(request: PieceRequest, voice: FormantVoice, { speech, signal }: SpeakTools): Promise<SpokenSound> {
  const { text, language, voice: spec, prosody, delivery } = request;
  const semitones = spec.pitchShift + prosody.pitchSemitones + delivery.semitones;
  return sayFormant(
    {
      text,
      language,
      voice,
      hertz: voice.hertz * 2 ** (semitones / 12),
      range: pitchRange(voice, request),
      rate: askedPace(voice, request),
    },
    speech,
    signal,
  );
}

/**
 * Formants are shifted by resampling, as in the formant engines. Drift, tremor and the ending are part of the melody
 * that the model is given.
 */
async function askNeural(
  request: PieceRequest,
  voice: NeuralVoice,
  { model, signal }: SpeakTools,
): Promise<SpokenSound> {
  signal?.throwIfAborted();
  const { text, language, voice: spec, prosody, delivery, seed } = request;
  const isMachine = voice.machine > 0;
  return sayNeural(
    {
      text,
      language,
      sound: voice.sound,
      manner: voice.manner,
      rate: askedPace(voice, request),
      shape: {
        semitones:
          voice.semitones +
          spec.pitchShift +
          prosody.pitchSemitones +
          delivery.semitones -
          12 * Math.log2(voice.formants),
        range: pitchRange(voice, request),
        endSemitones: isMachine ? 0 : prosody.endSemitones,
        tremorSemitones: voice.tremorSemitones + prosody.tremorSemitones,
        driftSemitones: isMachine ? 0 : NEURAL_DRIFT_SEMITONES,
        energy: prosody.energy + delivery.energy,
        seed,
      },
    },
    await model(),
  );
}

/** The folder's model decides melody and durations; only pace and formants can be set. */
async function askFolder(
  request: PieceRequest,
  voice: OperatorVoice,
  { folderModel, signal }: SpeakTools,
): Promise<SpokenSound> {
  signal?.throwIfAborted();
  const { text, language, engines } = request;
  if (!folderModel || !engines.folder) {
    throw new RangeError('no folder with a voice');
  }
  const model = await folderModel(engines.folder.path);
  return sayByFolder({ text, language, speaker: Number(voice.name), rate: askedPace(voice, request) }, model);
}
