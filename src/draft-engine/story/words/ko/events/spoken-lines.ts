import type { IdeaEvent } from '../../../idea/idea-graph.ts';
import type { Level } from '../../../korean/conjugate.ts';
import { finalOf } from '../../../korean/hangul.ts';
import type { ShotRefs, Speakers } from '../../events/film-tongue.ts';
import { contentApart } from '../../events/shot-refs.ts';
import type { CastMember, FilmFacts } from '../../film-words.ts';
import type { Speaker } from '../../speaker.ts';
import { SLOT_END } from '../particles.ts';
import { levelOf } from '../register.ts';
import { settleMarks } from './marks.ts';
import type { Nouns } from './nouns.ts';

const SPEAKING: ReadonlySet<string | undefined> = new Set(['speak', 'shout', 'whisper', 'telephone', 'scream', 'sing']);
const QUOTED = /[“"「『‘']([^”"」』’']{2,40})[”"」』’']/;

/** What the idea puts between quotation marks is said where somebody speaks. */
export function quotedLine({ graph, isOwnLanguage }: FilmFacts, { deed }: IdeaEvent): string | undefined {
  const said = SPEAKING.has(deed) && isOwnLanguage ? QUOTED.exec(graph.text)?.[1] : undefined;
  return said !== undefined && /[가-힣]/.test(said) && !/[{}<>A-Za-z]/.test(said) ? said.trim() : undefined;
}

const QUESTION_WORD = /왜|어디|누가|누구|무엇|뭐|언제|어떻게/;
const LONGEST_QUESTION = 24;

/** '떠났는', '아팠는': it was so before; '있는' is now. */
const isPast = (ending: string): boolean => {
  const last = /(.)[는을]$/.exec(ending)?.[1] ?? '';
  return last !== '있' && last !== '겠' && finalOf(last) === 'ㅆ';
};

/** '열쇠가 어디에서 <자라다?>.': what an event of speaking is about, where that is a question. */
export function askedIn(event: IdeaEvent, facts: FilmFacts): string | undefined {
  const content = facts.isOwnLanguage ? contentApart(facts, event) : undefined;
  const [, words, ending = ''] = /^(.+) (\S+)지$/.exec(content?.words ?? '') ?? [];
  const isPlain =
    words !== undefined && words.length <= LONGEST_QUESTION && !/(?:^| )(?:그|그녀|자기|나|내)\S? /.test(words);
  return content && isPlain && QUESTION_WORD.test(words)
    ? `${words} <${content.predicate}${isPast(ending) ? '+' : ''}?>.`
    : undefined;
}

const AGES: Readonly<Record<CastMember['age'], Speaker['age']>> = {
  child: 'child',
  teen: 'youth',
  youth: 'youth',
  adult: 'adult',
  old: 'old',
};

/** How somebody speaks to somebody: by age, kinship and the film's world. */
function spokenLevel({ members, type }: FilmFacts, { speakerKey, hearerKey }: Speakers): Level {
  const speakerOf = (key: string | undefined): Speaker | undefined => {
    const member = members.find((one) => one.key === key);
    return (
      member && { kind: member.figure.kind, concept: member.concept, age: AGES[member.age], gender: member.gender }
    );
  };
  const speaker = speakerOf(speakerKey);
  const hearer = speakerOf(hearerKey);
  return speaker && hearer ? levelOf(speaker, hearer, { type }) : 'low';
}

const HUMBLE: ReadonlySet<Level> = new Set<Level>(['polite', 'stiff']);

/** A line in the manner in which one of the two speaks to the other. */
export function lineOf(
  template: string,
  { thing }: ShotRefs,
  { facts, nouns, speakers }: { facts: FilmFacts; nouns: Nouns; speakers: Speakers },
): string | undefined {
  const noun = thing && nouns.get(thing);
  const level = spokenLevel(facts, speakers);
  const [me, mine] = HUMBLE.has(level) ? ['저', '제'] : ['나', '내'];
  const text = template
    .replaceAll('{thing}', noun?.isSafe ? `${noun.short}${SLOT_END}` : '{}')
    .replaceAll('{me}가', `${mine}가`)
    .replaceAll('{me}', `${me}${SLOT_END}`);
  return text.includes('{') ? undefined : settleMarks(text, { level, isPast: false });
}
