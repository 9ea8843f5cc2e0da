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

function partsOf(verb: string): Parts {
  const front = verb.slice(0, -1),
    last = verb.slice(-1);
  if (verb.endsWith('する')) {
    const body = verb.slice(0, -2);
    return {
      stem: `${body}し`,
      negative: `${body}し`,
      te: `${body}して`,
      past: `${body}した`,
      volitional: `${body}しよう`,
      conditional: `${body}すれば`,
    };
  }
  if (/(来る|くる)$/.test(verb) && !/[つおめま]くる$/.test(verb)) {
    const kanji = verb.endsWith('来る'),
      body = verb.slice(0, -2);
    const at = (sound: string): string => `${body}${kanji ? '来' : sound}`;
    return {
      stem: at('き'),
      negative: at('こ'),
      te: `${at('き')}て`,
      past: `${at('き')}た`,
      volitional: `${at('こ')}よう`,
      conditional: `${at('く')}れば`,
    };
  }
  const before = front.slice(-1);
  if (last === 'る' && !FIVE_ROW.test(verb) && (FRONT_VOWELS.test(before) || ICHIDAN_KANJI.test(before))) {
    return {
      stem: front,
      negative: front,
      te: `${front}て`,
      past: `${front}た`,
      volitional: `${front}よう`,
      conditional: `${front}れば`,
    };
  }
  const row = ROWS[last] ?? 'らりれろ';
  const [a, i, e, o] = [...row] as [string, string, string, string];
  const contracted = /(行く|いく|ゆく)$/.test(verb)
    ? 'って'
    : /[うつる]/.test(last)
      ? 'って'
      : /[むぶぬ]/.test(last)
        ? 'んで'
        : last === 'く'
          ? 'いて'
          : last === 'ぐ'
            ? 'いで'
            : 'して';
  const te = `${front}${contracted}`;
  return {
    stem: front + i,
    negative: verb.endsWith('ある') && /(^|[^\p{Script=Han}])ある$/u.test(verb) ? verb.slice(0, -2) : front + a,
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

/** Puts a predicate in its dictionary form (verb, adjective, noun with だ, plain negative) into another form. */
export function conjugate(word: string, form: VerbForm): string {
  if (form === 'plain') {
    return word;
  }
  if (word.endsWith('だ')) {
    const body = word.slice(0, -1);
    return (
      body +
      (
        {
          past: 'だった',
          masu: 'です',
          mashita: 'でした',
          te: 'で',
          stem: '',
          tai: 'でいたい',
          volitional: 'だろう',
          negative: 'ではない',
          conditional: 'なら',
        } as const
      )[form]
    );
  }
  if (word.endsWith('ない') && !/少ない$/.test(word)) {
    const body = word.slice(0, -2);
    if (form === 'masu') {
      return politeNegative(word);
    }
    if (form === 'mashita') {
      return `${politeNegative(word)}でした`;
    }
    return (
      body +
      (
        {
          past: 'なかった',
          te: 'なくて',
          stem: 'なく',
          tai: 'ないでいたい',
          volitional: 'ないだろう',
          negative: 'なくはない',
          conditional: 'なければ',
        } as const
      )[form]
    );
  }
  if (word.endsWith('い')) {
    const body = /いい$/.test(word) ? `${word.slice(0, -2)}よ` : word.slice(0, -1);
    return (
      {
        past: `${body}かった`,
        masu: `${word}です`,
        mashita: `${body}かったです`,
        te: `${body}くて`,
        stem: `${body}く`,
        tai: word,
        volitional: `${word}だろう`,
        negative: `${body}くない`,
        conditional: `${body}ければ`,
      } as const
    )[form];
  }
  const parts = partsOf(word);
  switch (form) {
    case 'masu':
      return `${parts.stem}ます`;
    case 'mashita':
      return `${parts.stem}ました`;
    case 'tai':
      return `${parts.stem}たい`;
    case 'negative':
      return `${parts.negative}ない`;
    default:
      return parts[form];
  }
}
