import type { Grammar } from '../grammar.ts';
import { describeCharacter, describeItem, describeMusic, describePlace, MUSIC_MOODS } from './describe.ts';
import { FRAME_WORDS } from './frame-words.ts';
import { HABITS } from './habits.ts';
import { sayable } from './kana.ts';
import { LINES } from './lines.ts';
import { resolveMarks } from './markup.ts';
import { NAMES } from './names.ts';
import { NARRATION } from './narration.ts';
import { JAPANESE_PLOTS } from './plots/all-plots.ts';
import { SCRIPTS } from './scripts.ts';
import { fullNoun, renderSlot } from './slots.ts';
import { TITLES } from './titles.ts';

/** Morae of a text: kana by sound, kanji by their usual length. */
function countMorae(text: string): number {
  let morae = 0;
  for (const character of text) {
    if (/[ゃゅょぁぃぅぇぉャュョァィゥェォ]/.test(character)) {
      continue;
    }
    if (/[ぁ-んァ-ヺー]/.test(character)) {
      morae += 1;
    } else if (/[\p{Script=Han}〇々]/u.test(character)) {
      morae += 1.85;
    } else if (/[。！？…]/.test(character)) {
      morae += 1;
    } else if (character === '、') {
      morae += 0.7;
    } else if (/[a-z0-9]/i.test(character)) {
      morae += 1.5;
    }
  }
  return Math.ceil(morae);
}

/** Settles marks and punctuation, and spells what a voice could not read. */
const finish: Grammar['finish'] = (text, facts) =>
  sayable(resolveMarks(text, facts))
    .replace(/。。+/g, '。')
    .replace(/、。/g, '。')
    .replace(/([。、！？])\s+/g, '$1');

export const JAPANESE: Grammar = {
  language: 'ja',
  narration: NARRATION,
  lines: LINES,
  frames: FRAME_WORDS,
  plots: JAPANESE_PLOTS,
  scripts: SCRIPTS,
  habits: HABITS,
  titles: TITLES,
  names: NAMES,
  musicMoods: MUSIC_MOODS,
  voices: {
    ads: ['salesman', 'warm'],
    drama: ['warm', 'dry'],
    comedy: ['dry', 'warm'],
    romance: ['warm', 'dry'],
    martial_arts: ['epic', 'dry'],
    fantasy: ['warm', 'epic'],
    scifi: ['dry', 'epic'],
    suspense: ['dry', 'warm'],
    horror: ['dry', 'warm'],
    action: ['dry', 'epic'],
    history: ['epic', 'reporting'],
    war: ['epic', 'warm'],
    documentary: ['reporting', 'warm'],
    animation: ['childlike', 'warm'],
    crime: ['dry', 'warm'],
    adventure: ['epic', 'warm'],
    biography: ['reporting', 'warm'],
    disaster: ['reporting', 'epic'],
    youth: ['dry', 'warm'],
    family: ['warm', 'childlike'],
    art: ['warm', 'epic'],
    road: ['dry', 'warm'],
    western: ['dry', 'epic'],
    detective: ['dry', 'warm'],
    education: ['reporting', 'warm'],
    travel: ['warm', 'reporting'],
    nature: ['reporting', 'warm'],
    variety: ['salesman', 'warm'],
    news: ['reporting'],
  },
  outlines: [
    '舞台は{place}。{hero.intro}の願いは、{want}こと。けれど{other.intro}と出会い、その形は少しずつ変わっていく。',
    '{place}から{elsewhere}へ。{hero.intro}と{other.intro}は、{held}をめぐって同じ道を行くことになる。',
    '{years}年変わらなかった{place}で、{hero.intro}の一日が動きだす。鍵をにぎるのは、{other.intro}。',
    '望みは、{want}こと。そのために{hero.intro}が置いていくものは、思うより大きい。',
  ],
  speechUnitsPerSecond: 6.5,
  countSpeechUnits: countMorae,
  slot: renderSlot,
  finish,
  describeCharacter,
  describePlace,
  describeItem,
  describeMusic,
  tidyIdea: (idea) => {
    const clean = idea
      .replace(/^[「『"'“]+|[」』"'”]+$/g, '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 200);
    return /[。！？!?…]$/.test(clean) ? clean : `${clean}。`;
  },
  nameOf: (noun) => sayable(fullNoun(noun)),
};
