import type { MusicMood } from '../../story/film-plan.ts';
import type { GenreName } from '../style/genre-styles.ts';
import type { InstrumentName, SubstitutedName } from '../style/instruments.ts';
import type { Style } from '../style/style.ts';

/** Feelings, each with the mood that writes it. */
export const FEELINGS = {
  happy: { mood: 'bright' },
  sad: { mood: 'wistful', harmony: 'minor' },
  calm: { mood: 'dreamy', harmony: 'major' },
  warm: { mood: 'warm' },
  wistful: { mood: 'wistful' },
  playful: { mood: 'playful' },
  tense: { mood: 'tense' },
  dark: { mood: 'dark' },
  scary: { mood: 'dark', harmony: 'locrian' },
  epic: { mood: 'epic' },
  heroic: { mood: 'epic', harmony: 'mixolydian' },
  tender: { mood: 'tender' },
  romantic: { mood: 'tender' },
  mysterious: { mood: 'mysterious' },
  bright: { mood: 'bright' },
  solemn: { mood: 'solemn' },
  driving: { mood: 'driving' },
  dreamy: { mood: 'dreamy' },
  angry: { mood: 'driving', harmony: 'tense' },
  lonely: { mood: 'wistful' },
  hopeful: { mood: 'warm' },
} as const satisfies Readonly<Record<string, Partial<Style> & { mood: MusicMood }>>;
type Feeling = keyof typeof FEELINGS;

/** Scenes, each with the mood that fits it where no feeling is named, and what it changes. */
export const SCENES = {
  storm: { mood: 'tense', tempo: [98, 112], drums: 'war_drums', figure: 'sixteenths', harmony: 'minor' },
  sea: { mood: 'dreamy', figure: 'arpeggio' },
  rain: { mood: 'wistful', figure: 'plucks' },
  snow: { mood: 'dreamy', figure: 'plucks', ensemble: { melody: ['celesta'] } },
  night: { mood: 'mysterious' },
  morning: { mood: 'warm' },
  sunset: { mood: 'wistful' },
  city: { mood: 'driving' },
  forest: { mood: 'mysterious', ensemble: { melody: ['flute', 'recorder'] } },
  mountain: { mood: 'epic', ensemble: { melody: ['horn'] } },
  river: { mood: 'dreamy', figure: 'arpeggio' },
  desert: { mood: 'mysterious', harmony: 'arabic' },
  space: {
    mood: 'dreamy',
    harmony: 'floating',
    ensemble: { melody: ['space_voice', 'crystal'], figure: ['poly_synth'], pad: ['sweep_pad'] },
  },
  battle: { mood: 'epic', tempo: [102, 118], drums: 'war_drums' },
  chase: { mood: 'driving', tempo: [132, 148], figure: 'sixteenths' },
  party: { mood: 'bright', tempo: [114, 126], drums: 'pop' },
  festival: { mood: 'bright' },
  market: { mood: 'playful' },
  spring: { mood: 'bright' },
  summer: { mood: 'bright' },
  autumn: { mood: 'wistful' },
  winter: { mood: 'wistful' },
  childhood: { mood: 'playful', ensemble: { melody: ['music_box', 'glockenspiel'] } },
  school: { mood: 'bright' },
  circus: {
    mood: 'playful',
    beatsPerBar: 3,
    figure: 'waltz',
    bass: 'waltz',
    ensemble: { melody: ['accordion', 'piccolo'] },
  },
  castle: { mood: 'solemn', ensemble: { melody: ['recorder', 'horn'] } },
  church: { mood: 'solemn', ensemble: { harmony: ['church_organ'], pad: ['choir'] } },
  cafe: { mood: 'warm' },
  road: { mood: 'driving', ensemble: { figure: ['steel_guitar'] } },
  train: { mood: 'driving', figure: 'ostinato' },
  underwater: { mood: 'dreamy', space: 0.9 },
  dream: { mood: 'dreamy' },
  wedding: { mood: 'tender' },
  funeral: { mood: 'solemn', harmony: 'minor' },
  farewell: { mood: 'wistful' },
  home: { mood: 'warm' },
  love: { mood: 'tender' },
  war: { mood: 'solemn', drums: 'march' },
  ghost: { mood: 'dark' },
  robot: { mood: 'driving', ensemble: { melody: ['square_wave'], bass: ['synth_bass'] } },
  magic: { mood: 'mysterious', harmony: 'lydian', ensemble: { melody: ['celesta'] } },
  victory: { mood: 'epic', harmony: 'major', ensemble: { melody: ['trumpet', 'brass'] } },
  journey: { mood: 'bright' },
  garden: { mood: 'tender' },
  moon: { mood: 'dreamy' },
  stars: { mood: 'dreamy' },
  fire: { mood: 'tense' },
  wind: { mood: 'wistful' },
  detective: { mood: 'mysterious', harmony: 'jazz_minor' },
  western: {
    mood: 'driving',
    harmony: 'dorian',
    drums: 'gallop',
    figure: 'gallop',
    ensemble: { melody: ['harmonica', 'whistle'], figure: ['banjo', 'guitar'] },
  },
  cooking: { mood: 'playful' },
  sport: { mood: 'driving', tempo: [124, 138] },
  study: { mood: 'dreamy' },
  sleep: { mood: 'dreamy' },
  christmas: { mood: 'warm', ensemble: { melody: ['celesta', 'glockenspiel'] } },
  animals: { mood: 'playful' },
} as const satisfies Readonly<Record<string, Partial<Style> & { mood: MusicMood }>>;
type Scene = keyof typeof SCENES;

const TEMPO_WORDS = ['very_slow', 'slow', 'moderate', 'fast', 'very_fast'] as const;
export type TempoWord = (typeof TEMPO_WORDS)[number];

const DYNAMIC_WORDS = ['build', 'fade', 'even', 'quiet', 'loud', 'quiet_ending', 'grand_ending'] as const;
export type DynamicWord = (typeof DYNAMIC_WORDS)[number];

/** Modes by name; 'major' and 'minor' among them. */
const MODES = ['major', 'minor', 'dorian', 'phrygian', 'lydian', 'mixolydian', 'pentatonic'] as const;
export type ModeName = (typeof MODES)[number];

/** Groups of instruments that are wanted or not wanted together. */
const GROUPS = [
  'drums',
  'strings_group',
  'brass_group',
  'bass',
  'melody',
  'synths',
  'vocals',
  'solo',
  'orchestra',
] as const;
export type GroupName = (typeof GROUPS)[number];

/** What a description can name, by kind. */
export interface NotionIds {
  feeling: Feeling;
  scene: Scene;
  genre: GenreName;
  tempo: TempoWord;
  dynamic: DynamicWord;
  mode: ModeName;
  group: GroupName;
  instrument: InstrumentName | SubstitutedName;
}
export type NotionKind = keyof NotionIds;

/** Something that a description says. */
export type Notion = { [Kind in NotionKind]: { kind: Kind; id: NotionIds[Kind] } }[NotionKind];

/** A language's words: by kind and notion, words separated by commas. */
export interface MusicWords {
  feeling: Readonly<Record<Feeling, string>>;
  scene: Readonly<Record<Scene, string>>;
  genre: Readonly<Partial<Record<GenreName, string>>>;
  tempo: Readonly<Record<TempoWord, string>>;
  dynamic: Readonly<Record<DynamicWord, string>>;
  mode: Readonly<Partial<Record<ModeName, string>>>;
  group: Readonly<Record<GroupName, string>>;
  instrument: Readonly<Partial<Record<InstrumentName | SubstitutedName, string>>>;
  /** Regular expressions of words before or after which something is not wanted, and of what may stand between. */
  unwantedAfter?: RegExp;
  unwantedBefore?: RegExp;
  between: RegExp;
}
