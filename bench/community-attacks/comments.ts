import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { BOUNDS } from './bounds.ts';
import type { Outcome, Raid, Scenario } from './scenario.ts';
import { household, type Answer, type Person } from './world.ts';

const HIDEOUTS = 40_000;

/** What is written to be seen everywhere, to break pages, or to slip past the lists of words. */
export const COMMENT_ATTACKS: readonly Scenario[] = [
  { name: 'comment flood by one account', notices: BOUNDS.noticesFromOneAccount, run: floodOne },
  { name: 'comment flood, one account, hour after hour', notices: BOUNDS.noticesFromOneAccount, run: floodForHours },
  {
    name: 'the same comment on every film, ten accounts',
    notices: BOUNDS.noticesFromOneAccount,
    run: repeatEverywhere,
  },
  { name: 'own film commented by ten new accounts, all day', notices: 0, run: talkUp },
  { name: 'a thousand answers, each to the last', notices: BOUNDS.noticesFromCrowd, run: answerDeep },
  { name: 'texts that look empty or break lines', notices: BOUNDS.noticesFromOneAccount, run: writeOddTexts },
  { name: 'banned words in disguise', notices: BOUNDS.noticesFromOneAccount, run: disguiseWords },
];

interface Said {
  filmId: string;
  as: Person;
  text: string;
  /** The comment that is answered. */
  answers?: string | undefined;
}

function comment({ attack }: Raid, { filmId, as, text, answers }: Said): Promise<Answer> {
  const body = { text, ...(answers === undefined ? {} : { answers }) };
  return attack({ method: 'POST', path: `/api/movies/${filmId}/comments`, as, body });
}

async function recruitOne({ world }: Raid): Promise<Person> {
  const [one] = (await world.recruit(1, 60, () => household(HIDEOUTS))) as [Person];
  return one;
}

async function floodOne(raid: Raid): Promise<Outcome> {
  const one = await recruitOne(raid);
  let taken = 0;
  for (let number = 0; number < raid.many(300); number++) {
    const { code } = await comment(raid, { filmId: raid.victim.filmId, as: one, text: 'Look at my films' });
    taken += code === undefined ? 1 : 0;
  }
  return {
    found: `${taken} of the very same text taken on one film`,
    faults: taken > 3 ? [`the very same comment is taken ${taken} times on one film`] : [],
  };
}

async function floodForHours(raid: Raid): Promise<Outcome> {
  const one = await recruitOne(raid);
  let taken = 0;
  for (let hour = 0; hour < raid.many(8); hour++) {
    for (let number = 0; number < LIMITS.community.commentsPerHour + 5; number++) {
      const { code } = await comment(raid, {
        filmId: raid.victim.filmId,
        as: one,
        text: `Look at my films ${hour} ${number}`,
      });
      taken += code === undefined ? 1 : 0;
    }
    await raid.world.pass(1);
  }
  const { body } = await raid.world.send({ method: 'GET', path: `/api/movies/${raid.victim.filmId}/comments` });
  const shown = (body as { comments: { author: { id: string } }[] }).comments;
  const own = shown.filter(({ author }) => author.id === one.id).length;
  return {
    found: `${taken} taken; ${own} of the first ${shown.length} comments are the attacker's`,
    faults: own > shown.length / 2 ? [`one account fills ${own} of ${shown.length} places under a film`] : [],
  };
}

async function repeatEverywhere(raid: Raid): Promise<Outcome> {
  const crowd = await raid.world.recruit(10, 0, (index) => household(HIDEOUTS + index));
  let taken = 0;
  let sent = 0;
  for (const [number, { id }] of raid.community.films.entries()) {
    const { code } = await comment(raid, {
      filmId: id,
      as: crowd[number % crowd.length] as Person,
      text: 'Earn money: www.cheap.example',
    });
    sent += 1;
    taken += code === undefined ? 1 : 0;
  }
  return {
    found: `${taken} of ${sent} taken`,
    faults: taken > sent / 2 ? [`one text with a link is taken on ${taken} films`] : [],
  };
}

/** Comments on a film of their own by new accounts: does talking alone lift it? */
async function talkUp(raid: Raid): Promise<Outcome> {
  const crowd = await raid.world.recruit(10, 0, () => household(HIDEOUTS + 50));
  const before = await raid.place();
  for (let number = 0; number < raid.many(500); number++) {
    await comment(raid, {
      filmId: raid.community.pushedFilmId,
      as: crowd[number % crowd.length] as Person,
      text: `Great ${number}`,
    });
  }
  return { found: `place ${before} became ${await raid.place()}` };
}

async function answerDeep(raid: Raid): Promise<Outcome> {
  const crowd = await raid.world.recruit(17, 0, (index) => household(HIDEOUTS + 100 + index));
  const { filmId } = raid.victim;
  let [root, last]: (string | undefined)[] = [];
  let taken = 0;
  const codes = new Set<string>();
  for (let number = 0; number < raid.many(1000); number++) {
    const { code, body } = await comment(raid, {
      filmId,
      as: crowd[number % crowd.length] as Person,
      text: `Answer ${number}`,
      answers: last,
    });
    if (code === undefined) {
      taken += 1;
      last = (body as { id: string }).id;
      root ??= last;
    } else {
      // Where depth is refused, breadth is tried.
      last = root;
      codes.add(code);
    }
  }
  return {
    found: `${taken} taken, then ${[...codes].join(', ') || 'never refused'}`,
    faults: taken > LIMITS.community.answers + 1 ? [`${taken} answers in one thread`] : [],
  };
}

const NOTHING = '\u200b';
/** Texts that should not be taken, since nothing of them is seen or they spill over others. */
const BAD_TEXTS: Readonly<Record<string, string>> = {
  'zero width': NOTHING.repeat(20),
  'hangul filler': '\u3164\u3164',
  'braille blank': '\u2800\u2800',
  'word joiners': '\u2060\u2060\ufeff',
  'line ends': '\n\n\n\n',
  'tall: 300 lines': 'a' + '\n'.repeat(300) + 'b',
  'right to left override': '\u202egnihtyna \u202e\u202e',
  'open isolates': '\u2067'.repeat(50) + 'abc',
  zalgo: Array.from('he comes', (letter) => letter + '\u0315\u035c\u0489'.repeat(15)).join(''),
  'tag letters': 'hello' + '\u{e0061}\u{e0062}'.repeat(40),
  'control letters': 'a\u0007\u001b[31mb',
};
/** Texts that are to be taken and must not break a page. */
const HARD_TEXTS: readonly string[] = [
  'W'.repeat(LIMITS.community.commentCharacters),
  `https://films.example/${'a'.repeat(900)}`,
  '<img src=x onerror=alert(1)>',
  '👨‍👩‍👧‍👦'.repeat(100),
];

async function writeOddTexts(raid: Raid): Promise<Outcome> {
  const one = await recruitOne(raid);
  const taken: string[] = [];
  for (const [name, text] of Object.entries(BAD_TEXTS)) {
    const { code, body } = await comment(raid, { filmId: raid.victim.filmId, as: one, text });
    const kept = (body as { text?: string }).text;
    if (code === undefined && isBad(kept ?? '')) {
      taken.push(name);
    }
  }
  const refused: number[] = [];
  for (const text of HARD_TEXTS) {
    const { status } = await comment(raid, { filmId: raid.victim.filmId, as: one, text });
    if (status !== 200) {
      refused.push(status);
    }
  }
  return {
    found: `kept as they are: ${taken.join(', ') || 'none'}; ${refused.length} good ones refused`,
    faults: taken.length > 0 ? [`${taken.length} kinds of unseen or spilling text are kept`] : [],
  };
}

/** Nothing is seen of it, or it changes what stands beside it. */
function isBad(text: string): boolean {
  const seen = text.replaceAll(/[\s\p{C}\p{Zs}\u2800\u3164\p{M}]/gu, '');
  return (
    seen === '' ||
    /[\u202a-\u202e]/.test(text) ||
    /\p{M}{8}/u.test(text) ||
    /[\u{e0000}-\u{e007f}]/u.test(text) ||
    // eslint-disable-next-line no-control-regex
    /[\u0000-\u0008\u000e-\u001f]/.test(text) ||
    text.split('\n').length > 100 ||
    (text.match(/[\u2066-\u2068]/g)?.length ?? 0) > (text.match(/\u2069/g)?.length ?? 0)
  );
}

const BANNED = 'suicide tutorial';
const DISGUISES: Readonly<Record<string, (text: string) => string>> = {
  plain: (text) => text,
  capitals: (text) => text.toUpperCase(),
  'zero width': (text) => Array.from(text).join(NOTHING),
  'soft hyphens': (text) => Array.from(text).join('\u00ad'),
  'full width': (text) => text.replaceAll(/[a-z]/g, (letter) => String.fromCodePoint(letter.codePointAt(0)! + 0xfee0)),
  accents: (text) => text.replaceAll('u', 'ü').replaceAll('i', 'í'),
  digits: (text) => text.replaceAll('i', '1').replaceAll('o', '0'),
  cyrillic: (text) => text.replaceAll('i', 'і').replaceAll('o', 'о').replaceAll('e', 'е').replaceAll('c', 'с'),
  greek: (text) => text.replaceAll('u', 'υ').replaceAll('i', 'ι').replaceAll('o', 'ο'),
  'small capitals': (text) => text.replaceAll('i', 'ɪ').replaceAll('u', 'ᴜ'),
  stars: (text) => text.replaceAll('i', '*'),
  spaced: (text) => Array.from(text).join(' '),
  dotted: (text) => Array.from(text.replaceAll(' ', '')).join('.'),
  'letters doubled': (text) => text.replace('ui', 'uui'),
  mathematical: (text) =>
    text.replaceAll(/[a-z]/g, (letter) => String.fromCodePoint(0x1d41a + letter.codePointAt(0)! - 97)),
};

async function disguiseWords(raid: Raid): Promise<Outcome> {
  const one = await recruitOne(raid);
  const through: string[] = [];
  for (const [name, disguise] of Object.entries(DISGUISES)) {
    const { code } = await comment(raid, {
      filmId: raid.victim.filmId,
      as: one,
      text: `Here is a ${disguise(BANNED)} for you`,
    });
    if (code === undefined) {
      through.push(name);
    }
  }
  return {
    found: `${through.length} of ${Object.keys(DISGUISES).length} get through: ${through.join(', ')}`,
    faults: through.length > 0 ? [`banned words pass as ${through.join(', ')}`] : [],
  };
}
