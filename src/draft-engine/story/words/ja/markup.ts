import type { StoryFacts } from '../../story-facts.ts';
import { conjugate } from './conjugate.ts';
import { narratesPolitely, type Register, registerOf } from './register.ts';
import { targetFamily } from './target.ts';

/*
 * Marks in templates:
 *   <待つ>        the narrator's predicate: tense by film type, politeness by voice; in lines: present, by register
 *   <待つ+>       always past; <待つ-> always present
 *   [a|b|c]       in lines: soft, polite, gruff (c as a where it is left out)
 *   «a|b|c»       what the verb is about: a place, a living being, a thing
 * Lines carry the speaker in front of each mark: h: or o:, put there by `spokenBy`.
 */

/** Marks a line's template with its speaker. */
export function spokenBy(speaker: 'h' | 'o', templates: readonly string[]): string[] {
  return templates.map((template) =>
    template
      .replace(/<(?![ho]:)/g, `<${speaker}:`)
      .replace(/\[(?![ho]:)/g, `[${speaker}:`)
      .replace(/\{(me|you)\}/g, `{${speaker}$1}`),
  );
}

/** What only the old, and old powers, would say, in the words of a gruff person of today. */
const TODAY: readonly (readonly [RegExp, string])[] = [
  [/ておった/g, 'てた'],
  [/でおった/g, 'でた'],
  [/ておる/g, 'てる'],
  [/ておれ/g, 'てろ'],
  [/(っ|い|し|え|め|ね|べ|け)とらん/g, '$1てない'],
  [/んどらん/g, 'んでない'],
  [/(っ|い|し|え|め|ね|べ|け)とるの?/g, '$1てる'],
  [/(っ|い|し|え|め|ね|べ|け)とった/g, '$1てた'],
  [/おった/g, 'いた'],
  [/おらん/g, 'いない'],
  [/おる/g, 'いる'],
  [/言うた/g, '言った'],
  [/れなんだ/g, 'れなかった'],
  [/なのだ/g, 'なんだ'],
  [/のだ$/g, 'んだ'],
  [/よいのか/g, 'いいのか'],
  [/よいか/g, 'いいか'],
  [/よい$/g, 'いい'],
];
const ofToday = (text: string): string => TODAY.reduce((line, [old, now]) => line.replace(old, now), text);

/** Resolves all marks of a filled template. */
export function resolveMarks(text: string, facts: StoryFacts): string {
  const registers: Readonly<Record<string, Register>> = {
    h: registerOf(facts.hero, facts.other),
    o: registerOf(facts.other, facts.hero),
  };
  const about = ['place', 'alive', 'thing'].indexOf(targetFamily(facts));
  return text
    .replace(/«([^«»]*)»/g, (_, choices: string) => choices.split('|')[about] ?? choices.split('|')[0] ?? '')
    .replace(/\[([ho]):([^\]]*)\]/g, (_, speaker: string, choices: string) => {
      const [soft = '', polite = soft, gruff = soft] = choices.split('|');
      const one = speaker === 'h' ? facts.hero : facts.other;
      return { soft, polite, gruff: one.age === 'old' || one.kind !== 'person' ? gruff : ofToday(gruff) }[
        registers[speaker] ?? 'soft'
      ];
    })
    .replace(
      /<(?:([ho]):)?([^<>+-]+)([+-])?>/g,
      (_, speaker: string | undefined, word: string, time: string | undefined) => {
        const polite = speaker ? registers[speaker] === 'polite' : narratesPolitely(facts);
        const past = time === '+' || (time === undefined && !speaker && facts.tense === 'past');
        return conjugate(word, past ? (polite ? 'mashita' : 'past') : polite ? 'masu' : 'plain');
      },
    );
}
