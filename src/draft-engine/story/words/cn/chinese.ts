import type { FrameId } from '../../frames/frames.ts';
import type { Plot } from '../../plots/plot.ts';
import { isLine, type LineBeat, OTHER_SPEAKS } from '../../shapes/beats.ts';
import type { FrameWords, Grammar } from '../grammar.ts';
import { describeCharacter, describeItem, describeMusic, describePlace } from './descriptions.ts';
import { BOND_FRAMES } from './frames-bonds.ts';
import { FATE_FRAMES } from './frames-fates.ts';
import { QUEST_FRAMES } from './frames-quests.ts';
import { WORK_FRAMES } from './frames-work.ts';
import { HABITS } from './habits.ts';
import { LINES } from './lines.ts';
import { NAMES } from './names.ts';
import { ACTED } from './narration-acted.ts';
import { TOLD } from './narration-told.ts';
import { spellDigits } from './numbers.ts';
import { CHINESE_PLOTS } from './plots/all-plots.ts';
import { SCRIPTS } from './scripts.ts';
import { chineseSlot, fullNoun, isForeign } from './slots.ts';
import { MUSIC_MOODS, OUTLINES, TITLES } from './titles.ts';
import { TYPE_WORDS } from './type-words.ts';

/** Lines to the camera or to an opponent keep 你; the others address the listener as age and rank ask. */
const FAMILIAR: ReadonlySet<LineBeat> = new Set<LineBeat>([
  'witness_line',
  'worth_line',
  'denial_line',
  'threat_line',
  'host_line',
  'deduction_line',
  'voice_line',
]);
const addressedLine = (beat: LineBeat, line: string): string =>
  FAMILIAR.has(beat) ? line : line.replace(/你(?!们)/g, `{you.${OTHER_SPEAKS.has(beat) ? 'hero' : 'other'}}`);
const addressed = (
  lines: Readonly<Partial<Record<LineBeat, readonly string[]>>>,
): Partial<Record<LineBeat, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(lines).map(([beat, list]) => [beat, list.map((line) => addressedLine(beat as LineBeat, line))]),
  );
const addressedPlot = (plot: Plot): Plot => ({
  ...plot,
  steps: plot.steps.map((step) =>
    isLine(step.beat) ? { ...step, words: step.words.map((line) => addressedLine(step.beat as LineBeat, line)) } : step,
  ),
});

/** What stirs a wish can also be its first sign. */
const withUnrest = (narration: FrameWords['narration']): FrameWords['narration'] => {
  const stirring = (narration.want ?? []) as readonly string[];
  return {
    ...narration,
    sign: [
      ...((narration.sign ?? []) as readonly string[]),
      ...stirring.filter((sentence) => !sentence.includes('{want}')),
    ],
  };
};

const PLAIN_FRAMES: Readonly<Record<FrameId, FrameWords>> = {
  ...BOND_FRAMES,
  ...QUEST_FRAMES,
  ...WORK_FRAMES,
  ...FATE_FRAMES,
};
const FRAMES = Object.fromEntries(
  Object.entries(PLAIN_FRAMES).map(([id, words]) => [
    id,
    { ...words, narration: withUnrest(words.narration), lines: addressed(words.lines) },
  ]),
) as unknown as Readonly<Record<FrameId, FrameWords>>;

const PLOTS = Object.fromEntries(
  Object.entries(CHINESE_PLOTS).map(([frame, plots]) => [frame, plots.map(addressedPlot)]),
) as unknown as Readonly<Record<FrameId, readonly Plot[]>>;

/** Chinese as films speak it: narration, lines and descriptions in simplified characters. */
export const CHINESE: Grammar = {
  language: 'cn',
  narration: { ...ACTED, ...TOLD },
  lines: addressed(LINES) as Readonly<Record<LineBeat, readonly string[]>>,
  frames: FRAMES,
  plots: PLOTS,
  types: TYPE_WORDS,
  scripts: SCRIPTS,
  voices: {
    ads: ['salesman', 'warm'],
    drama: ['warm', 'dry'],
    comedy: ['dry', 'childlike'],
    romance: ['warm', 'dry'],
    martial_arts: ['epic', 'dry'],
    fantasy: ['warm', 'childlike', 'epic'],
    scifi: ['dry', 'epic'],
    suspense: ['dry', 'reporting'],
    horror: ['dry', 'reporting'],
    action: ['epic', 'dry'],
    history: ['epic', 'reporting'],
    war: ['epic', 'reporting'],
    documentary: ['reporting', 'warm'],
    animation: ['childlike', 'warm'],
    crime: ['dry', 'reporting'],
    adventure: ['epic', 'childlike'],
    biography: ['warm', 'reporting'],
    disaster: ['reporting', 'epic'],
    youth: ['warm', 'dry'],
    family: ['warm', 'childlike'],
    art: ['warm', 'dry'],
    road: ['dry', 'warm'],
    western: ['dry', 'epic'],
    detective: ['dry', 'reporting'],
    education: ['warm', 'childlike'],
    travel: ['warm', 'reporting'],
    nature: ['reporting', 'warm'],
    variety: ['salesman', 'dry'],
    news: ['reporting'],
  },
  habits: HABITS,
  titles: TITLES,
  outlines: OUTLINES,
  names: NAMES,
  musicMoods: MUSIC_MOODS,
  speechUnitsPerSecond: 4.5,
  countSpeechUnits: (text) =>
    (text.match(/\p{Script=Han}/gu)?.length ?? 0) +
    (text.match(/\d/g)?.length ?? 0) +
    (text.match(/[\p{Script=Latin}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]{1,4}/gu)?.length ?? 0) * 2,
  slot: (name, form, facts) => chineseSlot(name, form, facts, (frame) => FRAMES[frame].wish),
  finish: (text) =>
    spellDigits(text)
      .replace(/(?<=[\p{Script=Han}，。：；！？])\s+|\s+(?=[\p{Script=Han}，。：；！？])/gu, '')
      .replace(/的的/g, '的')
      .replace(/去去(?!就)/g, '去')
      .replace(/里里/g, '里')
      .replace(/上上(?!下)/g, '上')
      .replace(/，，/g, '，')
      .replace(/([。！？])。/g, '$1')
      .replace(/二年/g, (found, at: number, whole: string) =>
        at === 0 || !/[第一二三四五六七八九十百千零]/.test(whole[at - 1] ?? '') ? '两年' : found,
      ),
  describeCharacter,
  describePlace,
  describeItem,
  describeMusic,
  tidyIdea: (idea) => {
    const tidy = idea
      .trim()
      .replace(/\s*,\s*/g, '，')
      .replace(/\s*;\s*/g, '；')
      .replace(/\s*\?\s*/g, '？')
      .replace(/\s*!\s*/g, '！')
      .replace(/(?<=[\p{Script=Han}])\.(?=\s|$)/gu, '。')
      .replace(/^["“「『]([^"”」』]*)["”」』]$/, '$1')
      .replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, '，');
    return /[。！？…”」]$/.test(tidy) ? tidy : `${tidy.replace(/[，；、,.]$/, '')}。`;
  },
  nameOf: (noun) =>
    isForeign(noun) ? (noun.concept.startsWith('place.') ? '那个地方' : '要紧的东西') : fullNoun(noun),
};
