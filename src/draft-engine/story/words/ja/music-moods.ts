import type { MusicMood } from '../../film-plan.ts';

/** How the music of each mood sounds. */
export const MUSIC_MOODS: Readonly<Record<MusicMood, string>> = {
  warm: 'やわらかな弦と木管',
  wistful: '遠くで鳴るピアノ',
  playful: 'はずむ木琴とバスーン',
  tense: '低く刻む弦',
  dark: '重い低音と、ときおりの静寂',
  epic: '大太鼓と金管',
  tender: '静かなギターとチェロ',
  mysterious: '揺れる鉄琴とハープ',
  bright: '明るいピアノと手拍子',
  solemn: 'ゆるやかな合唱と弦',
  driving: '走る打楽器と低い弦',
  dreamy: '霞むような電子音とハープ',
};
