import type { StemShape } from './stems.ts';

/** What an ending does with its clause. */
export type EndingUse =
  | 'final'
  | 'and'
  | 'when'
  | 'as_soon'
  | 'because'
  | 'but'
  | 'if'
  | 'intend'
  | 'so_that'
  | 'tried'
  | 'adnominal'
  | 'nominal'
  | 'quote'
  | 'whether'
  | 'link'
  | 'not'
  | 'as'
  | 'must_if';

/** One ending: its letters, the stem shapes it follows, its use; `quoted` ends what somebody says, before a noun. */
export interface Ending {
  use: EndingUse;
  /** Adnominal: 던, 은 and so on; the letters as they are written. */
  text: string;
  isPast?: boolean;
  /** 려는, 고자 하는: what is about to be done. */
  isIntended?: boolean;
}

type Row = [use: EndingUse, endings: string];

const PLAIN: readonly Row[] = [
  ['and', '고, 고서, 다가, 다, 고는, 곤'],
  ['as_soon', '자, 자마자'],
  ['but', '지만, 거나, 건만, 더라도, 든, 든지, 고도, 거니와'],
  ['when', '더니'],
  ['because', '기에, 길래'],
  ['so_that', '도록, 게끔, 고자'],
  ['as', '게, 듯, 듯이, 다시피'],
  ['not', '지, 질, 지는, 지도, 진, 지를'],
  ['adnominal', '던'],
  ['nominal', '기, 기를, 기가, 기는, 기도, 기만, 기로, 기에, 긴, 길, 기까지, 기란'],
  ['quote', '자고, 자는, 다고, 다는, 냐고, 냐는, 느냐고'],
  ['final', '다, 자, 네, 지, 죠, 지요, 거든, 구나, 네요, 나요, 나, 냐, 겠다, 고야, 더라, 도다'],
  ['whether', '겠는지'],
  ['if', '거든'],
];
const BARE: readonly Row[] = [
  ['adnominal', '는'],
  ['final', '는다, 는가, 는구나, 느냐, 니, 네, 는데, 는군, 는걸, 십니다, 세요, 신다, 셨다'],
  ['but', '는데, 는데도'],
  ['because', '느라, 느라고'],
  ['quote', '는다고, 는다는, 는다며, 느냐고, 는다면서, 는단'],
  ['whether', '는지, 는지를, 는가를, 는지도'],
  ['if', '는다면'],
];
const LOOSE: readonly Row[] = [
  ['when', '며, 면서, 면서도'],
  ['if', '면, 려면, 면은'],
  ['because', '니, 니까, 므로'],
  ['but', '나'],
  ['intend', '려고, 려, 러, 려는데, 고자'],
  ['tried', '려다, 려다가, 려던, 려는'],
  ['final', '라, 세요, 십시오, 마, 리라, 오, 소서, 리'],
  ['quote', '라고, 라는, 라며'],
  ['adnominal', '신, 시는'],
];
const N: readonly Row[] = [
  ['adnominal', ''],
  ['final', '다, 가, 데, 걸'],
  ['but', '데, 데도'],
  ['quote', '다고, 다는, 다며, 다면서, 단, 다던'],
  ['whether', '지, 지를, 가를, 지도'],
  ['if', '다면'],
  ['and', '다'],
];
const L: readonly Row[] = [
  ['adnominal', ''],
  ['final', '까, 게, 래, 까요, 게요, 걸, 지도'],
  ['as', '수록'],
  ['whether', '지, 까, 지를, 지도'],
];
const M: readonly Row[] = [
  ['nominal', ', 을, 이, 은, 에, 으로, 과, 에도'],
  ['but', '에도'],
];
const B: readonly Row[] = [['final', '니다, 니까, 시다']];
const LINKED: readonly Row[] = [
  ['link', ''],
  ['and', '서, 서는, 다, 다가, 선'],
  ['must_if', '야, 야만'],
  ['but', '도, 서라도'],
  ['if', '야'],
  ['final', '요, 라, 라요'],
  ['quote', '라고'],
];
const PAST: readonly Row[] = [
  ['final', '다, 습니다, 어요, 네, 지, 을까, 는가, 는데, 어, 고요, 더라, 소'],
  ['adnominal', '던, 을'],
  ['and', '고, 다, 다가'],
  ['when', '으며, 으면서, 더니'],
  ['but', '지만, 으나, 는데, 건만, 어도, 는데도, 거나, 더라도'],
  ['because', '기에, 으니, 으니까, 으므로'],
  ['nominal', '음, 음을, 음이, 음에, 기'],
  ['quote', '다고, 다는, 다며, 냐고, 다면서, 느냐고, 단'],
  ['whether', '는지, 는지를, 을지, 는가를, 는지도'],
  ['if', '다면, 으면, 더라면'],
];

const SHAPE_ROWS: Readonly<Record<StemShape, readonly Row[]>> = {
  plain: PLAIN,
  bare: BARE,
  loose: LOOSE,
  n: N,
  l: L,
  m: M,
  b: B,
  linked: LINKED,
  past: PAST,
};

const INTENDED = new Set(['려는', '려던']);

function indexRows(shape: StemShape, rows: readonly Row[]): Map<string, Ending[]> {
  const index = new Map<string, Ending[]>();
  for (const [use, endings] of rows) {
    for (const text of endings.split(', ')) {
      const isIntended = INTENDED.has(text);
      const ending: Ending = {
        use: isIntended ? 'adnominal' : use,
        text,
        ...(shape === 'past' || shape === 'n' || text === '던' ? { isPast: true } : {}),
        ...(isIntended ? { isIntended } : {}),
      };
      index.set(text, [...(index.get(text) ?? []), ending]);
    }
  }
  return index;
}

const INDEX = Object.fromEntries(
  Object.entries(SHAPE_ROWS).map(([shape, rows]) => [shape, indexRows(shape as StemShape, rows)]),
) as Readonly<Record<StemShape, Map<string, Ending[]>>>;

/** The endings that are written so after a stem of that shape. */
export const endingsOf = (shape: StemShape, text: string): readonly Ending[] => INDEX[shape].get(text) ?? [];
/** No ending is longer. */
export const LONGEST_ENDING = 5;
