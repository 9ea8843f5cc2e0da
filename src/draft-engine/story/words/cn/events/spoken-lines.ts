import { contentOf } from '../../../idea/content-of.ts';
import type { IdeaEvent, ParticipantId } from '../../../idea/idea-graph.ts';
import type { ShotRefs } from '../../events/film-tongue.ts';
import { contentApart } from '../../events/shot-refs.ts';
import type { CastMember, FilmFacts } from '../../film-words.ts';
import type { Noun } from './nouns.ts';
import { finish } from './telling.ts';

type Nouns = ReadonlyMap<ParticipantId, Noun>;
const RESPECTED =
  /\.(grandmother|grandfather|old_man|old_woman|teacher|professor|master|doctor|king|queen|emperor|judge|boss|general|priest)$/;

/** What is said at a deed of speaking: the content of the idea in the speaker's own words. */
export function spokenIn(event: IdeaEvent, { graph, isOwnLanguage }: FilmFacts, nouns: Nouns): string | undefined {
  const content = contentOf(graph.events, event);
  const [speaker] = event.roles.agent ?? [];
  if (isOwnLanguage && content && speaker !== undefined && content.roles.agent?.includes(speaker)) {
    return ownContent(content.words, nouns.get(speaker));
  }
  const [topic] = event.roles.topic ?? [];
  const noun = topic && nouns.get(topic);
  return noun?.isSafe && !/名字|话|谎|故事/.test(noun.short) ? `我要说的，是${noun.short}的事。` : undefined;
}

/** '她已经辞职了' in her own mouth; undefined where she would name herself. */
function ownContent(typed: string, speaker: Noun | undefined): string | undefined {
  const words = typed.replace(/^(他们|她们|他|她|它|自己)/, '');
  if (/为什么|什么|怎么|怎样|如何|哪里|[吗谁]/.test(words)) {
    return undefined;
  }
  const isNamed = speaker !== undefined && speaker.short !== '' && words.includes(speaker.short);
  return isNamed ? undefined : finish(`我${words}${/[了过会能想要]/.test(words) ? '' : '了'}`);
}

/** '钥匙长在哪里？': what an event of speaking is about, where that is a question. */
export function askedIn(event: IdeaEvent, facts: FilmFacts): string | undefined {
  const content = facts.isOwnLanguage ? contentApart(facts, event) : undefined;
  const [agent] = content?.roles.agent ?? [];
  const from = facts.graph.participants.find(({ id }) => id === agent)?.spans[0]?.from;
  const words = from === undefined ? '' : (/^[^，。！？；、“”]+/.exec(facts.graph.text.slice(from))?.[0] ?? '');
  const isAsked = /为什么|什么|怎么|怎样|如何|哪|谁|多少/.test(words);
  return isAsked && words.length < LONGEST_QUESTION && !/[他她它我你]|自己/.test(words) ? `${words}？` : undefined;
}
const LONGEST_QUESTION = 18;

interface LineScene {
  nouns: Nouns;
  speaker: CastMember | undefined;
  hearer: CastMember | undefined;
}

export function lineOf(
  template: string,
  { thing }: ShotRefs,
  { nouns, speaker, hearer }: LineScene,
): string | undefined {
  const noun = thing && nouns.get(thing);
  const text = template.replace('{thing}', noun?.isSafe ? noun.short : '{}');
  if (text.includes('{')) {
    return undefined;
  }
  const isElder =
    hearer !== undefined && speaker?.age !== 'old' && (hearer.age === 'old' || RESPECTED.test(hearer.concept));
  return isElder ? text.replace(/你(?!们)/g, '您') : text;
}
