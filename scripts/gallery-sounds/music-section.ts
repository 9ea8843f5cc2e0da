import { composeMusic } from '#src/draft-engine/music/compose-music.ts';
import { DESCRIPTION_SAMPLES } from '#src/draft-engine/music/describe/description-samples.ts';
import type { MusicCue, MusicRequest } from '#src/draft-engine/music/music-request.ts';
import { MUSIC_MOODS, type MusicBrief } from '#src/draft-engine/story/music-brief.ts';
import { FILM_TYPES } from '#src/shared/catalogue/film-types.ts';
import { LANGUAGE_NAMES } from '#src/shared/language/languages.ts';
import type { GallerySection, GallerySound } from './gallery-group.ts';

const PIECE_SECONDS = 24;
const DESCRIBED_IN_EACH_LANGUAGE = 6;

/** A small film: calm, a meeting, a rise to a shock, and peace. */
const CUES: readonly MusicCue[] = [
  { startSeconds: 0, endSeconds: 6, tension: 0.2, level: 'theme', emotion: 'neutral', characters: ['hero'] },
  { startSeconds: 6, endSeconds: 11, tension: 0.4, level: 'theme', emotion: 'happy', accent: 'meeting' },
  { startSeconds: 11, endSeconds: 18, tension: 0.9, level: 'full', emotion: 'fear', accent: 'shock' },
  { startSeconds: 18, endSeconds: PIECE_SECONDS, tension: 0.2, level: 'theme', emotion: 'happy', characters: ['hero'] },
];

/** Every mood, every film type, and pieces by what a person writes. */
export const music: GallerySection = ({ seed, languages }) => {
  const play = (name: string, request: Omit<MusicRequest, 'seed' | 'durationSeconds'>): GallerySound => ({
    name,
    make: async () => {
      const piece = await composeMusic({ ...request, seed, durationSeconds: PIECE_SECONDS } as MusicRequest);
      return [piece.left, piece.right];
    },
  });
  const film = (name: string, brief: Pick<MusicBrief, 'type' | 'mood'>): GallerySound =>
    play(name, {
      brief: { ...brief, description: '', themes: [{ key: 'hero', name: 'Mina', nature: 'young' }] },
      cues: CUES,
    });
  return [
    {
      title: 'Music by mood, for a drama',
      content: { sounds: MUSIC_MOODS.map((mood) => film(mood, { type: 'drama', mood })) },
    },
    {
      title: 'Music by film type, warm',
      content: { sounds: FILM_TYPES.map((type) => film(type, { type, mood: 'warm' })) },
    },
    ...languages.map((language) => ({
      title: `Described music: ${LANGUAGE_NAMES[language]}`,
      content: {
        sounds: DESCRIPTION_SAMPLES[language]
          .slice(0, DESCRIBED_IN_EACH_LANGUAGE)
          .map(([description]) => play(description, { description })),
      },
    })),
  ];
};
