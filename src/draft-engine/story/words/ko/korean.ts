import type { FrameId } from '../../frames/frames.ts';
import type { FrameWords, Grammar } from '../grammar.ts';
import { describeCharacter, describeItem, describeMusic, describePlace } from './descriptions.ts';
import { BOND_FRAMES } from './frames-bonds.ts';
import { CRAFT_FRAMES } from './frames-crafts.ts';
import { QUEST_FRAMES } from './frames-quests.ts';
import { HABITS } from './habits.ts';
import { KOREAN_LINES } from './lines.ts';
import { finishKorean } from './markup.ts';
import { KOREAN_NAMES } from './names.ts';
import { ACTED_NARRATION } from './narration-acted.ts';
import { TOLD_NARRATION } from './narration-told.ts';
import { spellDigits } from './numbers.ts';
import { KOREAN_PLOTS } from './plots/all-plots.ts';
import { KOREAN_SCRIPTS } from './scripts.ts';
import { fullNoun, koreanSlot } from './slots.ts';
import { KOREAN_MOODS, KOREAN_OUTLINES, KOREAN_TITLES } from './titles.ts';
import { KOREAN_TYPES } from './type-words.ts';

const FRAMES: Readonly<Record<FrameId, FrameWords>> = { ...BOND_FRAMES, ...QUEST_FRAMES, ...CRAFT_FRAMES };

/** Korean: particles by the final sound, endings by the narrator's voice and by who speaks to whom. */
export const KOREAN: Grammar = {
  language: 'ko',
  narration: { ...ACTED_NARRATION, ...TOLD_NARRATION },
  lines: KOREAN_LINES,
  frames: FRAMES,
  plots: KOREAN_PLOTS,
  types: KOREAN_TYPES,
  scripts: KOREAN_SCRIPTS,
  titles: KOREAN_TITLES,
  outlines: KOREAN_OUTLINES,
  habits: HABITS,
  names: KOREAN_NAMES,
  musicMoods: KOREAN_MOODS,
  voices: {
    ads: ['salesman', 'warm', 'dry'],
    drama: ['dry', 'warm'],
    comedy: ['dry', 'childlike'],
    romance: ['warm', 'dry'],
    martial_arts: ['epic', 'dry'],
    fantasy: ['warm', 'epic'],
    scifi: ['dry', 'reporting'],
    suspense: ['dry', 'reporting'],
    horror: ['dry', 'warm'],
    action: ['dry', 'epic'],
    history: ['epic', 'reporting'],
    war: ['dry', 'warm'],
    documentary: ['reporting', 'warm'],
    animation: ['childlike', 'warm'],
    crime: ['dry'],
    adventure: ['epic', 'childlike'],
    biography: ['reporting', 'warm'],
    disaster: ['reporting', 'dry'],
    youth: ['dry', 'warm'],
    family: ['warm', 'childlike'],
    art: ['dry', 'warm'],
    road: ['dry', 'warm'],
    western: ['dry', 'epic'],
    detective: ['dry'],
    education: ['reporting', 'childlike'],
    travel: ['warm', 'dry'],
    nature: ['reporting', 'warm'],
    variety: ['salesman', 'dry'],
    news: ['reporting'],
  },
  speechUnitsPerSecond: 5.5,
  countSpeechUnits: (text) =>
    [...text].reduce((sum, each) => sum + (/[가-힣0-9]/.test(each) ? 1 : /[A-Za-z]/.test(each) ? 0.6 : 0), 0),
  slot: (name, form, facts) => koreanSlot(name, form, facts, (frame) => FRAMES[frame].wish),
  finish: finishKorean,
  describeCharacter,
  describePlace,
  describeItem: (item) => describeItem(item),
  describeMusic,
  tidyIdea: (idea) => {
    const first = idea.slice(0, 200).trim();
    const cut = idea.length > 200 ? `${first.slice(0, Math.max(first.lastIndexOf(' '), 120))}…` : first;
    return /[.!?…]$/.test(cut) ? cut : `${cut}.`;
  },
  nameOf: (noun) => spellDigits(noun.proper ? noun.noun : fullNoun(noun)),
};
