import type { Language } from '#src/shared/language/languages.ts';

/** Nouns for what nobody meets: they are no persons, whatever they do in a sentence. */
const FORMAL =
  /^(?:hope|time|war|peace|fate|death|life|luck|justice|law|truth|fear|silence|distance|memory|lawsuit|plan|idea|thing|something|everything|nothing|way|year|day|night|age|era|century|moment|mistake|secret|news|rumou?r|accident|disaster|epidemic|aftershock|mrs|mr|官司|命令|希望|时间|战争|和平|命运|死亡|真相|秘密|消息|谣言|时代|岁月|事情|东西|地方|办法|原因|结果|一切|什么|机会|梦想|记忆|声音|远方|こと|もの|ほう|はず|ため|ところ|とき|方|時代|戦争|平和|運命|希望|時間|記憶|噂|応援|振動|画面越し|単身赴任|満腹|閉店|白黒|것|때|만큼|수|바|뿐|시간|전쟁|평화|운명|희망|죽음|진실|비밀|소문|시대|세월|기억|여진|각자|응원|흑백)$/i;

/** The ends of words for sounds, illnesses, feelings, rules, feasts, firms, dishes, surfaces, events, amounts. */
const ENDINGS: Readonly<Record<Language, RegExp>> = {
  en: /(?:tion|sion|ness|ment|ity|ism|ship|hood|cy|logy|graphy|nomy|ance|ence|ia|itis|osis|sis|[^l]ing|ics|dom|paper|board|floor|ceiling|wall|song|dance|waltz|tango|noise|sound|music|tune|rhythm|storm|quake|war|tax|law|rule|debt|fever|flu|cancer|plague|disease|virus|ache|pain|smell|scent|stench|taste|echo|hum|buzz|bill|price|rent|job|work|message|marriage|wedding|voyage|robbery|surgery|discovery|lottery|mystery|factory|industry|ministry|office|agency|bureau|department|firm|strike|stew|soup|curry|salad|sauce|pie|stump|style|genre|noir|colou?r|number|word|name|language|alphabet)$/i,
  cn: /(?:声|响|噪音|旋律|曲|舞|歌|探戈|症|病|炎|癌|瘟|疫|疫情|节|厂|公司|局|委员会|事务所|法院|集团|感|情绪|仇恨|法|法律|案|案件|文学|科学|技术|纸|墙|壁|地板|天花板|语|方言|时代|风格|色|味|气味|香气|灾|灾难|地震|火灾|事故|爆炸|数字|费|款|税|权|力|性|率|度|制|制度|主义|运动|革命|政策|合同|债|债务|危机|停电|失业|破产|离婚|婚姻|误会|谎言|传说|诅咒|预言|氧气|树桩|汤|粉|粥|火锅)$/,
  ja: /(?:声|音|響き|唸り|曲|歌|踊り|舞|ダンス|ワルツ|タンゴ|症|病|炎|癌|疫|祭|祭り|工場|会社|省|庁|局|署|委員会|事務所|裁判所|感|気持ち|憎しみ|法|法律|案|事件|事故|災害|地震|火事|爆発|紙|壁|床|天井|語|言葉|方言|時代|風|色|味|匂い|香り|臭い|費|税|権|力|性|率|度|制|制度|主義|運動|革命|倒産|失業|離婚|結婚|停電|誤解|嘘|呪い|予言|伝説|定年|不足|選挙|酸素|切り株|汁|鍋|丼)$/,
  ko: /(?:소리|음악|음성|곡|노래|춤|왈츠|탱고|댄스|증후군|불면증|기억상실증|우울증|염|암|질병|역병|전염병|희귀병|축제|공장|회사|기업|관청|보건소|구청|시청|법원|위원회|사무소|로펌|느낌|감정|증오|법률|법안|사건|사고|재난|재해|지진|화재|폭발|종이|벽지|벽|바닥|천장|언어|사투리|풍경|색깔|냄새|향기|비용|세금|권리|능력|비율|제도|주의|운동|혁명|부도|파산|실업|이혼|결혼|정전|오해|거짓말|저주|예언|전설|선거|산소|찌개|국밥|청국장|된장|볶음|구이|전골|부침개|그루터기)$/,
};
const PEOPLE_ALL_THE_SAME =
  /(?:celebrity|deity|being|regiment|militia|女性|男性|异性|異性|同性|여성|남성|노동력|대역|파이터)$/i;

/** True for a noun that is nobody: no body is drawn for it, though a verb of people stands with it. */
export const isNoBeing = (head: string, language: Language): boolean =>
  FORMAL.test(head) || (ENDINGS[language].test(head) && !PEOPLE_ALL_THE_SAME.test(head));
