import { createRandom, deriveSeed } from '#src/shared/random.ts';
import type { MusicBrief, MusicMood } from '../../story/film-plan.ts';
import { chooseInstruments } from './choose-instruments.ts';
import { FILM_STYLES } from './film-styles.ts';
import { MOOD_STYLES } from './mood-styles.ts';
import type { MusicDesign } from './music-design.ts';
import { ownVoiceOf } from './own-voice.ts';
import type { Style } from './style.ts';
import { WORLD_STYLES } from './world-styles.ts';

/** Moods whose harmony is dark. */
const DARK: ReadonlySet<MusicMood> = new Set(['tense', 'dark', 'epic', 'solemn', 'driving', 'mysterious', 'wistful']);
/** How far a mood bends a type's own tempo. */
const TEMPO_OF_MOOD = 0.5;

/**
 * The design of a film's music: its mood's style, changed by its type, coloured by its world, led by the instrument
 * that its hero plays.
 */
export function designFilmMusic({ type, mood, world, themes = [] }: MusicBrief, seed: number): MusicDesign {
  const random = createRandom(deriveSeed('design', seed, mood, type));
  const base = MOOD_STYLES[mood];
  const own = FILM_STYLES[type];
  const colour = world === undefined ? undefined : WORLD_STYLES[world];
  const [hero] = themes;
  const played = hero && ownVoiceOf(hero);
  const style: Style = {
    ...base,
    ...own,
    ...colour?.changes,
    tempo: own.tempo ? between(own.tempo, base.tempo) : base.tempo,
    // A type's harmony of its own colours; the mood decides whether it is dark.
    harmony: colour?.[DARK.has(mood) ? 'dark' : 'light'] ?? own.harmony ?? base.harmony,
    ensemble: { ...base.ensemble, ...own.ensemble, ...colour?.ensemble, ...(played && { melody: [played] }) },
  };
  return {
    ...style,
    mood,
    tonic: random.below(12),
    instruments: chooseInstruments(style.ensemble, random),
    without: new Set(),
    dynamics: 'arch',
    force: 0,
    ending: 'usual',
  };
}

function between(own: Style['tempo'], mood: Style['tempo']): Style['tempo'] {
  const mix = (one: number, other: number): number => one * (1 - TEMPO_OF_MOOD) + other * TEMPO_OF_MOOD;
  return [mix(own[0], mood[0]), mix(own[1], mood[1])];
}
