import type { MusicFeeling, MusicStyle } from '#src/shared/catalogue/music-styles.ts';
import { createRandom, deriveSeed, type Random } from '#src/shared/random.ts';
import { MUSIC_MOODS, type MusicMood } from '../../story/film-plan.ts';
import type { PartName } from '../music-request.ts';
import { chooseInstruments } from '../style/choose-instruments.ts';
import { GENRE_STYLES, type GenreStyle } from '../style/genre-styles.ts';
import { HARMONIES, type HarmonyName } from '../style/harmonies.ts';
import type { InstrumentName, SubstitutedName } from '../style/instruments.ts';
import { MOOD_STYLES } from '../style/mood-styles.ts';
import type { MusicDesign } from '../style/music-design.ts';
import type { Style } from '../style/style.ts';
import type { Readings } from '../understood-of.ts';
import {
  FEELINGS,
  SCENES,
  type DynamicWord,
  type GroupName,
  type ModeName,
  type Notion,
  type NotionIds,
  type NotionKind,
  type TempoWord,
} from './notions.ts';
import { placeInstruments } from './place-instruments.ts';
import { readDescription, type Reading } from './read-description.ts';

/** Where a tempo word lies: a factor on the style's own tempo, and the limits of what the word means. */
const TEMPI: Readonly<Record<TempoWord, readonly [factor: number, lowest: number, highest: number]>> = {
  very_slow: [0.65, 40, 58],
  slow: [0.8, 54, 78],
  moderate: [1, 84, 108],
  fast: [1.2, 120, 150],
  very_fast: [1.4, 144, 180],
};
const UNWANTED_PARTS: Readonly<Partial<Record<GroupName, readonly PartName[]>>> = {
  drums: ['drums'],
  melody: ['melody', 'answer'],
  bass: ['bass'],
};
/** A genre without a scale of its own takes these by the mode asked for. */
const MODE_HARMONIES: Readonly<Record<Exclude<ModeName, 'pentatonic'>, HarmonyName>> = {
  major: 'major',
  minor: 'minor',
  dorian: 'dorian',
  phrygian: 'phrygian',
  lydian: 'lydian',
  mixolydian: 'mixolydian',
};
/** Harmonies whose major and minor are relatives of their own. */
const COLOURED: ReadonlySet<HarmonyName> = new Set([
  'jazz',
  'jazz_minor',
  'chinese',
  'chinese_minor',
  'japanese',
  'japanese_light',
  'korean',
  'korean_minor',
  'baroque',
]);

/** Moods in which somebody who can play everything alone does so. */
const QUIET_MOODS: ReadonlySet<MusicMood> = new Set(['dreamy', 'tender', 'wistful', 'warm']);
const DARK: ReadonlySet<HarmonyName> = new Set(['minor', 'tense', 'phrygian', 'dorian', 'locrian']);
/** Instruments that bring the scales of their country. */
const COUNTRIES: Readonly<Partial<Record<InstrumentName | SubstitutedName, HarmonyName>>> = {
  guzheng: 'chinese',
  guqin: 'chinese',
  pipa: 'chinese',
  erhu: 'chinese',
  dizi: 'chinese',
  xiao: 'chinese',
  suona: 'chinese',
  yangqin: 'chinese',
  gayageum: 'korean',
  geomungo: 'korean',
  haegeum: 'korean',
  daegeum: 'korean',
  piri: 'korean',
  koto: 'japanese',
  shamisen: 'japanese',
  shakuhachi: 'japanese',
  biwa: 'japanese',
  shinobue: 'japanese',
  oud: 'arabic',
};

/** What was chosen beside a description. */
interface Chosen {
  style?: MusicStyle | undefined;
  feeling?: MusicFeeling | undefined;
}

/** The design of a piece by a description; what the words leave open is the mood's, and the seed's. */
export function designDescribed(
  description: string,
  seed: number,
  chosen: Chosen = {},
): { design: MusicDesign; readings: Readings } {
  const reading = withChosen(readDescription(description), chosen);
  const random = createRandom(deriveSeed('described', description, seed));
  const wanted = <Kind extends NotionKind>(kind: Kind): NotionIds[Kind][] =>
    reading.mentions.flatMap(({ notion, isUnwanted }) =>
      notion.kind === kind && !isUnwanted ? [notion.id as NotionIds[Kind]] : [],
    );
  const kinds = wanted('genre');
  const isOrchestra = kinds.length > 0 && kinds.every((id) => id === 'orchestral');
  // An orchestra plays every other kind of music too.
  const genres = [...kinds.filter((id) => id !== 'orchestral'), ...kinds.filter((id) => id === 'orchestral')].map(
    (id): GenreStyle => GENRE_STYLES[id],
  );
  const feelings = wanted('feeling').map((id): Partial<Style> & { mood: MusicMood } => FEELINGS[id]);
  const scenes = wanted('scene').map((id): Partial<Style> & { mood: MusicMood } => SCENES[id]);
  const { mood, isByChance } = moodOf(reading, [...feelings, ...genres, ...scenes], random);
  // What comes later in the list wins: the mood, scenes, the feelings' harmony, the kind of music.
  const layers = [MOOD_STYLES[mood], ...scenes.toReversed(), ...feelings.toReversed(), ...genres.toReversed()];
  if (isOrchestra && mood === 'epic') {
    layers.push({ mood, ensemble: MOOD_STYLES.epic.ensemble });
  }
  const style = layers.reduce<Style>(
    (sum, { ...layer }) => ({ ...sum, ...layer, ensemble: { ...sum.ensemble, ...layer.ensemble } }),
    MOOD_STYLES[mood],
  );
  const instruments = placeInstruments(wanted('instrument'), wanted('group'), {
    base: chooseInstruments(style.ensemble, random),
    isKind: genres.length > 0,
    isQuiet: QUIET_MOODS.has(mood),
  });
  const without = withoutOf(reading);
  const design: MusicDesign = {
    ...style,
    mood,
    tempo: tempoOf(style.tempo, reading, wanted('tempo')),
    harmony: harmonyOf(
      genres.length > 0 ? style.harmony : colourOf(style.harmony, wanted('instrument')),
      wanted('mode'),
    ),
    drums: drumsOf(style, reading, instruments.isAlone),
    tonic: reading.tonic ?? random.below(12),
    instruments: instruments.roles,
    without,
    ...dynamicsOf(wanted('dynamic')),
  };
  const readings: Readings = {
    genres: [...new Set(wanted('genre'))],
    scenes: [...new Set(wanted('scene'))],
    substitutes: instruments.substitutes,
    without: reading.mentions.flatMap(({ notion, isUnwanted }) => (isUnwanted ? [notion.id] : [])),
    isByChance,
    withoutWords: wordsOf(reading, true),
    words: wordsOf(reading, false),
    unknown: reading.unknown,
    isSingingAsked: wanted('group').includes('vocals'),
  };
  return { design, readings };
}

const isSinging = ({ id }: Notion): boolean => id === 'vocals';

/** What was chosen comes first: where there are several, it is the one that counts. */
function withChosen(reading: Reading, { style, feeling }: Chosen): Reading {
  const chosen: Notion[] = [
    ...(feeling === undefined ? [] : [{ kind: 'feeling' as const, id: feeling }]),
    ...(style === undefined ? [] : [{ kind: 'genre' as const, id: style }]),
  ];
  const first = chosen.map((notion) => ({ notion, word: '', isUnwanted: false }));
  return { ...reading, mentions: [...first, ...reading.mentions] };
}

/** The harmony of the country whose instruments are asked for. */
function colourOf(own: HarmonyName, named: readonly (InstrumentName | SubstitutedName)[]): HarmonyName {
  const colour = named.flatMap((name) => COUNTRIES[name] ?? [])[0];
  if (colour === undefined) {
    return own;
  }
  return DARK.has(own) ? HARMONIES[colour].dark : colour;
}

/** The mood of what is said first; where nothing known is said, one by chance. */
function moodOf(
  { mentions, beatsPerMinute }: Reading,
  said: readonly { mood: MusicMood }[],
  random: Random,
): { mood: MusicMood; isByChance: boolean } {
  const isByChance = mentions.every(({ isUnwanted }) => isUnwanted) && beatsPerMinute === undefined;
  return { mood: said[0]?.mood ?? (isByChance ? random.pick(MUSIC_MOODS) : 'warm'), isByChance };
}

function tempoOf(
  own: Style['tempo'],
  { beatsPerMinute, mentions }: Reading,
  words: readonly TempoWord[],
): Style['tempo'] {
  if (beatsPerMinute !== undefined) {
    return [beatsPerMinute, beatsPerMinute];
  }
  const [word] = words;
  if (word !== undefined) {
    const [factor, lowest, highest] = TEMPI[word];
    const bounded = (tempo: number): number => Math.max(lowest, Math.min(highest, tempo * factor));
    const [slow, fast] = [bounded(own[0]), bounded(own[1])];
    return fast - slow >= 4 ? [slow, fast] : [Math.max(lowest, slow - 4), Math.min(highest, slow + 4)];
  }
  const isNot = (id: TempoWord): boolean => mentions.some(({ notion, isUnwanted }) => isUnwanted && notion.id === id);
  if (isNot('fast') || isNot('very_fast')) {
    return [Math.min(own[0], 84), Math.min(own[1], 96)];
  }
  return isNot('slow') || isNot('very_slow') ? [Math.max(own[0], 100), Math.max(own[1], 112)] : own;
}

function harmonyOf(own: HarmonyName, [mode]: readonly ModeName[]): HarmonyName {
  if (mode === undefined) {
    return own;
  }
  if (mode === 'pentatonic') {
    return COLOURED.has(own) ? own : 'chinese';
  }
  if (COLOURED.has(own) && (mode === 'major' || mode === 'minor')) {
    return mode === 'minor' ? HARMONIES[own].dark : HARMONIES[own].light;
  }
  return MODE_HARMONIES[mode];
}

/** Course, strength and ending by the words for them. */
function dynamicsOf(words: readonly DynamicWord[]): Pick<MusicDesign, 'dynamics' | 'force' | 'ending'> {
  const course = (['build', 'fade', 'even'] as const).find((word) => words.includes(word));
  const grand = words.includes('grand_ending') ? 'grand' : 'usual';
  return {
    dynamics: course ?? 'arch',
    force: (words.includes('loud') ? 10 : 0) - (words.includes('quiet') ? 12 : 0),
    ending: words.includes('quiet_ending') ? 'quiet' : grand,
  };
}

/** The words for what is wanted, or for what is not. */
function wordsOf({ mentions }: Reading, unwanted: boolean): string[] {
  return mentions.flatMap(({ word, notion, isUnwanted }) =>
    word === '' || isSinging(notion) || isUnwanted !== unwanted ? [] : [word],
  );
}

function withoutOf({ mentions }: Reading): Set<PartName> {
  return new Set(
    mentions.flatMap(({ notion, isUnwanted }) =>
      isUnwanted && notion.kind === 'group' ? (UNWANTED_PARTS[notion.id] ?? []) : [],
    ),
  );
}

/** Drums that are asked for by name play even where the mood has none; one or two players alone have no drummer. */
function drumsOf(style: Style, { mentions }: Reading, isAlone: boolean): Style['drums'] {
  const named = mentions.some(({ notion, isUnwanted }) => !isUnwanted && notion.id === 'drums');
  const taiko = mentions.some(({ notion, isUnwanted }) => !isUnwanted && notion.id === 'taiko');
  if (taiko) {
    return 'taiko';
  }
  if (named) {
    return style.drums === 'none' ? 'pop' : style.drums;
  }
  return isAlone ? 'none' : style.drums;
}
