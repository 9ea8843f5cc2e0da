import type { Language } from '#src/shared/language/languages.ts';

export type Sex = 'feminine' | 'masculine';

interface SexWords {
  /** Words for both together: 'parents'. */
  both: RegExp;
  feminine: RegExp;
  masculine: RegExp;
}

/** Titles, kin and trades whose word says whether a woman or a man has them, and that only a woman is pregnant. */
const WORDS: Readonly<Record<Language, SexWords>> = {
  en: {
    both: /\bparents?\b|\bcouple\b|\bhusband and wife\b/i,
    feminine:
      /\b(?:mrs|ms|miss|madame?|mademoiselle|señora|signora|lady|ladies|(?:\w*)wom[ae]n|(?:\w*)girls?|mother|mum|mom|(?:step|god|grand)mother|grandma|granny|aunt(?:ie|y)?|niece|daughter|sister|(?:\w*)wife|bride|widow|queen|princess|duchess|countess|baroness|marchioness|empress|goddess|priestess|sorceress|enchantress|heroine|heiress|hostess|waitress|actress|stewardess|seamstress|governess|headmistress|landlady|mistress|nuns?|abbess|midwi(?:fe|ves)|ballerina|(?:house)?maids?|maiden|nanny|mermaid|geisha|fiancée|matriarch|diva|spinster|pregnant|expectant)\b/i,
    masculine:
      /\b(?:mr|sir|lord|monsieur|señor|signor|(?:\w*(?<!wo|hu|ger|ro|sha|talis|cay|otto))m[ae]n|(?:\w*)boys?|gentlem[ae]n|father|dad|(?:step|god|grand)father|grandpa|granddad|uncle|nephew|son|brothers?|husband|groom|widower|king|prince|duke|count|baron|marquis|emperor|monks?|priests?|preacher|vicar|abbot|friar|pope|bishop|chaplain|butler|lad|squire|bachelor|valet|footman|pallbearers?|lumberjack|samurai|sultan|pharaoh|tsar|fiancé(?!e)|patriarch)\b/i,
  },
  cn: {
    both: /父母|夫妻|夫妇|儿女|子女|男女|兄妹|姐弟|情侣|恋人/,
    feminine:
      /女|妇|娘|妈|婆|姐|妹|姑|姨|嫂|婶|奶|妃|尼|媳|妻|嬷|母|太太|夫人|保姆|月嫂|孕|产妇|丫头|丫鬟|花旦|格格|皇后|太后/,
    masculine:
      /男|爷|叔|伯|哥|弟(?!子)|汉$|公公|丈夫|和尚|书生|道士|太监|老头|小伙|新郎|舅|爸|父|僧|秀才|将军|士兵|爹|儿子|孙子|王子|皇帝|国王|先生|公子|武士|矿工|渔夫|农夫|樵夫|车夫|船夫|屠夫|马夫|首富|场长|皇上|太子|光棍/,
  },
  ja: {
    both: /父母|両親|夫婦|姉弟|兄妹|男女|母子|親子|恋人/,
    feminine:
      /女|婦|嬢|娘|母(?![校国])|妻|妹|姉|婆|姫|尼|芸者|舞妓|嫁|女将|海女|おばさん|ばあ(?:さん|ちゃん)|おばあ|お姉|おかみ|ママ|妊|臨月|身重|身籠|乙女/,
    masculine:
      /男|父|夫(?![人婦])|兄|弟(?!子)|爺|王子|坊主|坊さん|和尚|僧|紳士|息子|花婿|力士|侍|武士|浪人|殿|青年|少年|おじさん|じい(?:さん|ちゃん)|おじい|お兄|火消し|親方|番頭|船頭|木こり|将軍|国王|帝/,
  },
  ko: {
    both: /부모|부부|남매|연인|자녀|남녀/,
    feminine:
      /여자|여인|여성|여종|여배우|여의사|여교사|여기자|여학생|여형사|여검사|여군|여왕|여신|여사|여직원|여경|여승|소녀|아가씨|아주머니|아줌마|할머니|해녀|처녀|과부|모녀|자매|며느리|어머니|엄마|장모|누나|누이|언니|여동생|이모|고모|숙모|딸|공주|무녀|무당|수녀|하녀|궁녀|의녀|기생|유모|아내|부인|약혼녀|마녀|임산부|산모|만삭|임신|비구니|왕비|왕후|손녀|새댁/,
    masculine:
      /남자|남성|남편|소년|아저씨|할아버지|총각|청년|신사|삼촌|형님|(?:^|\s)형$|오빠|아들|왕자|형제|사위|아버지|아빠|선비|머슴|내시|신랑|도령|남동생|손자|영감|어부|광부|임금|무사|장군|신부님|나무꾼|병사|위생병/,
  },
};

/** What the words for somebody say of their sex. */
export function sexOfWords(words: readonly string[], language: Language): Sex | undefined {
  const { both, feminine, masculine } = WORDS[language];
  const said = words.filter((word) => !both.test(word));
  if (said.some((word) => feminine.test(word))) {
    return 'feminine';
  }
  return said.some((word) => masculine.test(word)) ? 'masculine' : undefined;
}

/** Whether somebody's word means a woman and a man. */
export const isOfBothSexes = (word: string, language: Language): boolean => WORDS[language].both.test(word);
