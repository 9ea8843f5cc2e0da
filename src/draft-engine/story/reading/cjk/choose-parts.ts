import type { QualityId } from '../../concepts/concept.ts';
import type { ReadNoun } from '../idea-reading.ts';
import type { Cjk, MarkedNoun, MarkedVerb } from './marked-words.ts';

const isActor = (noun: ReadNoun): boolean =>
  noun.concepts.length === 0 || noun.concepts.some((concept) => /^(person|animal|robot)\./.test(concept));
/** A word for people in general: somebody else leads where there is one. */
const ANYBODY = /^(?:人|人们|大家|所有人)$/;
const isForce = (noun: ReadNoun): boolean => noun.concepts.some((concept) => concept.startsWith('spirit.'));
const isThing = (noun: ReadNoun): boolean => noun.concepts.some((concept) => concept.startsWith('thing.'));
const isPlace = (noun: ReadNoun): boolean =>
  noun.concepts.length > 0 && noun.concepts.every((concept) => concept.startsWith('place.'));
const canLead = (noun: ReadNoun): boolean => isActor(noun) || isForce(noun) || isThing(noun);

/** Words that say only what age or sex somebody is. */
const PLAIN_PEOPLE: Readonly<Record<string, QualityId | undefined>> = {
  'person.old_man': 'old',
  'person.old_woman': 'old',
  'person.man': undefined,
  'person.woman': undefined,
  'person.boy': undefined,
  'person.girl': undefined,
  'person.teenager': 'young',
  'person.child': undefined,
};
const plainOf = (noun: ReadNoun): string | undefined => noun.concepts.find((concept) => concept in PLAIN_PEOPLE);

/**
 * '泥棒猫', '大工の老人', '목수 노인': two nouns that mean one. The trade stays where the other says only an age, else the second
 * is meant.
 */
function joinApposed(read: readonly MarkedNoun[], language: Cjk, body: string): MarkedNoun[] {
  const nouns: MarkedNoun[] = [];
  read.forEach((noun) => {
    const before = nouns.at(-1);
    const gap = before ? body.slice(before.end, noun.at) : '';
    const people =
      before &&
      before.concepts.some((concept) => concept.startsWith('person.')) &&
      !plainOf(before) &&
      plainOf(noun) !== undefined;
    const apposed =
      before &&
      people &&
      (language === 'ja'
        ? gap === 'の' || gap === ''
        : language === 'ko'
          ? gap === ' ' && before.mark === 'bare'
          : gap === '');
    // '국수 장수 할머니' is called grandmother.
    if (before && apposed && language === 'ko' && /^(?:할머니|할아버지|아주머니|아저씨|아줌마)$/.test(noun.word)) {
      nouns[nouns.length - 1] = { ...noun, at: before.at, word: `${before.word} ${noun.word}` };
      return;
    }
    if (before && apposed) {
      const plain = plainOf(noun) as string,
        age = PLAIN_PEOPLE[plain];
      const gender = /woman|girl/.test(plain)
        ? ('feminine' as const)
        : /\.(?:old_)?man|boy/.test(plain)
          ? ('masculine' as const)
          : undefined;
      nouns[nouns.length - 1] = {
        ...noun,
        ...(gender ? { gender } : {}),
        at: before.at,
        concepts: before.concepts,
        word: before.word,
        adjectives: [
          ...before.adjectives,
          ...noun.adjectives,
          ...(age === 'old' ? [{ ja: '年老いた', ko: '늙은', cn: '老' }[language]] : []),
        ],
        qualities: [...before.qualities, ...noun.qualities, ...(age ? [age] : [])],
      };
      return;
    }
    if (before && language !== 'ko' && gap === '' && isActor(before) && isActor(noun) && before.concepts.length > 0) {
      // '若い女刑事'
      const sex = /woman|girl/.test(plainOf(before) ?? '')
        ? { gender: 'feminine' as const }
        : /\.(?:old_)?man|boy/.test(plainOf(before) ?? '')
          ? { gender: 'masculine' as const }
          : {};
      nouns[nouns.length - 1] = {
        ...noun,
        ...sex,
        adjectives: [...(before.word === '新米' || before.word === '新人' ? [before.word] : []), ...noun.adjectives],
      };
      return;
    }
    nouns.push(noun);
  });
  return nouns;
}

/** What marks a place as the one that somebody sets out for. */
const GOAL_AFTER: Readonly<Record<Cjk, RegExp>> = {
  cn: /^(?!)/,
  ko: /^(?:으?로|까지)(?![가-힣])/,
  ja: /^(?:まで|へ(?!の))/,
};
const GOAL_BEFORE: Readonly<Record<Cjk, RegExp>> = { cn: /(?:去|前往|飞往|飞向|驶向|到)$/, ko: /(?!)/, ja: /(?!)/ };

/** Settles who does what: the protagonist comes first with the role of subject, places are places, the rest are objects. */
export function chooseParts(
  read: readonly MarkedNoun[],
  verbs: readonly MarkedVerb[],
  language: Cjk,
  body: string,
): { nouns: ReadNoun[]; passive: boolean } {
  // '泥棒猫', '小学生男孩': of two that stand without a gap, the second is meant.
  const nouns = joinApposed(read, language, body);
  const relatives = verbs.filter((verb) => verb.relative);
  // A subject whose next verb stands before a head noun belongs to that noun's clause.
  const inRelative = (noun: MarkedNoun): boolean => {
    const verb = verbs.find((each) => each.at >= noun.end);
    return (
      verb !== undefined &&
      verb.relative &&
      noun.mark !== 'topic' &&
      !/[、,，。]/.test(body.slice(noun.end, verb.at)) &&
      relatives.includes(verb)
    );
  };
  const passive =
    language === 'ja'
      ? /(?:られ|され|われ|まれ)(?:る|た|ている|ていた|てしまう)?[。！]?$/.test(body)
      : language === 'ko'
        ? /(?:에게|의해)[^,]*(?:당하|당한|되|된|히|힌|빼앗|쫓기)/.test(body)
        : /(?<![里中上下，。、\s])(?<!^)被/.test(body);
  const last = nouns.at(-1);
  const endsInNoun =
    last !== undefined &&
    last.mark === 'bare' &&
    body
      .slice(last.end)
      .replace(/[。！.!\s」』]/g, '')
      .replace(/^(?:たち|들|们)/, '').length === 0;
  const firstMain = verbs.find((verb) => !verb.relative);
  const subjects =
    language === 'cn'
      ? nouns.filter(
          (noun) =>
            (noun.mark === 'bare' || noun.mark === 'agent' || noun.mark === 'with') &&
            !isPlace(noun) &&
            (!firstMain || noun.end <= firstMain.at) &&
            !(
              noun.mark === 'with' &&
              nouns.some((other) => other !== noun && other.end <= noun.at && canLead(other) && other.mark === 'bare')
            ),
        )
      : nouns.filter((noun) => (noun.mark === 'topic' || noun.mark === 'subject') && !isPlace(noun));
  const outside = subjects.filter((noun) => !inRelative(noun));
  const free = language === 'cn' && outside.length === 0 ? subjects : outside;
  const by = (list: readonly MarkedNoun[], test: (noun: ReadNoun) => boolean): MarkedNoun | undefined =>
    list.find(test);
  const topics = free.filter((noun) => noun.mark === 'topic');
  const joined = nouns.find(
    (noun) =>
      noun.mark === 'with' &&
      isActor(noun) &&
      subjects.some((subject) => subject.at > noun.end && subject.at - noun.end < 8),
  );
  const ending =
    endsInNoun && language !== 'cn'
      ? last
      : endsInNoun && (!firstMain || (subjects.length === 0 && !/[她他我你它]/.test(body.slice(0, firstMain.at))))
        ? last
        : undefined;
  let hero =
    language === 'cn'
      ? (by(
          free.filter((noun) => noun.mark !== 'agent' && !ANYBODY.test(noun.word)),
          isActor,
        ) ??
        by(
          nouns.filter(
            (noun) =>
              noun.mark === 'bare' &&
              free.some((each) => ANYBODY.test(each.word)) &&
              !ANYBODY.test(noun.word) &&
              (!free[0] || noun.at > free[0].at) &&
              /[，。；]$/.test(body.slice(0, noun.at)),
          ),
          isActor,
        ) ??
        by(
          free.filter((noun) => noun.mark !== 'agent'),
          isActor,
        ) ??
        (ending && isActor(ending) ? ending : undefined) ??
        by(
          free.filter((noun) => noun.mark === 'agent'),
          isActor,
        ) ??
        by(free, (noun) => isForce(noun) || isThing(noun)) ??
        (ending && canLead(ending) ? ending : undefined))
      : (by(topics, isActor) ??
        by(free, isActor) ??
        (ending && isActor(ending) ? ending : undefined) ??
        by(free, canLead) ??
        (ending && (isForce(ending) || isThing(ending)) ? ending : undefined));
  const beside =
    ending &&
    nouns.find(
      (noun) =>
        noun.mark === 'with' &&
        isActor(noun) &&
        noun.end <= ending.at &&
        !verbs.some((verb) => verb.at >= noun.end && verb.at < ending.at),
    );
  if (beside && hero === ending) {
    hero = beside;
  }
  if (joined && hero && joined.at < hero.at && isActor(hero)) {
    hero = joined;
  }
  // What is done to a thing is done by somebody: the agent leads.
  if (hero && passive && !isActor(hero)) {
    hero = nouns.find((noun) => (noun.mark === 'agent' || noun.mark === 'to') && isActor(noun)) ?? hero;
  }
  hero ??=
    by(subjects, isActor) ??
    nouns.find((noun) => isActor(noun) && noun.mark !== 'of' && noun.mark !== 'place') ??
    by(nouns, isActor);
  // In Chinese what follows the verb is its object.
  const doing =
    verbs.find((verb) => !verb.relative && !/^(?:坐|骑|乘|用|拿|带|驾)/.test(body.slice(verb.at, verb.end))) ??
    firstMain;
  const after =
    language === 'cn' && doing
      ? nouns.find(
          (noun) =>
            noun !== hero &&
            noun.mark === 'bare' &&
            noun.at >= doing.end &&
            !/[，。；]/.test(body.slice(doing.end, noun.at)) &&
            body[noun.end] !== '的',
        )
      : undefined;
  const ordered = hero ? [hero, ...nouns.filter((noun) => noun !== hero)] : [...nouns];
  return {
    passive,
    nouns: ordered.map(({ at: _at, end: _end, mark, ...noun }) => ({
      ...noun,
      role:
        noun.word === hero?.word && _at === hero.at
          ? ('subject' as const)
          : (mark === 'place' &&
                noun.concepts.some((concept) =>
                  /^(place\.|spirit\.(?:moon|sea|river|mountain|water)$)/.test(concept),
                )) ||
              (language === 'cn' && isPlace(noun) && mark !== 'bare')
            ? ('place' as const)
            : ('object' as const),
      ...(mark === 'of' ? { owner: true } : {}),
      ...((GOAL_AFTER[language].test(body.slice(_end)) &&
        noun.concepts.some((concept) => concept.startsWith('place.'))) ||
      (GOAL_BEFORE[language].test(body.slice(0, _at)) && noun.concepts.some((concept) => concept.startsWith('place.')))
        ? { goal: true }
        : {}),
      ...((mark === 'object' || after?.at === _at) && noun.word !== hero?.word ? { direct: true } : {}),
    })),
  };
}
