import { createRandom, deriveSeed } from '#src/shared/random.ts';
import type { MusicTheme } from '../../story/music-brief.ts';
import { findInstrument, isAble, type InstrumentName } from '../style/instruments.ts';
import type { MusicDesign } from '../style/music-design.ts';
import { ownVoiceOf } from '../style/own-voice.ts';
import { createMotif, type Gait, type Motif } from './motif.ts';

/** A melody with who plays it. */
export interface Theme {
  key: string;
  motif: Motif;
  instrument: InstrumentName;
}

/** Instruments by nature that characters are given beside those of the piece. */
const VOICES: Readonly<Record<MusicTheme['nature'], readonly InstrumentName[]>> = {
  child: ['glockenspiel', 'recorder', 'celesta'],
  young: ['clarinet', 'flute', 'violin'],
  adult: ['violin', 'horn', 'oboe', 'cello'],
  old: ['cello', 'bassoon', 'english_horn'],
  small_animal: ['piccolo', 'xylophone', 'pizzicato'],
  large_animal: ['trombone', 'bassoon', 'cello'],
  machine: ['square_wave', 'vibraphone', 'marimba'],
  spirit: ['solo_voice', 'glass_pad', 'ocarina'],
  giant: ['trombone', 'horn', 'cello'],
  thing: ['bassoon', 'marimba', 'music_box'],
};
const GAITS: Readonly<Record<MusicTheme['nature'], Gait>> = {
  child: 'lively',
  young: 'walking',
  adult: 'walking',
  old: 'heavy',
  small_animal: 'lively',
  large_animal: 'heavy',
  machine: 'angular',
  spirit: 'floating',
  giant: 'heavy',
  thing: 'angular',
};

/**
 * A theme for each character: its motif by name and nature, so that it is the same in every take of a film's music with
 * the same seed. Who plays by trade has that instrument, else the hero the piece's own melody instrument, others their
 * own.
 */
export function createThemes(characters: readonly MusicTheme[], design: MusicDesign, seed: number): Theme[] {
  const taken = new Set<InstrumentName>();
  return characters.map((character, index) => {
    const { key, name, nature } = character;
    const own = deriveSeed('theme', name, nature, seed);
    const lead = index === 0 ? design.instruments.melody : undefined;
    const free = VOICES[nature].filter((instrument) => !taken.has(instrument));
    const usual = (): InstrumentName =>
      lead !== undefined && isAble(lead, 'm') ? lead : createRandom(own).pick(free.length > 0 ? free : VOICES[nature]);
    const instrument = ownVoiceOf(character) ?? usual();
    taken.add(findInstrument(instrument).name);
    return { key, motif: createMotif(own, GAITS[nature], design.beatsPerBar), instrument };
  });
}

/** The two themes of a piece without characters: its melody, and a contrasting one. */
export function plainThemes(design: MusicDesign, seed: number): Theme[] {
  const [slowest] = design.tempo;
  const calm: Gait = slowest < 70 ? 'heavy' : 'walking';
  const lively: Gait = slowest > 105 ? 'lively' : calm;
  const { melody, second } = design.instruments;
  const lead = melody ?? second;
  return lead === undefined
    ? []
    : [
        {
          key: 'A',
          motif: createMotif(deriveSeed('theme', 'A', seed), lively, design.beatsPerBar),
          instrument: lead,
        },
        {
          key: 'B',
          motif: createMotif(deriveSeed('theme', 'B', seed), calm, design.beatsPerBar),
          instrument: second ?? lead,
        },
      ];
}
