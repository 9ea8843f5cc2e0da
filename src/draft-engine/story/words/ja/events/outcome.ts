import type { IdeaEvent } from '../../../idea/idea-graph.ts';
import type { Sentence } from '../../choose-sentence.ts';
import { inForm } from './forms.ts';
import { graphClause } from './graph-pieces.ts';
import { type FilmScene, inRegister } from './telling.ts';

/** Deeds of which nothing can be said to have come about. */
const NO_OUTCOME = new Set('be have live suffer speak whisper shout think watch listen use work wait sit'.split(' '));
const LEADS = ['こうして、', 'そうして、', 'とうとう、'] as const;

const comesAbout = ({ deed, isNearest, isNegated, mood, describes, often }: IdeaEvent): boolean =>
  deed !== undefined &&
  !NO_OUTCOME.has(deed) &&
  !isNearest &&
  !isNegated &&
  mood === 'does' &&
  describes === undefined &&
  (often === undefined || often === 'once' || often === 'again');

/** True where a clause names more than whoever acts. */
function namesMore(clause: string, { roles, at, to }: IdeaEvent, nouns: FilmScene['nouns']): boolean {
  const [agent] = roles.agent ?? [];
  const others = Object.values(roles)
    .flat()
    .filter((id) => id !== agent);
  return at !== undefined || to !== undefined || others.some((id) => clause.includes(nouns.get(id)?.short || '{'));
}

/** How the film ends, said once more and shortly: what its main deed came to. */
export function outcomeOf({ facts, nouns, told }: FilmScene): Sentence[] {
  const main = facts.graph.events.find((event) => event.isMain && comesAbout(event));
  const clause = main && graphClause(main, facts, nouns);
  const [agent] = main?.roles.agent ?? [];
  const noun = agent === undefined ? undefined : nouns.get(agent);
  const isNamed = !clause?.includes('{S}') || noun?.isSafe;
  if (!main || clause === undefined || !isNamed || !namesMore(clause, main, nouns)) {
    return [];
  }
  const lead = LEADS[facts.seed % LEADS.length] ?? LEADS[0];
  const pattern = `${lead}[${clause.replace('{S}', noun?.short ?? '')}]。`;
  return [{ pattern, text: inRegister(inForm(pattern, told), told) }];
}
