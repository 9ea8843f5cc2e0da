import { classOf } from './dictionary.ts';
import type { ClauseDraft, Draft, PhraseDraft } from './draft.ts';
import { KOREAN_PRESENCES } from './marks.ts';
import { PLAIN_NOUNS } from './noun-words.ts';

/** A 기사 is a knight only where nothing is driven. */
const DRIVING = /버스|택시|트럭|운전|기차|열차|지하철|승객|정류장|터미널|대리|캠핑카/;
const DELIVERING = /택배|배달|소포/;

const PLAIN: ReadonlySet<string> = new Set(PLAIN_NOUNS.split(', '));
/** Everyday nouns that somebody is, though they have no picture of their own. */
const SOMEBODY =
  /(?:전문가|몽상가|젊은이|늙은이|지은이|자|인|범|놈|녀석|벗|님|꾼|파|단|대|신들?|천사|악마|상대방?|남|조상|선조|후손|자손|가족|혈육|조직|세력|단체|생명|존재|누구|모두|사람들?|인류|구조대|포로|패잔병|마)$/;
/** What somebody is in, at or for without being anywhere. */
const NOWHERE =
  /^(?:식사|직전|직후|처음|마지막|안|가운데|도중|위험|위기|운명|죽음|사랑|노력|말|소식|유혹|명령|제안|사건|사고|소리|비명|이름|대가|조건|방법|이유|생각|기대|충격|슬픔|분노|배고픔|추위|더위|고민|호기심|기쁨|절망|실수|덕분|때문|도움)$/;

/** Chooses what nouns mean by the whole idea, and leaves out those that only say how or when. */
export function chooseByText({ text, phrases, clauses }: Draft): void {
  phrases.forEach((phrase, index) => {
    const last = phrase.head.split(' ').at(-1) as string;
    if (phrase.head === '기사' && (DRIVING.test(text) || DELIVERING.test(text))) {
      phrase.sense = DELIVERING.test(text) ? 'person.courier' : 'person.driver';
    }
    if (isAbstract(phrase, last)) {
      phrase.sense ??= 'none';
    }
    const roles = clauses.flatMap((clause) => clause.roles.filter((each) => each.phrase === index));
    const isWhere = roles.length > 0 && roles.every(({ role }) => /^(?:at|to|from)$/.test(role));
    phrase.isDropped ||= isWhere && NOWHERE.test(last);
  });
}

const isAbstract = ({ name, pronoun, sense }: PhraseDraft, last: string): boolean =>
  name === undefined &&
  pronoun === undefined &&
  sense === undefined &&
  PLAIN.has(last) &&
  classOf(last) === 'other' &&
  !SOMEBODY.test(last);

/** A retired pilot who flies again is there; so is a former boxer who fights. */
export function keepWhoActs({ phrases, clauses }: Draft, own: readonly number[]): void {
  for (const { kind, subject, describes } of own.map((index) => clauses[index] as ClauseDraft)) {
    for (const index of kind === 'relative' || describes !== undefined ? [] : subject) {
      const phrase = phrases[index];
      if (phrase && isFormer(phrase)) {
        phrase.presence = 'here';
      }
    }
  }
}

const isFormer = ({ presence, adjectives }: PhraseDraft): boolean =>
  presence === 'former' ||
  (presence === undefined &&
    adjectives.some((word) => Object.hasOwn(KOREAN_PRESENCES, word) && KOREAN_PRESENCES[word] === 'former'));
