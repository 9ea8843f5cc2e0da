import type { Cjk, NounMark } from './marked-words.ts';

const MARKS: Readonly<Record<'ko' | 'ja', readonly (readonly [NounMark, RegExp])[]>> = {
  ja: [
    ['topic', /^(たち|ら|さん|くん)?(?:は|も)/],
    ['subject', /^(たち|ら|さん|くん)?が/],
    ['object', /^(たち|ら|さん|くん)?を/],
    ['place', /^(?:で(?!は)|から|まで|へ|の(?:中|上|下|奥|裏|片隅|屋上|そば)(?:で|に|から|へ))/],
    ['to', /^(たち|ら|さん|くん)?に/],
    ['with', /^(たち|ら|さん|くん)?と(?!いう)/],
    ['of', /^(たち|ら|さん|くん)?の/],
  ],
  ko: [
    ['topic', /^(들)?(은|는|도)(?![가-힣])/],
    ['subject', /^(들)?(이|가)(?![가-힣])/],
    ['object', /^(들)?(을|를)(?![가-힣])/],
    ['to', /^(들)?(에게|한테)/],
    ['place', /^(?:\s?(?:속|안|위|밑|옆|앞|뒤))?(들)?(에서|에|으로|로|까지|부터)(?![가-힣])/],
    ['with', /^(들)?(와|과|랑|이랑|하고)(?![가-힣])/],
    ['of', /^(들)?의(?![가-힣])/],
  ],
};
const COUNTS: Readonly<Record<Cjk, RegExp>> = {
  cn: /(?:两|二)(?:个|只|位|名|对|条|把|家)?$|一对$/,
  ko: /(?:(?<![가-힣])두|쌍둥이)\s?(?:명의|마리의|사람의)?\s?$/,
  ja: /(?:二人の|ふたりの|二匹の|二羽の|二つの|双子の|二軒の)$/,
};
const MANY: Readonly<Record<Cjk, RegExp>> = {
  cn: /(?:三|四|五|几|群|些|许多|成群)(?:个|只|位|名|把|条|对)?$|一群$|一些$/,
  ko: /(?<![가-힣])(?:세|네|여러|많은)\s?(?:명의|마리의|사람의)?\s?$/,
  ja: /(?:三人の|四人の|三匹の|五人の|たくさんの|大勢の|数人の)$/,
};

/** Reads what stands around a noun: its particle, and how many it speaks of. */
export function markNoun(
  body: string,
  at: number,
  end: number,
  language: Cjk,
): { mark: NounMark; plural: boolean; count: number } {
  const before = body.slice(Math.max(0, at - 8), at);
  // '여우 세 마리가': the particle stands behind the counter.
  const counter =
    language === 'ko' ? /^들?\s(한|두|세|네|다섯|여러)\s?(?:마리|명|사람|대|개|짝|쌍|척)/.exec(body.slice(end)) : null;
  const after = body.slice(end + (counter?.[0].length ?? 0));
  const lead = before
    .replace(/[\p{Script=Han}]{0,2}的$/u, '')
    .replace(language === 'cn' ? /[老小大好新旧]$/ : /(?:오랜|늙은|어린|낡은|작은|老いた|古い|小さな|若い)\s?$/u, '');
  const count =
    COUNTS[language].test(before) || COUNTS[language].test(lead) || /^(?:\s?(?:二人|두 사람|두 명|두 마리))/.test(after)
      ? 2
      : MANY[language].test(before) || MANY[language].test(lead)
        ? 3
        : 0;
  const counted = counter ? (counter[1] === '두' ? 2 : counter[1] === '한' ? 0 : 3) : 0;
  const plural =
    counted === 3 || /^(?:们|들|たち)/.test(after) || /(?:们|들|たち)$/.test(body.slice(at, end)) || count === 3;
  if (language === 'ko' && /^(이|가)\s(?:되|된|돼)/.test(after)) {
    return { mark: 'object', plural, count };
  }
  if (language === 'cn') {
    const mark: NounMark = /^们?的/.test(after)
      ? 'of'
      : /(?:在|从|到|去(?![找看救接追见寻买拿偷抓请学当做打修])|进|住在|通往|来到|搬到|搬进|闯入|回到|前往)[^，。了着过开]{0,6}$/.test(
            before,
          ) && placeAhead(before)
        ? 'place'
        : /^(?:里|裡|中|上|内|旁|下|深处|门口|边|顶)/.test(after)
          ? 'place'
          : /(?:把|将)[^，。]{0,4}$/.test(before)
            ? 'object'
            : /(?:被|由)[^，。的]{0,6}$/.test(before)
              ? 'agent'
              : /(?:和|与|跟|同)[^，。]{0,5}$/.test(before)
                ? 'with'
                : /(?:给|对|向|为|替)[^，。]{0,4}$/.test(before)
                  ? 'to'
                  : 'bare';
    return { mark, plural, count };
  }
  for (const [mark, pattern] of MARKS[language]) {
    if (pattern.test(after)) {
      return { mark, plural, count: count || counted };
    }
  }
  return { mark: 'bare', plural, count: count || counted };
}

/** False where the preposition already has its place: '在村里老人'. */
const placeAhead = (before: string): boolean =>
  !/(?:里|裡|中|上|内|旁|下)[^，。的]*$/.test(
    before.slice(
      Math.max(
        before.lastIndexOf('在'),
        before.lastIndexOf('从'),
        before.lastIndexOf('到'),
        before.lastIndexOf('去'),
        before.lastIndexOf('进'),
      ) + 1,
    ),
  );
