import { wordTable } from '#src/shared/word-table.ts';
import { deedOf, isDeedWord } from './deeds-of-words.ts';
import { IDIOM_PASSIVES, IDIOM_PASSIVES_OF_NOUNS } from './marks.ts';
import { isConcrete } from './noun-kinds.ts';
import type { Predicate } from './predicates.ts';
import type { Argument, ReadingState } from './reading-state.ts';
import { isStative } from './roles.ts';

/** '目を + 覚ます' is one predicate; the noun is no phrase then. */
export function absorbNoun(state: ReadingState, predicate: Predicate, args: Argument[]): void {
  const last = args.at(-1);
  const phrase = last && state.phrases[last.phrases.at(-1) as number];
  if (!last || !phrase || last.phrases.length > 1) {
    return;
  }
  const idiom = idiomOf(last, predicate);
  if (!idiom) {
    return;
  }
  predicate.base = idiom;
  predicate.kind = 'verb';
  if (isSeen(last, idiom)) {
    return;
  }
  args.pop();
  state.absorbed.add(last.phrases[0] as number);
  if (phrase.owner !== undefined && !args.some(({ marker }) => marker === 'を')) {
    const owner = state.phrases[phrase.owner];
    if (owner) {
      const kind = state.kinds[phrase.owner] ?? 'unknown';
      // '主君の仇を討つ' is not done to the lord.
      const isDoneTo = ['が', 'を'].includes(last.marker) && last.head !== '仇';
      const marker = isDoneTo ? last.marker : 'について';
      args.push({ ...last, phrases: [phrase.owner], head: owner.head, kind, isPlace: false, isAction: false, marker });
    }
  }
}

const FRIENDS = new Set(['befriend', 'marry', 'fall_in_love']);

/** Whether the noun of an idiom stays a phrase, because it can be drawn: 'パンを焼く'. */
function isSeen({ head, marker, kind }: Argument, idiom: string): boolean {
  const isBond = marker === 'に' && FRIENDS.has(deedOf(idiom) ?? '');
  return !isBond && ['person', 'animal', 'place', 'thing'].includes(kind) && isConcrete(head);
}

export function idiomOf({ head, marker: said, isAction }: Argument, predicate: Predicate): string | undefined {
  const marker = said === 'が' && isStative(predicate) ? 'を' : said;
  const whole = `${head}${marker}${predicate.base}`;
  const passive = predicate.isPassive
    ? (IDIOM_PASSIVES[predicate.base] ?? IDIOM_PASSIVES_OF_NOUNS[predicate.base])
    : undefined;
  if (passive && isDeedWord(`${head}${marker}${passive}`)) {
    predicate.isPassive = false;
    return `${head}${marker}${passive}`;
  }
  if (isDeedWord(whole)) {
    return whole;
  }
  return lightVerb(`${head}する`, marker === 'を' && (isAction || isDeedWord(`${head}する`)), predicate);
}

/** Verbs that only say that a noun is done, and the mood that they give it: '旅を試みる'. */
const LIGHT_VERBS: Readonly<Record<string, Predicate['mood'] | undefined>> = wordTable({
  する: 'does',
  やる: 'does',
  行う: 'does',
  行なう: 'does',
  果たす: 'does',
  遂げる: 'does',
  くりかえす: 'does',
  重ねる: 'does',
  続ける: 'does',
  始める: 'begins',
  開始する: 'begins',
  試みる: 'tries',
  図る: 'tries',
  企てる: 'tries',
  決意する: 'wants',
  誓う: 'wants',
  計画する: 'wants',
});

function lightVerb(done: string, isAction: boolean, predicate: Predicate): string | undefined {
  const mood = LIGHT_VERBS[predicate.base];
  if (!mood || !isAction) {
    return undefined;
  }
  predicate.mood = mood === 'does' ? predicate.mood : mood;
  return done;
}
