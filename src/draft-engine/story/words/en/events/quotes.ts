import type { IdeaEvent } from '../../../idea/idea-graph.ts';
import type { ClauseTeller, ToldClause } from './clause-teller.ts';
import { hear, type Heard } from './references.ts';
import { finiteForm } from './verb-words.ts';

/** What the idea quotes right beside an event of speaking. */
export function quoteOf(text: string, { span }: IdeaEvent): string | undefined {
  for (const { index: from, 0: all, 1: words = '' } of text.matchAll(/["“]([^"“”]{2,120})["”]/gu)) {
    const to = from + all.length;
    const isBeside =
      (to <= span.from && span.from - to < 4) ||
      (from >= span.to && from - span.to < 30) ||
      (from >= span.from && to <= span.to);
    if (isBeside && /[\p{Ll}]/u.test(words)) {
      return words.replace(/,$/, '').trim();
    }
  }
  return undefined;
}

/** 'The voice said: “Don’t open the door.”' */
export function tellQuoting(teller: ClauseTeller, event: IdeaEvent, heard: Heard): ToldClause | undefined {
  const quoted =
    event.deed === 'speak' || event.deed === 'whisper' || event.deed === 'shout'
      ? quoteOf(teller.graph.text, event)
      : undefined;
  const [agent] = event.roles.agent ?? [];
  if (quoted === undefined || agent === undefined) {
    return undefined;
  }
  const subject = teller.namer.refer(agent, heard);
  const verb = finiteForm(event.predicate.split(' ')[0] as string, teller.tense, subject.isPlural);
  const inside = teller.graph.events.filter(({ links }) =>
    links.some(({ kind, to }) => kind === 'content' && to === event.id),
  );
  return {
    text: `${subject.text} ${verb}: “${quoted.replace(/[^.!?…]$/, '$&.')}”`,
    heard: hear(heard, agent, true),
    told: inside.map(({ id }) => id),
  };
}
