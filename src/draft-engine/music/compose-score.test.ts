import { expect, test } from 'vitest';
import { FILM_TYPES, type FilmType } from '#src/shared/catalogue/film-types.ts';
import { measureScore } from '#tests/build/score-measures.ts';
import { MUSIC_MOODS, type CharacterNature } from '../story/music-brief.ts';
import type { WorldId } from '../story/worlds/worlds.ts';
import { composeScore } from './compose-score.ts';
import type { FilmMusicRequest, MusicCue, Score, ScoreNote } from './music-request.ts';

const cue = (startSeconds: number, endSeconds: number, changes: Partial<MusicCue> = {}): MusicCue => ({
  startSeconds,
  endSeconds,
  tension: 0.4,
  level: 'theme',
  emotion: 'neutral',
  ...changes,
});

const film = (changes: Partial<FilmMusicRequest> = {}): FilmMusicRequest => ({
  brief: {
    description: '',
    type: 'drama',
    mood: 'warm',
    themes: [
      { key: 'character-1', name: 'Tomas', nature: 'old' },
      { key: 'character-2', name: 'Mina', nature: 'child' },
    ],
  },
  cues: [
    cue(0, 7.3, { tension: 0.2, characters: ['character-1'] }),
    cue(7.3, 12.1, { level: 'none', emotion: 'sad' }),
    cue(12.1, 18.4, { tension: 0.3, characters: ['character-2'] }),
    cue(18.4, 23.9, { tension: 0.6, characters: ['character-1', 'character-2'], accent: 'meeting' }),
    cue(23.9, 31.2, { tension: 0.9, level: 'full', emotion: 'fear', accent: 'shock' }),
    cue(31.2, 40, { tension: 0.2, emotion: 'happy', characters: ['character-1'] }),
  ],
  durationSeconds: 40,
  seed: 4,
  ...changes,
});

const within = ({ notes }: Score, from: number, to: number): Score['notes'] =>
  notes.filter(({ startSeconds }) => startSeconds >= from && startSeconds < to);

test.each(MUSIC_MOODS)('[DRAFT-05] music is in key, singable, and ends on its tonic inside the film (%s)', (mood) => {
  for (const type of FILM_TYPES) {
    const score = composeScore(film({ brief: { ...film().brief, type, mood } }));
    const { inKey, clashes, range, ringSeconds } = measureScore(score);
    expect(inKey, type).toBeGreaterThan(0.9);
    expect(clashes, type).toBe(0);
    expect(range, type).toBeLessThanOrEqual(26);
    expect(ringSeconds, type).toBeGreaterThan(1.5);
    expect(ringSeconds, type).toBeLessThan(4.5);
    const last = score.notes.filter(({ part }) => part === 'melody').at(-1);
    const final = score.harmony.at(-1);
    expect((last?.pitch ?? -1) % 12, type).toBe(final?.chord[0]);
    expect(Math.max(...score.notes.map((note) => note.startSeconds + note.durationSeconds)), type).toBeLessThan(40);
  }
});

test('[DRAFT-05] music is silent where the film asks for it, and before a shock', () => {
  const score = composeScore(film());
  expect(within(score, 7.6, 11.9)).toEqual([]);
  expect(score.rests.some(({ startSeconds, endSeconds }) => startSeconds > 20 && endSeconds < 24.3)).toBe(true);
  for (const { startSeconds, endSeconds } of score.rests) {
    expect(within(score, startSeconds + 0.05, endSeconds - 0.05)).toEqual([]);
  }
});

test('[DRAFT-05] music is fullest where the tension is highest', () => {
  const score = composeScore(film());
  const force = (from: number, to: number): number =>
    within(score, from, to).reduce((sum, { velocity }) => sum + velocity ** 2, 0);
  expect(force(24, 31)).toBeGreaterThan(force(0, 7) * 1.3);
});

test('[DRAFT-05] cuts fall on beats', () => {
  const meets = [1, 2, 3, 4, 5, 6].map((seed) => {
    const { cues } = film();
    const { beatSeconds } = composeScore(film({ seed }));
    const met = cues
      .slice(1)
      .filter(({ startSeconds }) => beatSeconds.some((beat) => Math.abs(beat - startSeconds) < 0.02));
    return met.length / (cues.length - 1);
  });
  expect(meets.reduce((sum, share) => sum + share, 0) / meets.length).toBeGreaterThan(0.8);
});

const melodyIn = (score: Score, from: number, to: number): Score['notes'] =>
  within(score, from, to).filter(({ part }) => part === 'melody');
const playersIn = (score: Score, from: number, to: number): string[] => [
  ...new Set(melodyIn(score, from, to).map(({ instrument }) => instrument)),
];

/** A film in which the hero and another have a scene each, and the hero has the last. */
const withOther = (
  nature: CharacterNature,
  seed: number,
  { heroName = 'Tomas', ...changes }: Partial<FilmMusicRequest> & { heroName?: string } = {},
): Score =>
  composeScore(
    film({
      ...changes,
      seed,
      brief: {
        ...film().brief,
        themes: [
          { key: 'character-1', name: heroName, nature: 'adult' },
          { key: 'character-2', name: 'Mina', nature },
        ],
      },
    }),
  );

test.each<[CharacterNature, string[]]>([
  ['child', ['glockenspiel', 'recorder', 'celesta']],
  ['large_animal', ['trombone', 'bassoon', 'cello']],
  ['machine', ['square_wave', 'vibraphone', 'marimba']],
])('[DRAFT-05] the hero has the instrument of the film, and another (%s) that of its nature', (nature, own) => {
  for (const seed of [1, 2, 3, 4]) {
    const score = withOther(nature, seed);
    expect(['piano', 'oboe']).toEqual(expect.arrayContaining(playersIn(score, 0, 7)));
    const [other] = playersIn(score, 12.5, 18);
    expect(own).toContain(other);
    expect(playersIn(score, 35, 40)).toEqual(playersIn(score, 0, 7));
  }
});

/** The time of a note in beats from the start of the piece, to a quarter of one. */
function beatOf({ beatSeconds }: Score, { startSeconds }: ScoreNote): number {
  const at = beatSeconds.findLastIndex((beat) => beat <= startSeconds + 0.05);
  const [from = 0, to = from + 1] = beatSeconds.slice(Math.max(0, at));
  return Math.max(0, at) + Math.round(((startSeconds - from) / (to - from)) * 4) / 4;
}

/** How many of the first four notes of a melody another one has in a row: their distances in beats and directions. */
function headIn(score: Score, one: ScoreNote[], other: ScoreNote[]): number {
  const steps = (notes: ScoreNote[]): string[] =>
    notes.slice(1).map((note, index) => {
      const before = notes[index] as ScoreNote;
      return `${beatOf(score, note) - beatOf(score, before)} ${Math.sign(note.pitch - before.pitch)}`;
    });
  const [head, whole] = [steps(one).slice(0, 3), steps(other)];
  const runs = whole.map((_, at) => head.findIndex((step, index) => whole[at + index] !== step));
  return Math.max(0, ...runs.map((run) => (run < 0 ? head.length : run)));
}

test('[DRAFT-05] the motif of the hero comes back in later scenes, and not in those of others', () => {
  const cues = [0, 12, 24, 36].map((start, index) =>
    cue(start, start + 12, {
      tension: 0.3,
      characters: [index === 1 ? 'character-2' : 'character-1'],
      isNewScene: true,
    }),
  );
  const found = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((seed) => {
    const score = withOther('child', seed, { cues, durationSeconds: 48 });
    const head = melodyIn(score, 0, 12);
    return { again: headIn(score, head, melodyIn(score, 24, 36)), other: headIn(score, head, melodyIn(score, 12, 24)) };
  });
  const sum = (which: 'again' | 'other'): number => found.reduce((total, each) => total + each[which], 0);
  expect(sum('again')).toBeGreaterThan(2 * found.length);
  expect(sum('again')).toBeGreaterThan(2.5 * sum('other'));
});

test('[DRAFT-05] another name gives the hero another motif, and leaves that of the other', () => {
  const [score, renamed] = [withOther('child', 4), withOther('child', 4, { heroName: 'Ana' })];
  const pitches = (of: Score, from: number, to: number): number[] => melodyIn(of, from, to).map(({ pitch }) => pitch);
  expect(pitches(renamed, 0, 7.2)).not.toEqual(pitches(score, 0, 7.2));
  expect(pitches(renamed, 12.5, 18)).toEqual(pitches(score, 12.5, 18));
});

const players = (brief: Partial<FilmMusicRequest['brief']>, part: Score['notes'][number]['part']): string[] => [
  ...new Set(
    [1, 2, 3, 4, 5, 6].flatMap((seed) =>
      composeScore(film({ seed, brief: { ...film().brief, ...brief } }))
        .notes.filter((note) => note.part === part && note.startSeconds < 7)
        .map(({ instrument }) => instrument),
    ),
  ),
];

test.each<[WorldId, string[]]>([
  ['old_china', ['fiddle', 'pan_flute']],
  ['joseon', ['fiddle', 'shakuhachi']],
  ['edo', ['shakuhachi']],
  ['india', ['flute', 'sitar']],
  ['old_west', ['harmonica', 'whistle']],
  ['medieval_europe', ['recorder']],
  ['space', ['crystal', 'space_voice']],
])('[DRAFT-05] a world has its instruments: %s', (world, melody) => {
  expect(players({ world }, 'melody').toSorted()).toEqual(melody);
});

test.each<[FilmType, string[]]>([
  ['romance', ['violin']],
  ['war', ['trumpet']],
  ['horror', ['music_box', 'solo_voice']],
  ['comedy', ['clarinet']],
  ['animation', ['piccolo', 'xylophone']],
])('[DRAFT-05] a film type has its instruments: %s', (type, melody) => {
  expect(players({ type }, 'melody').toSorted()).toEqual(melody);
});

test('[DRAFT-05] music is thinner while somebody speaks', () => {
  const speech = { startSeconds: 13, endSeconds: 18 };
  const { cues } = film();
  const spoken = composeScore(film({ cues: cues.map((one, index) => (index === 2 ? { ...one, speech } : one)) }));
  const silent = composeScore(film());
  expect(within(spoken, 13, 18).length).toBeLessThan(within(silent, 13, 18).length * 0.8);
  const melody = within(spoken, 13, 18).filter(({ part }) => part === 'melody');
  expect(melody.every(({ pitch }) => pitch >= 72)).toBe(true);
});

test('[DRAFT-07] equal requests give equal scores, and other seeds others', () => {
  expect(composeScore(film())).toEqual(composeScore(film()));
  expect(composeScore(film({ seed: 5 })).notes).not.toEqual(composeScore(film()).notes);
});

test('[DRAFT-05] a description decides tempo, metre, key, players and what is left out', () => {
  const piece = (description: string, durationSeconds = 40): Score =>
    composeScore({ description, durationSeconds, seed: 3 });
  const techno = piece('Techno, 128 bpm, in A minor').understood;
  expect(techno).toMatchObject({ genres: ['techno'], beatsPerMinute: 128, key: 'A minor', isByChance: false });
  expect(piece('慢板华尔兹').understood).toMatchObject({ beatsPerBar: 3, genres: ['waltz'] });
  expect(piece('피아노와 첼로').understood.instruments.toSorted()).toEqual(['cello', 'piano']);
  const quiet = piece('サックスのジャズ、ドラムなし');
  expect(quiet.notes.some(({ part }) => part === 'drums')).toBe(false);
  expect(quiet.understood.without).toEqual(['drums']);
  expect(piece('古筝独奏').understood.substitutes).toEqual([{ asked: 'guzheng', played: 'koto' }]);
  const built = piece('epic music that builds up', 60);
  const third = (index: number): number =>
    within(built, index * 20, index * 20 + 20).reduce((sum, { velocity }) => sum + velocity, 0);
  expect(third(2)).toBeGreaterThan(third(0) * 1.3);
});

test('[DRAFT-05] words that say nothing known still give a piece, by the seed', () => {
  const piece = (seed: number): Score => composeScore({ description: 'xyzzy', durationSeconds: 20, seed });
  expect(piece(1).understood.isByChance).toBe(true);
  expect(piece(1).notes.length).toBeGreaterThan(20);
  expect(new Set([1, 2, 3, 4, 5, 6].map((seed) => piece(seed).understood.mood)).size).toBeGreaterThan(2);
});

test.each([
  ['Violinist', 'violin'],
  ['老チェリスト', 'cello'],
])('[DRAFT-05] a hero whose name says what they play has that instrument (%s)', (name, instrument) => {
  const { brief, ...rest } = film();
  const score = composeScore({ ...rest, brief: { ...brief, themes: [{ key: 'character-1', name, nature: 'old' }] } });
  expect(score.understood.instruments).toContain(instrument);
});
