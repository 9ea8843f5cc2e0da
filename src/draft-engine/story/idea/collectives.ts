import type { Language } from '#src/shared/language/languages.ts';

/** A school's clubs: what they do, before 부 or 部. */
const KOREAN_CLUB =
  /(?:축구|야구|농구|배구|탁구|수영|육상|연극|합창|밴드|미술|문예|방송|유도|검도|씨름|테니스|체조|양궁|댄스|요리|과학|독서|영화|사진|만화|등산|응원|천문|바둑)부$/;
const JAPANESE_CLUB =
  /(?:サッカー|野球|バスケ(?:ットボール)?|バレー(?:ボール)?|テニス|卓球|水泳|陸上|演劇|合唱|吹奏楽|美術|文芸|新聞|柔道|剣道|ダンス|料理|科学|写真|漫画|登山|天文|囲碁|将棋|軽音)部$/;

/** Words in the singular for many people. */
const MANY: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:choir|crew|crowd|class|orchestra|band|troupe|gang|mob|audience|army|jury|team|squad|platoon|congregation|public|queue|flock|herd|pack|swarm|tribe|clan|townsfolk|villagefolk|people|folk|family)$/i,
  cn: /(?:合唱团|乐队|乐团|剧团|戏班|船员|全班|人群|观众|军队|球队|足球队|篮球队|排球队|棒球队|女足|男足|队伍|旅客|村民们?|众人|大家|全村人?|一家人?|全家|家人|孩子们|羊群|鸟群|狼群|鱼群)$/,
  ja: /(?:合唱団|楽団|劇団|一座|乗組員|群衆|観客|聴衆|軍隊|軍勢|一家|家族|村人全員|町の人々|人々|群れ|クラス|チーム|一同|全員|行列)$/,
  ko: /(?:합창단|악단|극단|밴드|선원들|승무원들|군중|관객|관중|군대|가족|일가|마을 사람들?|주민들|사람들|반 아이들|무리|떼|일행|동아리|구단|팀)$/,
};
/** Words in the singular for two. */
const TWO: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:parents|newlyweds)$/i,
  cn: /(?:夫妻|夫妇|父母|情侣|兄妹|姐弟|姐妹俩|兄弟俩|母女|父子|母子|父女|双胞胎|小两口)$/,
  ja: /(?:夫婦|両親|父母|恋人同士|兄妹|姉弟|母娘|父子|母子|双子)$/,
  ko: /(?:부부|부모|부모님|연인들|남매|모녀|부자|모자|부녀|자매|형제|쌍둥이)$/,
};

/** Two, where a word in the singular means two; undefined for any other. */
export const countOfCollective = (head: string, language: Language): number | undefined =>
  TWO[language].test(head) ? 2 : undefined;

/** Whether a word in the singular means many. */
export const isCollective = (head: string, language: Language): boolean =>
  MANY[language].test(head) || isClub(head, language);

/** Whether a word is one for a club of a school. */
export const isClub = (head: string, language: Language): boolean =>
  (language === 'ko' && KOREAN_CLUB.test(head)) || (language === 'ja' && JAPANESE_CLUB.test(head));
