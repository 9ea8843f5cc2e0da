import { deriveSeed } from '#src/shared/random.ts';
import { SAMPLE_RATE } from '../audio/sample-rate.ts';
import { composeMusic } from '../music/compose-music.ts';
import type { StereoSound } from '../music/music-request.ts';
import { makeAmbience, makeSoundEvent } from '../sound/make-sound.ts';
import type { Template } from './template.ts';

const MUSIC_LEVEL = 0.62;
const SOUND_LEVEL = 1.6;
const AMBIENCE_LEVEL = 1.3;
/** The end fades out over so long. */
const FADE_SECONDS = 0.6;
/** Louder peaks are rounded off. */
const KNEE = 0.8;

/** The music and the sounds of a template, as long as its pictures. */
export async function soundTemplate(
  { id, seconds, music, sounds, ambience }: Pick<Template, 'id' | 'seconds' | 'music' | 'sounds' | 'ambience'>,
  options: { soundFontPath?: string },
): Promise<StereoSound> {
  const seed = deriveSeed('template', id);
  const piece = await composeMusic(
    { description: '', style: music.style, feeling: music.feeling, durationSeconds: seconds, seed },
    options,
  );
  const length = Math.round(seconds * SAMPLE_RATE);
  const left = new Float32Array(length);
  const right = new Float32Array(length);
  const add = (from: Float32Array, into: Float32Array, level: number, start = 0): void => {
    const end = Math.min(from.length, length - start);
    for (let index = 0; index < end; index++) {
      into[start + index] = (into[start + index] ?? 0) + (from[index] ?? 0) * level;
    }
  };
  add(piece.left, left, MUSIC_LEVEL);
  add(piece.right, right, MUSIC_LEVEL);
  if (ambience) {
    const bed = makeAmbience(ambience, seconds, seed);
    add(bed, left, AMBIENCE_LEVEL);
    add(bed, right, AMBIENCE_LEVEL);
  }
  sounds.forEach(({ at, sound, level = 1 }, index) => {
    const made = makeSoundEvent(sound, deriveSeed('sound', index, seed));
    const start = Math.round(at * SAMPLE_RATE);
    add(made, left, SOUND_LEVEL * level, start);
    add(made, right, SOUND_LEVEL * level, start);
  });
  finish(left);
  finish(right);
  return { left, right };
}

/** Rounds off peaks and fades the end out, in place. */
function finish(samples: Float32Array): void {
  const fade = FADE_SECONDS * SAMPLE_RATE;
  for (let index = 0; index < samples.length; index++) {
    const value = samples[index] ?? 0;
    const size = Math.abs(value);
    const held = size > KNEE ? KNEE + (1 - KNEE) * Math.tanh((size - KNEE) / (1 - KNEE)) : size;
    samples[index] = Math.sign(value) * held * Math.min(1, (samples.length - index) / fade);
  }
}
