import { wordTable } from '#src/shared/word-table.ts';
import { ENGLISH_DEEDS } from './deed-words.ts';

/** One reading of a word as a verb: 'left' is the past and the participle of 'leave'. */
export interface VerbForm {
  base: string;
  form: 'base' | 's' | 'past' | 'part' | 'ing';
}

/** Base, past, participle; the participle is the past where it is not said. */
const IRREGULAR =
  'arise arose arisen|awake awoke awoken|be was been|bear bore born|bear bore borne|beat beat beaten|become became become|befall befell befallen|begin began begun|bend bent|bet bet|bid bid|bind bound|bite bit bitten|bleed bled|blow blew blown|break broke broken|breed bred|bring brought|broadcast broadcast|build built|burn burnt|burst burst|buy bought|cast cast|catch caught|choose chose chosen|cling clung|come came come|cost cost|creep crept|cut cut|deal dealt|dig dug|do did done|draw drew drawn|dream dreamt|drink drank drunk|drive drove driven|eat ate eaten|fall fell fallen|feed fed|feel felt|fight fought|find found|flee fled|fling flung|fly flew flown|forbid forbade forbidden|foresee foresaw foreseen|forget forgot forgotten|forgive forgave forgiven|forsake forsook forsaken|freeze froze frozen|get got gotten|get got got|give gave given|go went gone|grind ground|grow grew grown|hang hung|have had|hear heard|hide hid hidden|hit hit|hold held|hurt hurt|keep kept|kneel knelt|knit knit|know knew known|lay laid|lead led|leap leapt|learn learnt|leave left|lend lent|let let|lie lay lain|lie lied|light lit|lose lost|make made|mean meant|meet met|mistake mistook mistaken|mow mowed mown|outrun outran outrun|overcome overcame overcome|overhear overheard|oversee oversaw overseen|oversleep overslept|overthrow overthrew overthrown|overtake overtook overtaken|pay paid|put put|quit quit|read read|rebuild rebuilt|relive relived|retell retold|ride rode ridden|ring rang rung|rise rose risen|run ran run|saw sawed sawn|say said|see saw seen|seek sought|sell sold|send sent|set set|sew sewed sewn|shake shook shaken|shed shed|shine shone|shoot shot|show showed shown|shrink shrank shrunk|shut shut|sing sang sung|sink sank sunk|sit sat|slay slew slain|sleep slept|slide slid|sling slung|smell smelt|sneak snuck|sow sowed sown|speak spoke spoken|speed sped|spell spelt|spend spent|spill spilt|spin spun|spit spat|split split|spoil spoilt|spread spread|spring sprang sprung|stand stood|steal stole stolen|stick stuck|sting stung|stride strode stridden|strike struck|strike struck stricken|string strung|strive strove striven|swear swore sworn|sweep swept|swell swelled swollen|swim swam swum|swing swung|take took taken|teach taught|tear tore torn|tell told|think thought|throw threw thrown|thrust thrust|tread trod trodden|undergo underwent undergone|understand understood|undertake undertook undertaken|undo undid undone|uphold upheld|upset upset|wake woke woken|wear wore worn|weave wove woven|wed wed|weep wept|win won|wind wound|withdraw withdrew withdrawn|withstand withstood|wring wrung|write wrote written|rewrite rewrote rewritten|input input|bust bust';

/** Verbs that join another or hold no deed of their own, beside those of the table of deeds. */
const MORE_VERBS =
  'continue keep manage attempt cease intend pretend happen tend seem appear prove contemplate afford dare deserve hesitate long prepare strive attempt fail refuse promise agree offer wish follow centre center revolve star tell depict portray explore chronicle become force compel coerce drive push lead persuade allow enable cause help make let hire send order command beg urge convince invite encourage expect warn';

const byForm = new Map<string, VerbForm[]>();
const bases = new Set<string>();

const VOWEL = /[aeiou]/;
/** Verbs of more than one syllable that double their last letter. */
const DOUBLING =
  /^(?:begin|forget|prefer|refer|regret|admit|commit|permit|omit|control|occur|travel|cancel|kidnap|rebel|patrol|compel|expel|propel|confer|infer|transfer|equip|worship|unplug|sublet|upset|unzip|unwrap|outwit|hijack|quarrel|marvel|model|label|duel|signal|bet|quit|overrun|outrun|babysit|embed|deter|shovel|counsel|unravel|repel|excel|level|dispel|fulfil|enrol|jog|hotwire|revel|tunnel|yodel|backstab|trap|snitch)$/;

function isDoubled(base: string): boolean {
  const [third = '', second = '', last = ''] = base.slice(-3);
  if (!VOWEL.test(second) || VOWEL.test(last) || /[wxy]/.test(last) || (VOWEL.test(third) && third !== 'u')) {
    return false;
  }
  return DOUBLING.test(base) || (base.match(/[aeiouy]+/g) ?? []).length === 1;
}

function thirdPerson(base: string): string {
  if (/(?:s|x|z|ch|sh|[^aeiou]o)$/.test(base)) {
    return `${base}es`;
  }
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

/** The regular forms of a verb: [s, past, ing], with both spellings where two are in use. */
function regularForms(base: string): { s: string; past: string[]; ing: string[] } {
  const s = thirdPerson(base);
  const stems = isDoubled(base) ? [`${base}${base.at(-1)}`, ...(base.length > 5 ? [base] : [])] : [base];
  if (/ie$/.test(base)) {
    return { s, past: [`${base}d`], ing: [`${base.slice(0, -2)}ying`] };
  }
  if (base.endsWith('e')) {
    const keepsE =
      /(?:ee|oe|ye|nge)$/.test(base) &&
      !/(?:change|range|plunge|lounge|arrange|exchange|revenge|avenge|challenge|cringe)$/.test(base);
    return { s, past: [`${base}d`], ing: [keepsE ? `${base}ing` : `${base.slice(0, -1)}ing`] };
  }
  const past = /[^aeiou]y$/.test(base) ? [`${base.slice(0, -1)}ied`] : stems.map((stem) => `${stem}ed`);
  const ing = /c$/.test(base) ? [`${base}king`] : stems.map((stem) => `${stem}ing`);
  return { s, past: /c$/.test(base) ? [`${base}ked`] : past, ing };
}

function add(word: string, form: VerbForm): void {
  const known = byForm.get(word);
  if (!known) {
    byForm.set(word, [form]);
  } else if (!known.some((one) => one.base === form.base && one.form === form.form)) {
    // 'run' is rather the present than the participle.
    known.splice(form.form === 'base' && known.every(({ base }) => base === form.base) ? 0 : known.length, 0, form);
  }
}

function build(): void {
  const irregular = new Map<string, [string, string][]>();
  for (const entry of IRREGULAR.split('|')) {
    const [base = '', past = '', part = past] = entry.split(' ');
    irregular.set(base, [...(irregular.get(base) ?? []), [past, part]]);
    bases.add(base);
  }
  for (const list of Object.values(ENGLISH_DEEDS)) {
    list.split(', ').forEach((words) => bases.add((words.split(' ')[0] as string).toLowerCase()));
  }
  MORE_VERBS.split(' ').forEach((base) => bases.add(base));
  bases.delete('common');
  // Irregular forms first: 'found' is rather of 'find' than of 'found'.
  for (const [base, forms] of irregular) {
    for (const [past, part] of forms) {
      add(past, { base, form: 'past' });
      add(part, { base, form: 'part' });
    }
  }
  const REGULAR_TOO = new Set(
    'burn dream learn leap spill spoil smell spell knit wed speed bust kneel light shine input sneak quit hang bet'.split(
      ' ',
    ),
  );
  for (const base of bases) {
    const { s, past, ing } = regularForms(base);
    add(base, { base, form: 'base' });
    add(s, { base, form: 's' });
    ing.forEach((word) => add(word, { base, form: 'ing' }));
    if (!irregular.has(base) || REGULAR_TOO.has(base)) {
      past.forEach((word) => {
        add(word, { base, form: 'past' });
        add(word, { base, form: 'part' });
      });
    }
  }
  for (const word of ['is', 'are', 'am', 'were']) {
    add(word, { base: 'be', form: word === 'were' ? 'past' : 's' });
  }
  add('has', { base: 'have', form: 's' });
}

/** Every reading of a word as a known verb. */
export function verbFormsOf(word: string): readonly VerbForm[] {
  if (byForm.size === 0) {
    build();
  }
  return byForm.get(word) ?? [];
}

/** A verb's forms, the usual one where there are several: 'leave' is 'left' and 'left'. */
export function inflect(base: string): { s: string; past: string; part: string; ing: string } {
  const regular = regularForms(base);
  const irregular = RATHER_REGULAR.has(base)
    ? undefined
    : IRREGULAR.split('|').find((entry) => entry.startsWith(`${base} `));
  const prefix = /^(?:re|over|out|mis|un|under|fore)(?=[a-z]{3})/.exec(base)?.[0];
  if (irregular === undefined && prefix !== undefined && !bases.has(base)) {
    const whole = IRREGULAR.split('|').some((entry) => entry.startsWith(`${base.slice(prefix.length)} `));
    if (whole) {
      const { past, part } = inflect(base.slice(prefix.length));
      return { s: regular.s, past: prefix + past, part: prefix + part, ing: regular.ing[0] as string };
    }
  }
  const [, past = regular.past[0] as string, part = past] = irregular?.split(' ') ?? [];
  return {
    s: base === 'have' ? 'has' : regular.s,
    past,
    part,
    ing: IE_ING[base] ?? (regular.ing[0] as string),
  };
}

const RATHER_REGULAR: ReadonlySet<string> = new Set('burn dream learn spill spoil smell spell'.split(' '));
const IE_ING: Readonly<Record<string, string>> = wordTable({ be: 'being', see: 'seeing', flee: 'fleeing' });

/** The readings of a word that the tagger takes for a verb and the tables do not know. */
export function guessVerbForms(word: string): readonly VerbForm[] {
  if (/..ing$/.test(word)) {
    return [{ base: stemOf(word.slice(0, -3)), form: 'ing' }];
  }
  if (/..ied$/.test(word)) {
    return pastAndPart(`${word.slice(0, -3)}y`);
  }
  if (/..ed$/.test(word)) {
    return pastAndPart(stemOf(word.slice(0, -2)));
  }
  if (/..ies$/.test(word)) {
    return [{ base: `${word.slice(0, -3)}y`, form: 's' }];
  }
  if (/(?:ss|x|ch|sh)es$/.test(word)) {
    return [{ base: word.slice(0, -2), form: 's' }];
  }
  return /[^s]s$/.test(word) ? [{ base: word.slice(0, -1), form: 's' }] : [{ base: word, form: 'base' }];
}

const pastAndPart = (base: string): VerbForm[] => [
  { base, form: 'past' },
  { base, form: 'part' },
];

/** What an ending was put on: 'hopp' is 'hop', 'produc' is 'produce'. */
function stemOf(stem: string): string {
  if (/([bdgklmnprt])\1$/.test(stem) && !/(?:ll)$/.test(stem)) {
    return stem.slice(0, -1);
  }
  return /(?:[aeiou][cgsuvz]|[^aeiou][aiou][tk]|[rl][sv]|dg|at|iz|is|ur|ibl|bl|tl|dl|pl|kl|gl)$/.test(stem)
    ? `${stem}e`
    : stem;
}
