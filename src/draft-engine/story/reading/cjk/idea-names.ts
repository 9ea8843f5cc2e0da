import { type Cjk, isFree, type MarkedNoun, plainMarked, type Span } from './marked-words.ts';

const SURNAMES =
  '李王张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文';
/** A name at the head of an idea, before its particle. */
const LEADING: Readonly<Record<Cjk, RegExp>> = {
  cn: new RegExp(
    `^([小老阿][${SURNAMES}明红美芳华强刚军丽花宝玉雨雪月梅兰英杰]|[${SURNAMES}][\\p{Script=Han}]{1,2}(?=(?:想|在|是|有|每|从|把|要|和|的))|[\\p{Script=Han}]{2,3}(?=骑着|骑马|坐着|带着|背着|拿着|独自|一个人|来到|走进|走过|走在|遇见|决定|终于))(?=[\\p{Script=Han}，])`,
    'u',
  ),
  ko: /^([가-힣]{2,3}?)이?(?=(?:은|는)\s)/u,
  ja: /^([\p{Script=Han}]{2,4}|[ァ-ヶー]{2,6})(?=(?:さん|くん|君|ちゃん)?は)/u,
};
/** A name behind the word for what somebody is: '転校生の美咲', '程序员小李', '가수 민수'. */
const FOLLOWING: Readonly<Record<Cjk, RegExp>> = {
  cn: new RegExp(
    `^([小老阿][${SURNAMES}明红美芳华强刚军丽花宝玉]|(?<=[师生员长者家工人])[${SURNAMES}](?:师傅|阿姨|大爷|大妈|叔|姨))`,
    'u',
  ),
  ko: /^\s([가-힣]{2,3})(?=(?:이|가|은|는|와|과)\s)/u,
  ja: /^(?:の([\p{Script=Han}]{2,3}|[ァ-ヶー]{2,5})|([ァ-ヶー]{2,5}))(?=(?:さん|くん|ちゃん)?[はがと、])/u,
};
const FAMILIAR = new RegExp(
  `[小老阿][${SURNAMES}明红美芳华强刚军丽花宝玉](?=$|[^\\p{Script=Han}]|[和与跟想要爱在是把被给救找去从的])`,
  'uy',
);
/** True where what looks like 'small' or 'old' begins what somebody is called: '小李爱上了', '老陈的'. */
export function beginsFamiliarName(body: string, at: number): boolean {
  FAMILIAR.lastIndex = at;
  return FAMILIAR.test(body);
}

const NO_NAME =
  /^(?:毎日|毎朝|毎晩|今日|明日|昨日|今年|人類|世界|時間|自分|彼ら|우리|그들|오늘|내일|어제|매일|나는|세상|인생|하루|그날|이곳|여기|모두|누구)$/;

/** Gives those whom an idea calls by name their names; one that stands alone at its head becomes a noun of its own. */
export function nameNouns(body: string, language: Cjk, nouns: MarkedNoun[], verbs: readonly Span[]): void {
  const spans = [...nouns, ...verbs];
  for (const noun of nouns) {
    if (noun.name || !noun.concepts.some((concept) => concept.startsWith('person.'))) {
      continue;
    }
    const name = FOLLOWING[language].exec(body.slice(noun.end))?.slice(1).find(Boolean);
    if (!name || NO_NAME.test(name)) {
      continue;
    }
    const at = body.indexOf(name, noun.end),
      end = at + name.length;
    if (!isFree(spans, { at, end })) {
      continue;
    }
    noun.name = name;
    noun.end = end;
    const after = body.slice(end);
    noun.mark =
      language === 'cn'
        ? noun.mark
        : /^(?:さん|くん|ちゃん)?は|^[은는]/.test(after)
          ? 'topic'
          : /^(?:さん|くん|ちゃん)?が|^[이가]/.test(after)
            ? 'subject'
            : 'with';
  }
  const name = LEADING[language].exec(body)?.[1];
  if (name && !NO_NAME.test(name) && isFree(spans, { at: 0, end: name.length })) {
    nouns.unshift(
      plainMarked({
        at: 0,
        word: name,
        name,
        concepts: ['person.person'],
        role: 'subject',
        mark: language === 'cn' ? 'bare' : 'topic',
      }),
    );
  }
}
