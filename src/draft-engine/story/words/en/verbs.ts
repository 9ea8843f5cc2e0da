const PAST: Readonly<Record<string, string>> = {
  be: 'was',
  have: 'had',
  do: 'did',
  go: 'went',
  come: 'came',
  keep: 'kept',
  say: 'said',
  know: 'knew',
  think: 'thought',
  take: 'took',
  make: 'made',
  give: 'gave',
  find: 'found',
  lose: 'lost',
  leave: 'left',
  tell: 'told',
  feel: 'felt',
  hear: 'heard',
  hold: 'held',
  stand: 'stood',
  sit: 'sat',
  let: 'let',
  put: 'put',
  cut: 'cut',
  cost: 'cost',
  set: 'set',
  shut: 'shut',
  hit: 'hit',
  hurt: 'hurt',
  run: 'ran',
  begin: 'began',
  bring: 'brought',
  buy: 'bought',
  build: 'built',
  break: 'broke',
  speak: 'spoke',
  write: 'wrote',
  read: 'read',
  see: 'saw',
  meet: 'met',
  pay: 'paid',
  lie: 'lay',
  lay: 'laid',
  lead: 'led',
  learn: 'learned',
  grow: 'grew',
  draw: 'drew',
  fall: 'fell',
  fly: 'flew',
  forget: 'forgot',
  get: 'got',
  hide: 'hid',
  rise: 'rose',
  ride: 'rode',
  ring: 'rang',
  send: 'sent',
  shake: 'shook',
  sing: 'sang',
  sleep: 'slept',
  spend: 'spent',
  steal: 'stole',
  stick: 'stuck',
  swear: 'swore',
  sweep: 'swept',
  teach: 'taught',
  throw: 'threw',
  wake: 'woke',
  wear: 'wore',
  win: 'won',
  wind: 'wound',
  catch: 'caught',
  choose: 'chose',
  drive: 'drove',
  eat: 'ate',
  fight: 'fought',
  light: 'lit',
  mean: 'meant',
  sell: 'sold',
  show: 'showed',
  understand: 'understood',
  become: 'became',
  hang: 'hung',
  bend: 'bent',
  burn: 'burned',
  bite: 'bit',
  blow: 'blew',
  feed: 'fed',
  freeze: 'froze',
  swim: 'swam',
  tear: 'tore',
  drink: 'drank',
  dig: 'dug',
  bleed: 'bled',
  deal: 'dealt',
  sink: 'sank',
  beat: 'beat',
  quit: 'quit',
  creep: 'crept',
  cast: 'cast',
  spread: 'spread',
  split: 'split',
  burst: 'burst',
  bet: 'bet',
  shine: 'shone',
  swing: 'swung',
  strike: 'struck',
  spoil: 'spoiled',
  weep: 'wept',
  quarrel: 'quarrelled',
  travel: 'travelled',
  lend: 'lent',
  seek: 'sought',
  slide: 'slid',
  spin: 'spun',
  shrink: 'shrank',
  sew: 'sewed',
  kneel: 'knelt',
  forgive: 'forgave',
  cling: 'clung',
  bind: 'bound',
  leap: 'leapt',
  can: 'could',
  will: 'would',
  must: 'had to',
};
const PRESENT: Readonly<Record<string, string>> = {
  be: 'is',
  have: 'has',
  do: 'does',
  go: 'goes',
  can: 'can',
  will: 'will',
  must: 'must',
};

/** A verb as its sentence needs it: third person, past or present, one or many. */
export function conjugate(base: string, tense: 'past' | 'present', plural: boolean): string {
  if (tense === 'past') {
    if (base === 'be' && plural) {
      return 'were';
    }
    if (PAST[base]) {
      return PAST[base];
    }
    if (base.endsWith('e')) {
      return `${base}d`;
    }
    if (/[^aeiou]y$/.test(base)) {
      return `${base.slice(0, -1)}ied`;
    }
    if (/^[^aeiou]*[aeiou][bdgmnprt]$/.test(base) || /(admit|prefer|refer|regret|occur|permit|forget)$/.test(base)) {
      return `${base}${base.at(-1)}ed`;
    }
    return `${base}ed`;
  }
  if (plural) {
    return base === 'be' ? 'are' : base;
  }
  if (PRESENT[base]) {
    return PRESENT[base];
  }
  if (/[^aeiou]y$/.test(base)) {
    return `${base.slice(0, -1)}ies`;
  }
  return /(s|sh|ch|x|z|o)$/.test(base) ? `${base}es` : `${base}s`;
}
