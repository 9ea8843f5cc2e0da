import { expect, test } from 'vitest';
import { MUSIC_MOODS } from '../../story/music-brief.ts';
import { planForm } from '../form/plan-form.ts';
import { planPiece } from '../form/plan-piece.ts';
import { designFilmMusic } from '../style/design-film-music.ts';
import { countParallels, voiceChords } from './voicing.ts';

test('[DRAFT-05] held chords move by small steps and without parallel fifths and octaves', () => {
  let changes = 0;
  let parallels = 0;
  let motion = 0;
  for (const mood of MUSIC_MOODS) {
    const asked = designFilmMusic({ description: '', type: 'drama', mood }, 3);
    const { design, cues, endSeconds } = planForm(asked, 60);
    const { bars } = planPiece(design, cues, { durationSeconds: 60, seed: 3, endSeconds });
    const voicings = voiceChords(bars, design.centre);
    voicings.slice(1).forEach(({ bass, voices }, index) => {
      const before = voicings[index];
      if (before && before.voices.length === voices.length) {
        changes++;
        parallels += countParallels([before.bass, ...before.voices], [bass, ...voices]);
        motion +=
          voices.reduce((sum, pitch, voice) => sum + Math.abs(pitch - (before.voices[voice] ?? pitch)), 0) /
          voices.length;
      }
    });
  }
  expect(changes).toBeGreaterThan(150);
  expect(parallels / changes).toBeLessThan(0.05);
  expect(motion / changes).toBeLessThan(3);
});
