import type { Language } from '#src/shared/language/languages.ts';
import type { IdeaEvent, IdeaGraph } from './idea-graph.ts';

/** Words that put a clause before the story. */
const BEFORE: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:once|had|previously|formerly|long ago|years ago|used to)\b/i,
  cn: /曾|之前|以前|当年|从前/,
  ja: /かつて|以前|昔|前に/,
  ko: /예전|한때|과거|옛날|전에/,
};
/** Characters before a clause in which such a word can stand. */
const LEAD = 6;

/** True for what a relative clause tells of somebody's past: 'a thief who once tried to steal it'. */
export function isBackstory({ text, language }: IdeaGraph, { describes, often, span }: IdeaEvent): boolean {
  return (
    describes !== undefined &&
    (often === 'once' || BEFORE[language].test(text.slice(Math.max(0, span.from - LEAD), span.to)))
  );
}
