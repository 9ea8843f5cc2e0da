import { expect, test } from 'vitest';
import type { SoundLayer } from '#src/shared/catalogue/clip-sound.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { readSoundDescription } from '../sound/description/read-description.ts';
import { planClipSound, type PlacedIn } from './plan-clip-sound.ts';

const CLIP: PlacedIn = { cuts: [2, 5, 7.5], durationSeconds: 10 };

const layersOf = (text: string, clip = CLIP, notWanted = '', language: Language = 'en'): SoundLayer[] =>
  planClipSound(readSoundDescription(text, notWanted, language), clip);
const momentsOf = (text: string, clip = CLIP): number[] => layersOf(text, clip)[0]?.moments ?? [];
const spansOf = (layers: readonly SoundLayer[]) =>
  layers.map(({ name, spans }) => [name, ...spans.map(({ fromSeconds, untilSeconds }) => [fromSeconds, untilSeconds])]);

test('[AUD-01] single sounds fall on cuts, on every cut, or on the moments that were said', () => {
  expect(CLIP.cuts).toContain(momentsOf('a bell')[0]);
  expect(momentsOf('a bell on every cut')).toEqual([2, 5, 7.5]);
  expect(momentsOf('a bell at 3 s')).toEqual([3]);
  expect(momentsOf('a door slams at 0:04 and at 6.5 seconds')).toEqual([4, 6.5]);
  expect(momentsOf('thunder, at 3 s')).toEqual([3]);
  expect(momentsOf('a bell at 12 s')).toEqual([]);
  expect(momentsOf('a dog barks twice', { cuts: [4], durationSeconds: 10 })).toEqual([4, 5.1]);
  expect(layersOf('glass, gunshot, bell').map(({ moments: [first] }) => first)).toEqual([2, 5, 7.5]);
});

test('[AUD-01] steps are heard from where they begin until they begin anew, or the clip ends', () => {
  expect(spansOf(layersOf('footsteps on every cut'))).toEqual([['steps', [2, 5], [5, 7.5], [7.5, 10]]]);
  expect(spansOf(layersOf('footsteps at 0 s', { cuts: [], durationSeconds: 3 }))).toEqual([['steps', [0, 3]]]);
});

test('[AUD-01] in a clip without cuts single sounds are spread, and what goes on comes again', () => {
  const clip = { cuts: [], durationSeconds: 24 };
  expect(momentsOf('a bell', clip).length).toBe(3);
  expect(layersOf('glass, bell', clip).map(({ moments: [first] }) => Math.round(first ?? 0))).toEqual([1, 13]);
});

test('[AUD-01] a place gives way to the next one at a cut, and places take turns where that is said', () => {
  expect(spansOf(layersOf('forest, then city'))).toEqual([
    ['~forest', [0, 5]],
    ['~city', [5, 10]],
  ]);
  expect(spansOf(layersOf('rain, then a door slams'))).toEqual([['~rain', [0, 10]], ['door_close']]);
  expect(spansOf(layersOf('forest and city, changing at each cut'))).toEqual([
    ['~forest', [0, 2], [5, 7.5]],
    ['~city', [2, 5], [7.5, 10]],
  ]);
});

test('[AUD-01] music is a layer of its own, described by the words around it, and what is not wanted goes', () => {
  const named = (text: string, notWanted = '', language: Language = 'en'): unknown =>
    layersOf(text, CLIP, notWanted, language).map(({ name, words }) => (name === 'music' ? words : name));
  expect(named('rain and calm piano music')).toEqual(['~rain', 'calm piano music']);
  expect(named('soft and warm guitar music with crickets')).toEqual(['~night', 'soft warm guitar music']);
  expect(named('rain, birds, sad music', 'birds, music')).toEqual(['~rain']);
  expect(named('no music, birds')).toEqual(['~birds']);
  expect(named('雨声和悲伤的音乐', '', 'cn')).toEqual(['~rain', '悲伤的音乐']);
  expect(named('빗소리와 슬픈 음악', '', 'ko')).toEqual(['~rain', '슬픈 음악']);
  expect(named('雨の音と悲しい音楽', '', 'ja')).toEqual(['~rain', '悲しい音楽']);
});

test.each<[Language, string, string]>([
  ['cn', '第3秒敲门', '每次切换时快门声'],
  ['ko', '3초에 노크', '컷마다 셔터 소리'],
  ['ja', '3秒でノック', 'カットごとにシャッター音'],
])('[AUD-01] moments and cuts are understood: %s', (language, moment, cuts) => {
  expect(layersOf(moment, CLIP, '', language)).toMatchObject([{ name: 'knock', moments: [3] }]);
  expect(layersOf(cuts, CLIP, '', language)).toMatchObject([{ name: 'shutter', moments: [2, 5, 7.5] }]);
  expect(readSoundDescription(moment, '', language).unknown).toEqual([]);
  expect(readSoundDescription(cuts, '', language).unknown).toEqual([]);
});
