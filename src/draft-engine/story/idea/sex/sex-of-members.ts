import type { Language } from '#src/shared/language/languages.ts';
import { isClub } from '../collectives.ts';
import type { NounPhrase } from '../text-reading.ts';
import { type Sex, sexOfWords } from './sex-of-words.ts';

/** Bodies that may take only women or only men. */
const GROUPS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:team|club|squad|choir|school|college|academy|convent|league|crew|band|orchestra|dormitory|side)$/i,
  cn: /(?:队|团|社|俱乐部|班|校|学院|中学|高中|大学|宿舍|女足|女排|男足|男排)$/,
  ja: /(?:女子部|チーム|クラブ|合唱団|楽団|団|校|学園|大学|中学|学院|寮|リーグ|バンド)$/,
  ko: /(?:팀|클럽|구단|합창단|악단|선수단|여고|여중|여대|남고|남중|학교|대학|기숙사|리그|밴드)$/,
};
/** Whoever works for such a body or looks on is of any sex. */
const NO_MEMBERS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:coach|manager|trainer|teacher|headmaster|principal|doctor|owner|fan|mascot|driver|referee|janitor|caretaker|founder|conductor|president|scout|chef)$/i,
  cn: /(?:教练|老师|教师|经理|校长|院长|医生|队医|老板|球迷|司机|裁判|校工|指挥|门卫|保安|主任|星探)$/,
  ja: /(?:監督|コーチ|教師|先生|校長|院長|顧問|医師|医者|オーナー|ファン|運転手|審判|用務員|指揮者|トレーナー|守衛)$/,
  ko: /(?:감독|코치|교사|선생님?|교장|원장|의사|구단주|팬|운전사|기사|심판|수위|경비원?|지휘자|트레이너|고문)$/,
};
/** Whose English bodies are: 'the women's team'. */
const MANY = /^(?:wom[ae]n|girl|lad(?:y|ies)|boy|m[ae]n)s?$/i;
/** Girls' schools by their short names. */
const SHORT: Readonly<Partial<Record<Language, RegExp>>> = { ko: /(?:^|\s)\S*(?:여고|여중|여대)(?:\s|$)/ };

/** The sex of whoever belongs to a body of women or of men: 'the goalkeeper of the women's team'. */
export function sexOfMember(phrase: NounPhrase, phrases: readonly NounPhrase[], language: Language): Sex | undefined {
  const group = phrase.owner === undefined ? undefined : phrases[phrase.owner];
  if (!group || NO_MEMBERS[language].test(phrase.head)) {
    return undefined;
  }
  const words = [group.head, group.name ?? ''].filter(Boolean).join(' ');
  if (!GROUPS[language].test(words) && !isClub(words, language)) {
    return undefined;
  }
  // 'The women's team' is of women; of 'the girl's team' one only knows whose it is.
  const whose = group.owner === undefined ? undefined : phrases[group.owner];
  const ofMany = whose && whose.count !== 1 && MANY.test(whose.head) ? [whose.head] : [];
  return SHORT[language]?.test(words) ? 'feminine' : sexOfWords([words, ...group.adjectives, ...ofMany], language);
}
