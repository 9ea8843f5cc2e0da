import { expect, test } from 'vitest';
import { FILM_TYPES } from './film-types.ts';
import { LIMITS } from './limits.ts';
import { LOOK_PROMPTS } from './look-prompts.ts';
import { LOOK_GROUPS, LOOK_IDS, LOOKS } from './looks.ts';
import { ASPECT_RATIOS, CAMERA_MOVEMENTS, EMOTIONS } from './shots.ts';

const words = (text: string): string[] => text.split(', ');

test('[CAT-01] the 29 film types', () => {
  expect([...FILM_TYPES]).toEqual(
    words(
      'ads, drama, comedy, romance, martial_arts, fantasy, scifi, suspense, horror, action, history, war, documentary, animation, crime, adventure, biography, disaster, youth, family, art, road, western, detective, education, travel, nature, variety, news',
    ),
  );
});

test('[CAT-02] [CAT-03] [CAT-10] camera movements, emotions and aspect ratios are the ones agreed', () => {
  expect([...CAMERA_MOVEMENTS]).toEqual(
    words(
      'static, handheld, zoom_out, zoom_in, pan_left, pan_right, tilt_up, tilt_down, circle_around_subject, follow_subject, dolly_zoom',
    ),
  );
  expect([...EMOTIONS]).toEqual(words('happy, sad, angry, surprised, fear, hate, excited, coldness, neutral'));
  expect([...ASPECT_RATIOS]).toEqual(['16:9', '9:16']);
});

test('[CAT-08] at least 20 looks in all five groups, each with words for a prompt', () => {
  expect(LOOK_IDS.length).toBeGreaterThanOrEqual(20);
  expect(new Set(LOOK_IDS.map((id) => LOOKS[id].group))).toEqual(new Set(LOOK_GROUPS));
  for (const id of LOOK_IDS) {
    expect(LOOK_PROMPTS[id].length, id).toBeGreaterThan(20);
  }
});

test('[CAT-41] own characters, shots, appeals and invitations have the limits agreed', () => {
  expect([LIMITS.film.charactersOnIdeaPage, LIMITS.film.minimumShots]).toEqual([4, 4]);
  expect([LIMITS.appeal.maximumCharacters, LIMITS.invitations]).toEqual([1000, 10]);
});

test('limits of features that are not built yet are the ones agreed', () => {
  expect(LIMITS.draws).toEqual([1, 5, 10]);
  expect(LIMITS.film.minimumVideoFrames).toBe(2);
});
