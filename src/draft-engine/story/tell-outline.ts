import type { Language } from '#src/shared/language/languages.ts';
import { WRITING } from '#src/shared/language/writing.ts';
import type { FilmPlan } from './film-plan.ts';

/** Characters that a telling introduces. */
const MOST_INTRODUCED = 2;

/**
 * The outline of a plan in another telling: what happens (0), what the narrator says, and either of them after who or
 * where it is about. There are a few, and after the last the first comes again.
 */
export function tellOutline(plan: FilmPlan, telling: number, language: Language): string {
  const spoken = plan.shots.filter(({ speech }) => speech.kind === 'narration').map(({ speech }) => speech.text);
  const cast = plan.characters.slice(0, MOST_INTRODUCED).map(({ description }) => description);
  const place = plan.places[0]?.description ?? '';
  const tellings = [
    plan.outline,
    ...[spoken, [place, plan.outline], [...cast, ...spoken], [...cast, plan.outline], [place, ...cast, ...spoken]].map(
      (sentences) => join(sentences, language),
    ),
  ];
  const told = [...new Set(tellings)].filter((text) => text !== '');
  return told[telling % told.length] ?? plan.outline;
}

function join(sentences: readonly string[], language: Language): string {
  const { gap, fullStop } = WRITING[language];
  return sentences
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
    .map((sentence) => (/[.!?…。！？」』”’"]$/u.test(sentence) ? sentence : sentence + fullStop))
    .join(gap);
}
