import { conjugate, type Level, type Mood } from '../../korean/conjugate.ts';
import { soundAfter } from '../../korean/hangul.ts';
import type { StoryFacts } from '../../story-facts.ts';
import { spellDigits } from './numbers.ts';
import { levelOf, narratorLevel } from './register.ts';

/*
 * Marks in templates:
 *   {hero}은        a particle straight after a slot is settled by its final sound (은 이 을 과 으로 아 이라 이나 …)
 *   <기다리다>      a predicate: the narrator's tense and level, or in lines the present at the speaker's level
 *   <춥다*>         an adjective;  <가다+> always past;  <가다-> always present
 *   <가다?> <가다!> <가다~>   a question, a request, a proposal
 *   [a|b|c|d|e]     in lines: low, polite, old, stiff, archaic (left out: old as low, the others as polite)
 *   ^               in lines: 요 where the level has it
 * Marks of lines carry h or o for their speaker, put there by `spokenBy`.
 */

/** Ends the text of a slot, so that the particle after it can be found. */
export const SLOT_END = '\u0001';

/** Marks the templates of a line with their speaker. */
export const spokenBy = (speaker: 'h' | 'o', templates: readonly string[]): string[] =>
  templates.map((template) =>
    template
      .replace(/</g, `<${speaker}:`)
      .replace(/\[/g, `[${speaker}:`)
      .replace(/\^/g, `^${speaker}`)
      .replace(/\{(me|I|my|you|call)\}/g, `{${speaker}.$1}`),
  );

const PAIRS: readonly (readonly [closed: string, open: string])[] = [
  ['이었', '였'],
  ['이어야', '여야'],
  ['이에요', '예요'],
  ['이야말로', '야말로'],
  ['이라', '라'],
  ['이란', '란'],
  ['이랑', '랑'],
  ['이나', '나'],
  ['이든', '든'],
  ['이며', '며'],
  ['이면', '면'],
  ['이고', '고'],
  ['이지', '지'],
  ['이니', '니'],
  ['이네', '네'],
  ['이던', '던'],
  ['이여', '여'],
  ['이야', '야'],
  ['이다', '다'],
  ['은', '는'],
  ['이', '가'],
  ['을', '를'],
  ['과', '와'],
  ['아', '야'],
];
const PARTICLE = new RegExp(`${SLOT_END}(으로|${PAIRS.map(([closed]) => closed).join('|')})`, 'g');

/** Chooses the form of each particle that stands straight after a slot. */
export function settleParticles(text: string): string {
  return text
    .replace(PARTICLE, (whole, particle: string, at: number) => {
      const sound = soundAfter(text.slice(0, at).split(SLOT_END).join(''));
      if (particle === '으로') {
        return sound === '' || sound === 'ㄹ' ? '로' : '으로';
      }
      const pair = PAIRS.find(([closed]) => closed === particle);
      return pair ? pair[sound === '' ? 1 : 0] : whole;
    })
    .split(SLOT_END)
    .join('');
}

const MOODS: Readonly<Record<string, Mood>> = { '?': 'ask', '!': 'order', '~': 'propose' };
const POLITE: ReadonlySet<Level> = new Set<Level>(['polite', 'stiff', 'soft', 'formal']);
const CHOICES: Readonly<Partial<Record<Level, number>>> = { low: 0, polite: 1, old: 2, stiff: 3, archaic: 4 };

/** Resolves all marks of a filled template. */
export function finishKorean(text: string, facts: StoryFacts): string {
  const levels: Readonly<Record<string, Level>> = {
    h: levelOf(facts.hero, facts.other, facts),
    o: levelOf(facts.other, facts.hero, facts),
  };
  const told = narratorLevel(facts);
  const chosen = text
    .replace(/\[([ho]):([^\]]*)\]/g, (_, speaker: string, list: string) => {
      const choices = list.split('|'),
        level = levels[speaker] ?? 'low';
      return choices[CHOICES[level] ?? 0] ?? (level === 'old' ? choices[0] : choices[1]) ?? '';
    })
    .replace(/\^([ho])/g, (_, speaker: string) => (POLITE.has(levels[speaker] ?? 'low') ? '요' : ''));
  const ended = chosen.replace(
    /<(?:([ho]):)?([가-힣]+)(\*)?([+-])?([?!~])?>/g,
    (
      _,
      speaker: string | undefined,
      word: string,
      stative: string | undefined,
      time: string | undefined,
      mood: string | undefined,
      at: number,
    ) => {
      const past = time === '+' || (time === undefined && !speaker && facts.tense === 'past' && mood === undefined);
      const ending = conjugate(word, speaker ? (levels[speaker] ?? 'low') : told, {
        past,
        stative: stative !== undefined,
        mood: mood ? (MOODS[mood] ?? 'tell') : 'tell',
        after: soundAfter(chosen.slice(0, at).split(SLOT_END).join('')),
      });
      return mood === '?' ? `${ending}?` : ending;
    },
  );
  const joined = settleParticles(ended)
    .replace(/거입니/g, '겁니')
    .replace(/거일세/g, '걸세')
    .replace(/거인가/g, '건가')
    .replace(/거이오/g, '거요')
    .replace(/(?<!까)지요(?=[.?!])/g, '죠')
    .replace(/\?\.|\?\?/g, '?')
    .replace(/\s+([,.?!…])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  return spellDigits(joined);
}
