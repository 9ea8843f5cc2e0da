import type { SpeechProgram } from '#src/platform/server/media/speech/speech-program.ts';
import { createRandom } from '#src/shared/random.ts';
import type { VoiceSpec } from '../story/film-plan.ts';
import { adaptPiece, type SaidPiece } from './adapt-piece.ts';
import { askFormant } from './ask-formant.ts';
import type { DeliveryShape } from './delivery-sound.ts';
import type { Prosody } from './emotion-prosody.ts';
import type { EngineVoice, FormantVoice, NeuralVoice, OperatorVoice } from './engine-voice.ts';
import type { FolderModel } from './folder/folder-model.ts';
import { sayByFolder } from './folder/say-by-folder.ts';
import { nameOfFolder } from './folder/voice-folder.ts';
import { sayNeural } from './neural/say-neural.ts';
import type { VoiceModel } from './neural/voice-model.ts';
import type { SpeechPiece } from './split-for-speech.ts';
import type { SpokenSound } from './spoken-sound.ts';
import { voiceProfile, type Engines } from './voice-profile.ts';

/** Dependencies and the abort signal. */
export interface SpeakTools {
  speech: SpeechProgram;
  /** The neural voice, loaded at its first use. */
  model: () => Promise<VoiceModel>;
  /** The operator's voice in a folder, loaded at its first use; absent where there is none. */
  folderModel?: (path: string) => Promise<FolderModel>;
  signal?: AbortSignal;
}

interface PieceRequest extends SpeechPiece {
  voice: VoiceSpec;
  engines: Engines;
  prosody: Prosody;
  delivery: DeliveryShape;
  seed: number;
}

/** The model's melody is alive already. */
const NEURAL_DRIFT_SEMITONES = 0.12;

const ENGINE_NAMES = { neural: 'kokoro-82m', espeak: 'espeak-ng', flite: 'flite' } as const;

/** A piece and what spoke it: 'kokoro-82m', 'espeak-ng', 'flite', or the operator's voice. */
export type SpokenPiece = SaidPiece & { spokenBy: string };

/** Speaks one sentence and adapts it to the character. */
export async function sayPiece(request: PieceRequest, tools: SpeakTools): Promise<SpokenPiece> {
  const { prosody } = request;
  const { voice } = voiceProfile(request.voice, request.language, request.engines);
  const spoken = await ask(request, voice, tools);
  const piece = adaptPiece(spoken, {
    ...request,
    voice,
    ...(isFormant(voice) ? { speedOf: (paced) => speedCurve(voice, prosody, paced, request.seed) } : {}),
  });
  return { ...piece, spokenBy: nameOf(voice, request.engines) };
}

function nameOf(voice: EngineVoice, { folder }: Engines): string {
  if (voice.engine !== 'operator') {
    return ENGINE_NAMES[voice.engine];
  }
  return folder ? nameOfFolder(folder, voice.name) : 'sherpa-onnx';
}

const isFormant = (voice: EngineVoice): voice is FormantVoice => voice.engine === 'espeak' || voice.engine === 'flite';

function ask(request: PieceRequest, voice: EngineVoice, tools: SpeakTools): Promise<SpokenSound> {
  switch (voice.engine) {
    case 'neural':
      return askNeural(request, voice, tools);
    case 'operator':
      return askFolder(request, voice, tools);
    default:
      return askFormantVoice(request, voice, tools);
  }
}

function askFormantVoice(
  { text, language, voice: spec, prosody, delivery }: PieceRequest,
  voice: FormantVoice,
  { speech, signal }: SpeakTools,
): Promise<SpokenSound> {
  const semitones = spec.pitchShift + prosody.pitchSemitones + delivery.semitones;
  return askFormant(
    {
      text,
      language,
      voice,
      hertz: voice.hertz * 2 ** (semitones / 12),
      range: Math.max(voice.leastRange, voice.range * prosody.range * delivery.range),
      rate: voice.rate * spec.rate * prosody.rate * delivery.rate,
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
  { text, language, voice: spec, prosody, delivery, seed }: PieceRequest,
  voice: NeuralVoice,
  { model, signal }: SpeakTools,
): Promise<SpokenSound> {
  signal?.throwIfAborted();
  const isMachine = voice.machine > 0;
  return sayNeural(
    {
      text,
      language,
      sound: voice.sound,
      manner: voice.manner,
      rate: (voice.rate * spec.rate * prosody.rate * delivery.rate) / voice.formants,
      shape: {
        semitones:
          voice.semitones +
          spec.pitchShift +
          prosody.pitchSemitones +
          delivery.semitones -
          12 * Math.log2(voice.formants),
        range: Math.max(voice.leastRange, voice.range * prosody.range * delivery.range),
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
  { text, language, voice: spec, prosody, delivery, engines }: PieceRequest,
  voice: OperatorVoice,
  { folderModel, signal }: SpeakTools,
): Promise<SpokenSound> {
  signal?.throwIfAborted();
  if (!folderModel || !engines.folder) {
    throw new RangeError('no folder with a voice');
  }
  const rate = (voice.rate * spec.rate * prosody.rate * delivery.rate) / voice.formants;
  const model = await folderModel(engines.folder.path);
  return sayByFolder({ text, language, speaker: Number(voice.name), rate }, model);
}

/** Playback speed over a sentence: formant factor, a slow random drift, tremor, and the ending. */
function speedCurve(
  voice: FormantVoice,
  prosody: Prosody,
  spoken: SpokenSound,
  seed: number,
): (seconds: number) => number {
  const random = createRandom(seed);
  const tremor = voice.tremorSemitones + prosody.tremorSemitones;
  const drift = Array.from({ length: 64 }, () => random.between(-0.28, 0.28) * (voice.machine > 0 ? 0 : 1));
  const phase = random.between(0, 2 * Math.PI);
  const end = spoken.sounds.findLast((sound) => sound.phoneme !== '' && sound.phoneme !== 'pau')?.endSeconds ?? 0;
  const ending = voice.machine > 0 ? 0 : prosody.endSemitones;
  return (seconds) => {
    const place = seconds * 1.7;
    const left = drift[Math.floor(place) % drift.length]!;
    const right = drift[(Math.floor(place) + 1) % drift.length]!;
    const share = place % 1;
    let semitones = left + (right - left) * share * share * (3 - 2 * share);
    semitones += tremor * Math.sin(2 * Math.PI * 5.7 * seconds + phase);
    const toEnd = Math.min(1, Math.max(0, 1 - (end - seconds) / 0.34));
    semitones += ending * toEnd * toEnd;
    return voice.formants * 2 ** (semitones / 12);
  };
}
