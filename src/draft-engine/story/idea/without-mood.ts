import type { Language } from '#src/shared/language/languages.ts';
import type { TimeOfDay } from '../place-spec.ts';
import { ENRICHMENTS } from './enriching/enrich-idea.ts';
import { detailOf } from './enriching/enrichment.ts';
import type { Span } from './idea-graph.ts';
import { IDEA_WORDS } from './idea-words.ts';

/** A text for its reader, as long as the idea, and the hour at which its story is said to begin. */
interface Readable {
  text: string;
  hour?: { value: TimeOfDay; words: string; span: Span };
}

/** How a portrait goes on: 'A baker: in the middle of life, with a brown bun and a blue coat.' */
const PORTRAIT =
  /: (?:hardly a year old|not yet twelve|somewhere in the teens|in the early twenties|in the middle of life|well past seventy), with [^.!?]*/g;

const blank = (text: string, { from, to }: Span): string =>
  text.slice(0, from) + ' '.repeat(to - from) + text.slice(to);

/**
 * An idea without the sentences that only give it a mood: what was added to make it richer is nothing that happens.
 * Every place in the text stays where it was.
 */
export function withoutMood(idea: string, language: Language): Readable {
  const { begins, times } = IDEA_WORDS[language];
  const enrichments = Object.values(ENRICHMENTS[language]);
  let text = idea;
  for (const sentence of enrichments.flatMap(({ obstacles }) => obstacles)) {
    const at = text.indexOf(sentence);
    if (at > 0) {
      text = blank(text, { from: at, to: at + sentence.length });
    }
  }
  if (language === 'en') {
    text = text.replace(PORTRAIT, (said) => ' '.repeat(said.length));
  }
  const hours = (Object.entries(times) as [TimeOfDay, string][]).map(([value, words]) => ({
    value,
    words,
    sentence: begins(words),
  }));
  const details = enrichments.map((each) => ({
    value: each.hour,
    words: times[each.hour],
    sentence: detailOf(each, times),
  }));
  for (const { value, words, sentence } of [...hours, ...details]) {
    const at = text.indexOf(sentence);
    if (at > 0) {
      const from = at + sentence.indexOf(words);
      return {
        text: blank(text, { from: at, to: at + sentence.length }),
        hour: { value, words, span: { from, to: from + words.length } },
      };
    }
  }
  return { text };
}
