import type { SpeechProgram } from '#src/platform/server/media/speech/speech-program.ts';
import { createRandom } from '#src/shared/random.ts';
import type { VoiceSpec } from '../story/film-plan.ts';
import { askFormant } from './ask-formant.ts';
import type { DeliveryShape } from './delivery-sound.ts';
import type { Prosody } from './emotion-prosody.ts';
import type { EngineVoice, FormantVoice, NeuralVoice, VoiceEngine } from './engine-voice.ts';
import { sayNeural } from './neural/say-neural.ts';
import type { VoiceModel } from './neural/voice-model.ts';
import { bendPlayback } from './signal/bend-playback.ts';
import { SAMPLE_RATE } from './signal/loudness.ts';
import { whisper } from './signal/whisper.ts';
import type { SpeechPiece } from './split-for-speech.ts';
import type { SpokenSound } from './spoken-sound.ts';
import { stretchPauses } from './stretch-pauses.ts';
import type { TimedSound } from './visemes.ts';
import { voiceProfile } from './voice-profile.ts';

/** Dependencies and the abort signal. */
export interface SpeakTools {
  speech: SpeechProgram;
  /** The neural voice, loaded at its first use. */
  model: () => Promise<VoiceModel>;
  signal?: AbortSignal;
}

/** A piece of speech at 48 kHz without silence around it. */
export interface SaidPiece {
  samples: Float32Array;
  /** What spoke it: 'kokoro-82m', 'espeak-ng' or 'flite'. */
  spokenBy: string;
  words: { text: string; startSeconds: number; endSeconds: number }[];
  sounds: TimedSound[];
  pauseAfterSeconds: number;
}

interface PieceRequest extends SpeechPiece {
  voice: VoiceSpec;
  engine: VoiceEngine;
  prosody: Prosody;
  delivery: DeliveryShape;
  seed: number;
}

/** Short enough to be inaudible; a fade of 0.05 s would be heard. */
const FADE_SECONDS = 0.004;
/** The model's melody is alive already. */
const NEURAL_DRIFT_SEMITONES = 0.12;
const ENGINE_NAMES = { neural: 'kokoro-82m', espeak: 'espeak-ng', flite: 'flite' } as const;
const ALPHABETS = { espeak: 'ipa', flite: 'arpabet', neural: 'model' } as const;
const SILENCE = 10 ** (-46 / 20);

/** Speaks one sentence and adapts it to the character. */
export async function sayPiece(request: PieceRequest, tools: SpeakTools): Promise<SaidPiece> {
  const { prosody } = request;
  const { voice } = voiceProfile(request.voice.voice, request.language, request.engine);
  const spoken =
    voice.engine === 'neural' ? await askNeural(request, voice, tools) : await askFormantVoice(request, voice, tools);
  const breathed = request.delivery.whispered
    ? { ...spoken, samples: whisper(spoken.samples, spoken.sampleRate, request.seed) }
    : spoken;
  const paced = stretchPauses(breathed, prosody.pause);
  const bent = bendPlayback(
    paced.samples,
    paced.sampleRate,
    voice.engine === 'neural' ? () => voice.formants : speedCurve(voice, prosody, paced, request.seed),
  );
  return trim(bent.samples, bent.timeOf, paced, voice, request.pauseAfterSeconds * prosody.pause);
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

function trim(
  samples: Float32Array,
  timeOf: (seconds: number) => number,
  spoken: SpokenSound,
  voice: EngineVoice,
  pauseAfterSeconds: number,
): SaidPiece {
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const floor = peak * SILENCE;
  let first = samples.findIndex((sample) => Math.abs(sample) > floor);
  let last = samples.findLastIndex((sample) => Math.abs(sample) > floor);
  if (first < 0) {
    [first, last] = [0, samples.length - 1];
  }
  const fade = Math.round(FADE_SECONDS * SAMPLE_RATE);
  const start = Math.max(0, first - fade);
  const kept = samples.slice(start, Math.min(samples.length, last + fade));
  for (let index = 0; index < fade && index < kept.length; index++) {
    kept[index]! *= index / fade;
    kept[kept.length - 1 - index]! *= index / fade;
  }
  const lengthSeconds = kept.length / SAMPLE_RATE;
  const place = (seconds: number): number =>
    Math.min(lengthSeconds, Math.max(0, timeOf(seconds) - start / SAMPLE_RATE));
  const move = <Timed extends { startSeconds: number; endSeconds: number }>(timed: Timed): Timed => ({
    ...timed,
    startSeconds: place(timed.startSeconds),
    endSeconds: place(timed.endSeconds),
  });
  const alphabet = ALPHABETS[voice.engine];
  return {
    samples: kept,
    spokenBy: ENGINE_NAMES[voice.engine],
    pauseAfterSeconds,
    words: spoken.words.map(move),
    sounds: spoken.sounds.map((sound) => ({ ...move(sound), alphabet })),
  };
}
