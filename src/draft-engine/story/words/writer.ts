import type { Random } from '#src/shared/random.ts';
import type { BeatId, LineBeat, NarrationBeat } from '../shapes/beats.ts';
import { chooseWords } from '../plots/choose-words.ts';
import type { CourseStep } from '../plots/fit-plot.ts';
import { TOLD_TYPES } from '../shapes/shapes.ts';
import type { Grammar, SentenceBank } from './grammar.ts';
import type { CastFact, StoryFacts } from './story-facts.ts';

/** What a sentence must keep to. */
export interface SentenceBounds {
  /** Longest time to say it, in seconds. */
  seconds?: number;
  /** The shot stays in the film's first place: sentences of the second speak of the first. */
  stays?: boolean;
}

/** Writes the words of one film; remembers what it has said so that no construction comes twice. */
export interface FilmWriter {
  /** A sentence of the narrator for a beat, or undefined when all its constructions are spent. */
  narrate(beat: NarrationBeat, opening?: boolean, bounds?: SentenceBounds): string | undefined;
  /** A character's line, or undefined when all its constructions are spent. */
  say(beat: LineBeat, speaker: CastFact, listener: CastFact): string | undefined;
  /** The words of a plot's step for a shot, or undefined where the step has none that fit: then the beat's own are said. */
  tell(step: CourseStep, speaker?: CastFact, listener?: CastFact): string | undefined;
  /** What is seen in a plot's step, where the plot says it. */
  see(step: CourseStep): string | undefined;
  /** What is seen; `stays` as in the bounds of a sentence. */
  show(beat: BeatId, stays?: boolean): string;
  /** The slots of the sentence, line or script written last: who and what it names. */
  named(): ReadonlySet<string>;
  fill(template: string): string;
}

const NAMES_HERO = /\{hero\.(?:a|full|role|who|isA)\}/;
const NAMES_SUBJECT = /\{(?:hero\.(?:a|full|role|who|isA)|target(?:\.\w+)?|thing\.(?:a|full)|place\.full)\}/;
const TELLS_WISH = /\{(?:want|does)\}/;
const SLOT = /\{(\w+)(?:\.(\w+))?\}/g;

/** Fills a template's slots by the grammar and settles agreement. Throws RangeError for a slot that the grammar does not know. */
export function fillTemplate(template: string, grammar: Grammar, facts: StoryFacts): string {
  let text = template;
  // A slot such as {want} may itself hold slots.
  for (let depth = 0; depth < 3 && text.includes('{'); depth++) {
    text = text.replace(SLOT, (_, name: string, form: string | undefined) => {
      const value = grammar.slot(name, form, facts);
      if (value === undefined) throw new RangeError(`${grammar.language}: no slot {${form ? `${name}.${form}` : name}} in: ${template}`);
      return value;
    });
  }
  return grammar.finish(text, facts);
}

/** A place that the verb is about is named once: not 'the park of the park', nor 'the park in the park'. */
const TWICE: readonly (readonly [RegExp, string])[] = [[/\{place(?:\.\w+)?\}(?:의 |の|的)(?=\{target)/g, ''], [/(\{target(?:\.\w+)?\}),? \{place\.in(?:Full)?\}/g, '$1'], [/\{place\.in(?:Full)?\}(?:에서|에) (?=[^{}]{0,12}\{target)/g, '']];
const namedOnce = (template: string, facts: StoryFacts): string => facts.target.noun === facts.place.noun ? TWICE.reduce((text, [pattern, kept]) => text.replace(pattern, kept), template) : template;

/** The opening by which a hearer would notice that a sentence is built like another. */
export function constructionOf(template: string): string {
  const words = template.toLowerCase().split(' ');
  return words.length > 2 ? words.slice(0, 2).join(' ') : template.slice(0, 4).toLowerCase();
}

const bankOf = (bank: SentenceBank | undefined, voice: StoryFacts['voice']): readonly string[] => {
  if (!bank) return [];
  if ('any' in bank || !Array.isArray(bank)) {
    const byVoice = bank as Readonly<Partial<Record<StoryFacts['voice'] | 'any', readonly string[]>>>;
    return [...(byVoice[voice] ?? []), ...(byVoice.any ?? [])];
  }
  return bank;
};

/** The words by which a hearer notices that two sentences begin alike. */
const openingOf = (grammar: Grammar, text: string): string => grammar.language === 'en' ? text.toLowerCase().split(' ').slice(0, 3).join(' ') : text.slice(0, 4);

/** Opens a writer for a film; `course` is its steps where it follows a plot. */
export function createWriter(grammar: Grammar, facts: StoryFacts, random: Random, course: readonly CourseStep[] = []): FilmWriter {
  const spent = new Set<string>();
  const openings: string[] = [];
  const frame = grammar.frames[facts.frame];
  const habitOf = new Map<string, number>([[facts.hero.key, random.below(grammar.habits.length)], [facts.other.key, random.below(grammar.habits.length)]]);
  if (habitOf.get(facts.hero.key) === habitOf.get(facts.other.key)) habitOf.set(facts.other.key, ((habitOf.get(facts.hero.key) ?? 0) + 1) % Math.max(1, grammar.habits.length));
  const typed = grammar.types?.[facts.type];
  const follows = course.some((each) => each.step);
  let wishTold = follows;
  const introduces = TOLD_TYPES.has(facts.type) ? NAMES_SUBJECT : NAMES_HERO;
  let lastChosen: string | undefined;
  const staying: StoryFacts = { ...facts, elsewhere: facts.place };
  let stays = false, written = '';
  const hasBothPlaces = (template: string): boolean => /\{place\b/.test(template) && /\{elsewhere\b/.test(template);
  const fill = (template: string): string => fillTemplate(namedOnce(template, facts), grammar, stays && !hasBothPlaces(template) ? staying : facts);
  // A tool that the idea did not bring is 'a hammer' when it is first spoken of.
  let toolKnown = grammar.language !== 'en' || facts.thingGiven || facts.thing.plural;
  const introduced = (template: string, text: string): string => {
    const slot = /\{(thing|target)(?:\.(?:full|a))?\}/.exec(facts.target === facts.thing ? template : template.replaceAll('{target', '{-'));
    if (toolKnown || !slot) return text;
    toolKnown = true;
    return slot[0].endsWith('.a}') ? text : fill(template.replace(slot[0], `{${slot[1]}.a}`));
  };

  const choose = (own: readonly string[], general: readonly string[], limit: number): string | undefined => {
    for (const bank of [own, general]) {
      for (const strict of [true, false]) {
        const open = random.shuffle(bank).filter((template) => !spent.has(template) && (grammar.language !== 'en' ? !spent.has(constructionOf(template)) : !spent.has(constructionOf(template))) && (!strict || openings.at(-1) !== template.split(' ')[0]));
        for (const template of open) {
          const text = fill(template);
          const opening = openingOf(grammar, text);
          if (strict && stays && hasBothPlaces(template)) continue;
          if (grammar.countSpeechUnits(text) > limit || spent.has(`said:${text}`) || spent.has(`opening:${opening}`)) continue;
          spent.add(template).add(constructionOf(template)).add(`said:${text}`).add(`opening:${opening}`);
          openings.push(template.split(' ')[0] as string);
          lastChosen = template;
          written = template;
          return text;
        }
      }
    }
    return undefined;
  };

  const chosen = chooseWords(course.flatMap((each) => each.step ? [each.step] : []), {
    count: (text) => grammar.countSpeechUnits(text), unitsPerSecond: grammar.speechUnitsPerSecond, openingOf: (text) => openingOf(grammar, text),
    render: (template) => { stays = false; return fill(template); },
    doubles: (template) => facts.target.noun === facts.place.noun && /\{target\b/.test(template) && /\{place\b/.test(template),
    seconds: course.filter((each) => each.step).reduce((sum, each) => sum + (each.step?.words.length ? 4.75 : 2.3), 0),
  }, random);
  // What the plot says is spoken for: nothing between may begin like it.
  for (const { template, text } of chosen.values()) spent.add(constructionOf(template)).add(`said:${text}`).add(`opening:${openingOf(grammar, text)}`);

  /** A line in its speaker's manner, now and then. */
  const inManner = (line: string, often: number, speaker: CastFact, listener: CastFact): string => {
    if (grammar.habits.length === 0 || !random.chance(often)) return line;
    const spoken = grammar.habits[habitOf.get(speaker.key) ?? 0]?.(line, speaker, listener) ?? line;
    return grammar.countSpeechUnits(spoken) <= grammar.speechUnitsPerSecond * 5 ? spoken : line;
  };

  let asked: { own: boolean; index: number } | undefined;
  /** Questions and answers of a language stand in the same order, so that each answer fits its question. */
  const askedOf = (template: string | undefined): typeof asked => {
    const own = template === undefined ? -1 : frame.lines.ask_line?.indexOf(template) ?? -1;
    if (own >= 0) return { own: true, index: own };
    const general = template === undefined ? -1 : grammar.lines.ask_line.indexOf(template);
    return general >= 0 ? { own: false, index: general } : undefined;
  };

  return {
    fill: (template) => { stays = false; return fill(template); },
    named: () => new Set([...written.matchAll(/\{(\w+)/g)].map((match) => match[1] as string)),
    narrate: (beat, opening = false, bounds = {}) => {
      stays = bounds.stays ?? false;
      const own = [...bankOf(frame.narration[beat], facts.voice), ...(typed?.[beat] ?? [])], general = bankOf(grammar.narration[beat], facts.voice);
      const longest = grammar.speechUnitsPerSecond * 8.8;
      const limit = grammar.speechUnitsPerSecond * Math.min(8.8, bounds.seconds ?? 8.8);
      // The first sentence says who it is about; the wish is told in the idea's own words where it has some.
      if (opening) {
        const introducing = [...own, ...general].filter((template) => introduces.test(template));
        const telling = introducing.filter((template) => TELLS_WISH.test(template));
        const all = facts.ownWish && telling.length > 0 ? telling : introducing;
        wishTold = facts.ownWish !== undefined && telling.length > 0;
        const text = choose(all, !all.length ? bankOf(grammar.narration.world, facts.voice).filter((template) => introduces.test(template)) : [], limit);
        if (text !== undefined) return text;
      }
      if (facts.ownWish && (beat === 'want' || !wishTold)) {
        const text = choose([...own, ...general].filter((template) => TELLS_WISH.test(template)), [], limit);
        if (text !== undefined) { wishTold = true; return text; }
      }
      return choose(own, general, limit) ?? (follows ? choose(own, general, Math.max(limit, grammar.speechUnitsPerSecond * 4.8)) : undefined) ?? choose(own, general, longest);
    },
    say: (beat, speaker, listener) => {
      const limit = grammar.speechUnitsPerSecond * 5;
      const reply = beat === 'answer_line' && asked ? (asked.own ? frame.lines.answer_line : grammar.lines.answer_line)?.[asked.index] : undefined;
      const line = (reply !== undefined ? choose([reply], [], limit) : undefined) ?? choose([...(frame.lines[beat] ?? []), ...(typed?.[beat] ?? [])], grammar.lines[beat], limit);
      asked = beat === 'ask_line' ? askedOf(lastChosen) : undefined;
      return line === undefined ? undefined : inManner(line, follows ? 0.15 : 0.3, speaker, listener);
    },
    tell: (step, speaker, listener) => {
      const words = step.step && chosen.get(step.step);
      if (!words) return undefined;
      written = words.template;
      stays = false;
      const text = introduced(words.template, words.text);
      return speaker && listener ? inManner(text, 0.12, speaker, listener) : text;
    },
    see: ({ step }) => {
      if (!step?.seen) return undefined;
      stays = false;
      written = step.seen;
      return fill(step.seen);
    },
    show: (beat, staysHere = false) => {
      stays = staysHere;
      // A tool that nobody has spoken of is not in the picture either.
      const all = grammar.scripts[beat], plain = follows && !facts.thingGiven ? all.filter((template) => !/\{(?:thing|held|prop)\b/.test(template)) : all;
      const bank = plain.length > 0 ? plain : all;
      const fresh = bank.filter((template) => !spent.has(template));
      const template = random.pick(fresh.length > 0 ? fresh : bank);
      spent.add(template);
      written = template;
      return fill(template);
    },
  };
}
