import type { SpokenAudio } from '#src/platform/server/media/speech/speech-answers.ts';
import type { SpeechProgram } from '#src/platform/server/media/speech/speech-program.ts';
import { createRandom } from '#src/shared/random.ts';
import type { VoiceSpec } from '../story/film-plan.ts';
import type { Prosody } from './emotion-prosody.ts';
import type { EngineVoice } from './engine-voices.ts';
import { bendPlayback } from './signal/bend-playback.ts';
import { SAMPLE_RATE } from './signal/loudness.ts';
import type { SpeechPiece } from './split-for-speech.ts';
import { stretchPauses } from './stretch-pauses.ts';
import type { TimedSound } from './visemes.ts';
import { voiceProfile } from './voice-profile.ts';

/** Dependencies and the abort signal. */
export interface SpeakTools {
  speech: SpeechProgram;
  signal?: AbortSignal;
}

/** A piece of speech at 48 kHz without silence around it. */
export interface SaidPiece {
  samples: Float32Array;
  words: { text: string; startSeconds: number; endSeconds: number }[];
  sounds: TimedSound[];
  pauseAfterSeconds: number;
}

interface PieceRequest extends SpeechPiece {
  voice: VoiceSpec;
  prosody: Prosody;
  seed: number;
}

/** Short enough to be inaudible; a fade of 0.05 s would be heard. */
const FADE_SECONDS = 0.004;
const SILENCE = 10 ** (-46 / 20);

/**
 * Speaks one sentence and adapts it to the character. Formants are shifted by resampling; the engine's pitch and pace
 * are set inversely, so that only the formants change.
 */
export async function sayPiece(request: PieceRequest, tools: SpeakTools): Promise<SaidPiece> {
  const { prosody } = request;
  const { voice } = voiceProfile(request.voice.voice, request.language);
  const hertz = voice.hertz * 2 ** ((request.voice.pitchShift + prosody.pitchSemitones) / 12);
  const spoken = await tools.speech.say(
    {
      text: request.text,
      language: request.language,
      engine: voice.engine,
      voice: voice.engineVoice,
      accent: voice.accent,
      hertz: hertz / voice.formants,
      range: Math.max(voice.leastRange, voice.range * prosody.range),
      rate: (voice.rate * request.voice.rate * prosody.rate) / voice.formants,
    },
    tools.signal,
  );
  const paced = stretchPauses(spoken, prosody.pause);
  const source = Float32Array.from(paced.samples, (sample) => sample / 32_768);
  const bent = bendPlayback(source, paced.sampleRate, speedCurve(voice, prosody, paced, request.seed));
  return trim(bent.samples, bent.timeOf, paced, voice, request.pauseAfterSeconds * prosody.pause);
}

/** Playback speed over a sentence: formant factor, a slow random drift, tremor, and the ending. */
function speedCurve(
  voice: EngineVoice,
  prosody: Prosody,
  spoken: SpokenAudio,
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
  spoken: SpokenAudio,
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
  const alphabet = voice.engine === 'flite' ? 'arpabet' : 'ipa';
  return {
    samples: kept,
    pauseAfterSeconds,
    words: spoken.words.map(move),
    sounds: spoken.sounds.map((sound) => ({ ...move(sound), alphabet })),
  };
}
