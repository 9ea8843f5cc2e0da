import type { IdeaEvent } from '../../../idea/idea-graph.ts';
import { comingForm, doingForm, doneForm, linked, loose, pastStem } from '../../../korean/conjugate.ts';
import { finalOf, isHangul, withFinal } from '../../../korean/hangul.ts';

/** Last words of predicates beside the idea's own verbs: what joins, denies, wants or begins. */
const HELPERS = [
  '않다',
  '못하다',
  '말다',
  '싶어 하다',
  '하다',
  '되다',
  '주다',
  '버리다',
  '보다',
  '있다',
  '없다',
  '가다',
  '오다',
  '내다',
  '놓다',
  '두다',
  '이다',
  '싶다',
  '시작하다',
  '거부하다',
  '거절하다',
  '결심하다',
  '모르다',
  '알다',
  '받다',
  '당하다',
  '지다',
  '만들다',
  '떠나다',
  '나서다',
  '애쓰다',
];

const letters = (text: string): string => [...text].map((one) => (isHangul(one) ? one.normalize('NFD') : one)).join('');

/** True where a word of the text can be a form of this verb or adjective. */
function isFormOf(word: string, base: string): boolean {
  const spelled = letters(word);
  return [
    base.slice(0, -1),
    linked(base),
    linked(base, false),
    doneForm(base),
    comingForm(base),
    doingForm(base),
    loose(base),
    pastStem(base),
  ].some((form) => form !== '' && spelled.startsWith(letters(form)));
}

/** The predicate that a clause ends with, in its dictionary form; undefined where it cannot be told. */
export function lastPredicate(word: string, event: IdeaEvent): string | undefined {
  const own = event.predicate.split(' ').at(-1) as string;
  if (own.endsWith('다') && own.length > 1 && isFormOf(word, own)) {
    return own;
  }
  return (
    HELPERS.find((base) => isFormOf(word, base) && word.length <= base.length + (base.length > 2 ? 3 : 1)) ??
    unbent(word)
  );
}

const ENDINGS = /(?:하지만|지만|면서|다가|려고|도록|거나|는데|ㄴ데|고|자|며|서|는|던|게)$/;

/** The dictionary form by the ending alone: 건너는 건너다, 거부한다 거부하다, 부상당한 부상당하다. */
function unbent(word: string): string | undefined {
  if (/(?:했|한|하는|할|하고|하지만|해서|하자|하며|하면서|하려고|합니)(?:다|요)?$/.test(word)) {
    return `${word.replace(/(?:했|한|하는|할|하고|하지만|해서|하자|하며|하면서|하려고|합니)(?:다|요)?$/, '')}하다`;
  }
  if (/는다$/.test(word)) {
    return `${word.slice(0, -2)}다`;
  }
  if (word.endsWith('다') && finalOf(word.at(-2) ?? '') === 'ㄴ') {
    return `${word.slice(0, -2)}${withFinal(word.at(-2) as string, '')}다`;
  }
  if (ENDINGS.test(word)) {
    const stem = word.replace(ENDINGS, '');
    return stem === '' ? undefined : `${stem}다`;
  }
  if (finalOf(word.at(-1) ?? '') === 'ㄴ' && word.length >= 2) {
    return `${word.slice(0, -1)}${withFinal(word.at(-1) as string, '')}다`;
  }
  return undefined;
}
