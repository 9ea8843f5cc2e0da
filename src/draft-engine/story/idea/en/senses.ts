import { wordTable } from '#src/shared/word-table.ts';
import type { ConceptId } from '../../concepts/concept.ts';
import type { PhraseDraft } from './draft.ts';
import { familyOf } from './nouns.ts';
import { lastWord } from './phrase-parts.ts';

/** Nouns of two meanings: what they are with the verbs that give the meaning away. */
const BY_VERB: Readonly<Record<string, readonly [RegExp, ConceptId]>> = wordTable({
  match: [/^(?:burn|light|strike|sell|blow|hold|drop|carry|count|find|steal|hide|buy)/, 'thing.matches'],
  canteen: [/^(?:share|drink|fill|refill|empty|carry|pass|hand|find|offer|give|sip|drop|lose)/, 'thing.thermos'],
  speaker: [/^(?:talk|say|tell|teach|die|speak|live|whisper|write|remember|sing|give|warn|ask)/, 'person.person'],
  fish: [/^(?:steal|snatch|cook|fry|grill|bake|roast|smoke|buy|sell|serve)/, 'thing.fish'],
  computer: [
    /^(?:use|break|hack|get|buy|repair|fix|carry|steal|find|turn|switch|type|sit|own|have|sell|open|receive|bring|throw|win|build)/,
    'thing.computer',
  ],
});

/** Nouns that name nothing to be seen and nobody, whatever they do: 'business is bad'. */
const ABSTRACT = new Set(
  'business power luck truth life fate hope faith peace freedom justice silence grief guilt trust pride shame fame envy greed chaos progress success failure victory defeat mission career romance friendship courtesy trouble danger debt inflation weather tradition law rule habit mistake accident coincidence disguise secret rumour rumor lie promise poverty hunger jealousy ambition curiosity loneliness boredom hatred anger memory cruelty bureaucracy democracy economy technology science destiny necessity gravity'.split(
    ' ',
  ),
);
const ABSTRACT_ENDING = /(?:ness|tion|sion|ment|ity|ism|ship|hood|dom|ology)$/;

/** What a noun means beside these verbs; 'none' for what has no picture; undefined where its usual meaning holds. */
export function senseOf(
  { head, name, gender }: PhraseDraft,
  predicates: readonly string[],
): ConceptId | 'none' | undefined {
  const noun = lastWord(head).toLowerCase();
  if (noun === '') {
    // 'Poverty forces …' at the head of a sentence; 'Hope' and 'Faith' are women.
    return gender === undefined && ABSTRACT.has(name?.toLowerCase() ?? '') ? 'none' : undefined;
  }
  return name === undefined ? senseOfNoun(noun, head, predicates) : undefined;
}

function senseOfNoun(noun: string, head: string, predicates: readonly string[]): ConceptId | 'none' | undefined {
  const byVerb = Object.hasOwn(BY_VERB, noun) ? BY_VERB[noun] : undefined;
  if (byVerb && predicates.some((predicate) => byVerb[0].test(predicate))) {
    return byVerb[1];
  }
  if (/^(?:robot|android|cyborg|robotic) /.test(head) && familyOf(head) === 'person') {
    return 'robot.robot';
  }
  const isAbstract =
    ABSTRACT.has(noun) ||
    /^(?:nobody|nothing)$/.test(noun) ||
    (ABSTRACT_ENDING.test(noun) && familyOf(head) === undefined);
  return isAbstract ? 'none' : undefined;
}
