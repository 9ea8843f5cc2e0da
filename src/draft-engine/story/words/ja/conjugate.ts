import { wordTable } from '#src/shared/word-table.ts';
export type VerbForm =
  | 'plain'
  | 'past'
  | 'masu'
  | 'mashita'
  | 'te'
  | 'stem'
  | 'tai'
  | 'volitional'
  | 'negative'
  | 'conditional';

const ROWS: Readonly<Record<string, string>> = wordTable({
  う: 'わいえお',
  く: 'かきけこ',
  ぐ: 'がぎげご',
  す: 'さしせそ',
  つ: 'たちてと',
  ぬ: 'なにねの',
  ぶ: 'ばびべぼ',
  む: 'まみめも',
  る: 'らりれろ',
});
const FRONT_VOWELS = /[いきぎしじちにひびぴみりえけげせぜてでねへべぺめれ]/;
const ICHIDAN_KANJI = /[見出寝着煮似得経居観診看]/;
/** Verbs that look as if they dropped る but do not. */
const FIVE_ROW =
  /(^|[^\p{Script=Han}ぁ-ん])(かえる|はいる|しゃべる|すべる|にぎる|ちぎる|かじる|ひねる|うねる|いじる|まいる|はしる|ちる)$|(よみがえる|ひるがえる|ふりかえる|しゃべる|すべる|よぎる|さえぎる|みなぎる|ののしる)$/u;

interface Parts {
  stem: string;
  negative: string;
  te: string;
  past: string;
  volitional: string;
  conditional: string;
}

const isOneRow = (verb: string): boolean => {
  const before = verb.slice(-2, -1);
  return verb.endsWith('る') && !FIVE_ROW.test(verb) && (FRONT_VOWELS.test(before) || ICHIDAN_KANJI.test(before));
};

/** The ending of て by the last sign of the verb. */
const TE_ENDINGS: Readonly<Record<string, string>> = wordTable({
  う: 'って',
  つ: 'って',
  る: 'って',
  む: 'んで',
  ぶ: 'んで',
  ぬ: 'んで',
  く: 'いて',
  ぐ: 'いで',
  す: 'して',
});

function partsOf(verb: string): Parts {
  if (verb.endsWith('する')) {
    return partsOfDo(verb.slice(0, -2));
  }
  if (/(来る|くる)$/.test(verb) && !/[つおめま]くる$/.test(verb)) {
    return partsOfCome(verb);
  }
  return isOneRow(verb) ? partsOfOneRow(verb.slice(0, -1)) : partsOfFiveRows(verb);
}

const partsOfDo = (body: string): Parts => ({
  stem: `${body}し`,
  negative: `${body}し`,
  te: `${body}して`,
  past: `${body}した`,
  volitional: `${body}しよう`,
  conditional: `${body}すれば`,
});

function partsOfCome(verb: string): Parts {
  const isKanji = verb.endsWith('来る');
  const at = (sound: string): string => `${verb.slice(0, -2)}${isKanji ? '来' : sound}`;
  return {
    stem: at('き'),
    negative: at('こ'),
    te: `${at('き')}て`,
    past: `${at('き')}た`,
    volitional: `${at('こ')}よう`,
    conditional: `${at('く')}れば`,
  };
}

const partsOfOneRow = (front: string): Parts => ({
  stem: front,
  negative: front,
  te: `${front}て`,
  past: `${front}た`,
  volitional: `${front}よう`,
  conditional: `${front}れば`,
});

function partsOfFiveRows(verb: string): Parts {
  const front = verb.slice(0, -1);
  const last = verb.slice(-1);
  const [a, i, e, o] = [...(ROWS[last] ?? 'らりれろ')] as [string, string, string, string];
  const isGo = /(行く|いく|ゆく)$/.test(verb);
  const te = front + (isGo ? 'って' : (TE_ENDINGS[last] ?? 'って'));
  return {
    stem: front + i,
    negative: /(^|[^\p{Script=Han}])ある$/u.test(verb) ? verb.slice(0, -2) : front + a,
    te,
    past: te.slice(0, -1) + (te.endsWith('で') ? 'だ' : 'た'),
    volitional: `${front}${o}う`,
    conditional: `${front}${e}ば`,
  };
}

/** The polite negative's stem of a plain negative such as 開かない. */
function politeNegative(word: string): string {
  const body = word.slice(0, -2);
  if (body === '' || (/[はがもに、]$/.test(body) && !/(かなわ|いわ|[\p{Script=Han}](わ|は))$/u.test(body))) {
    return `${body}ありません`;
  }
  if (body.endsWith('く')) {
    return `${body}ありません`;
  }
  const last = body.slice(-1);
  for (const row of Object.values(ROWS)) {
    if (row.startsWith(last)) {
      return `${body.slice(0, -1)}${row[1]}ません`;
    }
  }
  return body.endsWith('こ') ? `${body.slice(0, -1)}きません` : `${body}ません`;
}

type Forms = Readonly<Record<Exclude<VerbForm, 'plain'>, string>>;

const formsOfNoun = (body: string): Forms => ({
  past: `${body}だった`,
  masu: `${body}です`,
  mashita: `${body}でした`,
  te: `${body}で`,
  stem: body,
  tai: `${body}でいたい`,
  volitional: `${body}だろう`,
  negative: `${body}ではない`,
  conditional: `${body}なら`,
});

function formsOfNegative(word: string): Forms {
  const body = word.slice(0, -2);
  return {
    past: `${body}なかった`,
    masu: politeNegative(word),
    mashita: `${politeNegative(word)}でした`,
    te: `${body}なくて`,
    stem: `${body}なく`,
    tai: `${body}ないでいたい`,
    volitional: `${body}ないだろう`,
    negative: `${body}なくはない`,
    conditional: `${body}なければ`,
  };
}

function formsOfAdjective(word: string): Forms {
  const body = word.endsWith('いい') ? `${word.slice(0, -2)}よ` : word.slice(0, -1);
  return {
    past: `${body}かった`,
    masu: `${word}です`,
    mashita: `${body}かったです`,
    te: `${body}くて`,
    stem: `${body}く`,
    tai: word,
    volitional: `${word}だろう`,
    negative: `${body}くない`,
    conditional: `${body}ければ`,
  };
}

function formsOfVerb(word: string): Forms {
  const { negative, ...parts } = partsOf(word);
  return {
    ...parts,
    masu: `${parts.stem}ます`,
    mashita: `${parts.stem}ました`,
    tai: `${parts.stem}たい`,
    negative: `${negative}ない`,
  };
}

function formsOf(word: string): Forms {
  if (word.endsWith('だ')) {
    return formsOfNoun(word.slice(0, -1));
  }
  if (word.endsWith('ない') && !word.endsWith('少ない')) {
    return formsOfNegative(word);
  }
  return word.endsWith('い') ? formsOfAdjective(word) : formsOfVerb(word);
}

/** Puts a predicate in its dictionary form (verb, adjective, noun with だ, plain negative) into another form. */
export const conjugate = (word: string, form: VerbForm): string => (form === 'plain' ? word : formsOf(word)[form]);
