import { wordTable } from '#src/shared/word-table.ts';
import type { DeedId } from '../../../idea/deeds.ts';
import type { IdeaEvent } from '../../../idea/idea-graph.ts';
import { type EventGroup, groupOf } from '../../events/deed-groups.ts';

/** Said by whoever does it, and by whom it is done to or with. At most twelve words. */
export interface DeedLines {
  doer: readonly string[];
  other: readonly string[];
}

/** Lines that any event of its deed, else of its group, allows just before it. */
const LINES: Readonly<Partial<Record<DeedId | EventGroup, DeedLines>>> = {
  searching: { doer: ['Have you seen {T.the}?', 'I have to find {T.the}.'], other: ['What are you looking for?'] },
  going: { doer: [], other: ['Where are you going?', 'Wait for me!'] },
  leave: { doer: ['I have to go.'], other: ['Where are you going?', 'Will you come back?'] },
  travel: { doer: ['It’s a long way.'], other: ['Where are you going?', 'How far is it?'] },
  waiting: { doer: ['I’ll wait.'], other: ['What are you waiting for?', 'How long have you been here?'] },
  repair: { doer: ['Give me an hour.', 'Let me see.'], other: ['Can you mend it?', 'Will it work again?'] },
  breaking: { doer: [], other: ['What are you doing?', 'Stop!'] },
  fighting: { doer: ['Out of my way.'], other: ['Stop!', 'Leave me alone.'] },
  chasing: { doer: ['Stop!', 'Come back!'], other: ['Leave me alone!'] },
  fleeing: { doer: ['We have to get out of here.'], other: ['Where will you go?', 'Wait!'] },
  killing: { doer: ['It ends here.'], other: ['Please don’t.', 'Why?'] },
  hide: { doer: ['Don’t make a sound.', 'Quick, before they come.'], other: ['Will they find us?'] },
  show: { doer: ['Look.'], other: ['What is it?'] },
  teaching: { doer: ['Like this. Now you.'], other: ['Like this?'] },
  fall_in_love: { doer: ['Stay a little longer.'], other: [] },
  marry: { doer: ['Will you marry me?'], other: ['Will you marry me?'] },
  helping: { doer: ['I’ll help you.', 'Hold on!'], other: ['Help me.'] },
  guarding: { doer: ['I’ll look after you.', 'I’m staying right here.'], other: ['You need some sleep.'] },
  compete: { doer: ['I’m going to win.'], other: ['We’ll see about that.'] },
  arrest: { doer: ['You’re under arrest.'], other: ['I didn’t do it!'] },
  betraying: { doer: [], other: ['I trust you.'] },
  buy: { doer: ['How much is {T.the}?'], other: ['It isn’t cheap.'] },
  sell: { doer: ['It’s a fair price.'], other: ['How much is it?'] },
  sleep: { doer: ['Good night.'], other: ['Are you asleep?'] },
  wishing: { doer: ['I want to {VP}.'], other: [] },
};

const SPOKEN_IN: ReadonlySet<IdeaEvent['mood']> = new Set<IdeaEvent['mood']>([
  'does',
  'begins',
  'wants',
  'tries',
  'refuses',
]);
const NO_LINES: DeedLines = { doer: [], other: [] };

export function linesOf(event: IdeaEvent | undefined): DeedLines {
  const group = groupOf(event);
  if (event === undefined || group === undefined || !isSpokenOf(event, group)) {
    return NO_LINES;
  }
  const isPlain = group !== 'wishing' && group !== 'refusing' && event.deed !== undefined && !event.isNearest;
  return (isPlain && event.deed ? LINES[event.deed] : undefined) ?? LINES[group] ?? NO_LINES;
}

/** Not what only somebody wants or says, nor what has to be or is not done. */
const isSpokenOf = ({ mood, links }: IdeaEvent, group: EventGroup): boolean =>
  SPOKEN_IN.has(mood) &&
  (group !== 'refusing' || mood === 'refuses') &&
  links.every(({ kind }) => kind !== 'so_that' && kind !== 'content' && kind !== 'if');

/** What is said by whoever does what these verbs say. */
export const SAID_BY_VERB: Readonly<Record<string, readonly string[]>> = wordTable({
  apologise: ['I’m sorry.', 'Please forgive me.'],
  apologize: ['I’m sorry.', 'Please forgive me.'],
  'apologise to': ['I’m sorry.', 'Please forgive me.'],
  'apologize to': ['I’m sorry.', 'Please forgive me.'],
  forgive: ['I forgive you.'],
  thank: ['Thank you.'],
  confess: ['It was me.'],
  deny: ['I didn’t do it.'],
  accuse: ['It was you!'],
  greet: ['Hello.'],
  propose: ['Will you marry me?'],
  'propose to': ['Will you marry me?'],
  beg: ['Please.', 'I beg you.'],
  'say goodbye': ['Goodbye.'],
  'say goodbye to': ['Goodbye.'],
  lie: ['It’s true. I swear.'],
  refuse: ['No.'],
  knock: ['Is anybody there?'],
});
