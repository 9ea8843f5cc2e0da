import type { Random } from '#src/shared/random.ts';
import { chooseWords, type StepWords } from '../plots/choose-words.ts';
import type { CourseStep } from '../plots/fit-plot.ts';
import type { PlotStep } from '../plots/plot.ts';
import type { BeatId, LineBeat, NarrationBeat } from '../shapes/beats.ts';
import { TOLD_TYPES } from '../shapes/shapes.ts';
import type { CastFact, StoryFacts } from '../story-facts.ts';
import { fillTemplate, namedOnce, slotsOf } from './fill-template.ts';
import type { Grammar, SentenceBank } from './grammar.ts';
import { createManner, type Manner } from './manner.ts';
import { createSpentWords, openingOf, type SpentWords } from './spent-words.ts';

/** What a sentence must keep to. */
interface SentenceBounds {
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
const NAMES_TOOL = /\{(?:thing|held|prop)\b/;

/** Seconds of a sentence and of a line at the most, and of a sentence between the steps of a plot. */
const LONGEST_SENTENCE = 8.8,
  LONGEST_LINE = 5,
  SHORT_SENTENCE = 4.8;
/** Seconds that a plot's step has on the average, told and only seen. */
const TOLD_STEP = 4.75,
  SEEN_STEP = 2.3;

const hasBothPlaces = (template: string): boolean => /\{place\b/.test(template) && /\{elsewhere\b/.test(template);

function bankOf(bank: SentenceBank | undefined, voice: StoryFacts['voice']): readonly string[] {
  if (!bank) {
    return [];
  }
  if (Array.isArray(bank)) {
    return bank;
  }
  const byVoice = bank as Readonly<Partial<Record<StoryFacts['voice'] | 'any', readonly string[]>>>;
  return [...(byVoice[voice] ?? []), ...(byVoice.any ?? [])];
}

/** Opens a writer for a film; `course` is its steps where it follows a plot. */
export function createWriter(
  grammar: Grammar,
  facts: StoryFacts,
  random: Random,
  course: readonly CourseStep[] = [],
): FilmWriter {
  return new Writer(grammar, facts, random, course);
}

class Writer implements FilmWriter {
  private readonly grammar: Grammar;
  private readonly facts: StoryFacts;
  /** The facts of a shot that stays where the film began. */
  private readonly staying: StoryFacts;
  private readonly random: Random;
  private readonly spent: SpentWords;
  private readonly inManner: Manner;
  /** The film follows a plot. */
  private readonly follows: boolean;
  private readonly chosen: ReadonlyMap<PlotStep, StepWords>;
  private wishTold: boolean;
  /** A tool that the idea did not bring is 'a hammer' when it is first spoken of. */
  private toolKnown: boolean;
  private stays = false;
  /** The template written last, and the last of them that was chosen from a bank. */
  private written = '';
  private lastChosen: string | undefined;
  /** Where the question stands that waits for its answer. */
  private asked: { own: boolean; index: number } | undefined;

  constructor(grammar: Grammar, facts: StoryFacts, random: Random, course: readonly CourseStep[]) {
    this.grammar = grammar;
    this.facts = facts;
    this.staying = { ...facts, elsewhere: facts.place };
    this.random = random;
    this.spent = createSpentWords(grammar);
    this.inManner = createManner(grammar, facts.hero, facts.other, random);
    const steps = course.flatMap(({ step }) => (step ? [step] : []));
    this.follows = steps.length > 0;
    this.wishTold = this.follows;
    this.toolKnown = grammar.language !== 'en' || facts.thingGiven || facts.thing.plural;
    this.chosen = this.chooseSteps(steps);
    for (const { template, text } of this.chosen.values()) {
      this.spent.reserve(template, text);
    }
  }

  fill(template: string): string {
    this.stays = false;
    return this.filled(template);
  }

  named(): ReadonlySet<string> {
    return slotsOf(this.written);
  }

  narrate(beat: NarrationBeat, opening = false, bounds: SentenceBounds = {}): string | undefined {
    const { grammar, facts } = this;
    this.stays = bounds.stays ?? false;
    const own = [...bankOf(this.frame.narration[beat], facts.voice), ...(this.typed?.[beat] ?? [])];
    const general = bankOf(grammar.narration[beat], facts.voice);
    const limit = Math.min(LONGEST_SENTENCE, bounds.seconds ?? LONGEST_SENTENCE);
    return (
      (opening ? this.introduce([...own, ...general], limit) : undefined) ??
      (facts.ownWish && (beat === 'want' || !this.wishTold) ? this.tellWish([...own, ...general], limit) : undefined) ??
      this.choose(own, general, limit) ??
      (this.follows ? this.choose(own, general, Math.max(limit, SHORT_SENTENCE)) : undefined) ??
      this.choose(own, general, LONGEST_SENTENCE)
    );
  }

  say(beat: LineBeat, speaker: CastFact, listener: CastFact): string | undefined {
    const { grammar, asked } = this;
    const reply =
      beat === 'answer_line' && asked
        ? (asked.own ? this.frame.lines.answer_line : grammar.lines.answer_line)?.[asked.index]
        : undefined;
    const own = [...(this.frame.lines[beat] ?? []), ...(this.typed?.[beat] ?? [])];
    const line =
      (reply === undefined ? undefined : this.choose([reply], [], LONGEST_LINE)) ??
      this.choose(own, grammar.lines[beat], LONGEST_LINE);
    this.asked = beat === 'ask_line' ? this.questionOf(this.lastChosen) : undefined;
    return line === undefined ? undefined : this.inManner(line, this.follows ? 0.15 : 0.3, speaker, listener);
  }

  tell({ step }: CourseStep, speaker?: CastFact, listener?: CastFact): string | undefined {
    const words = step && this.chosen.get(step);
    if (!words) {
      return undefined;
    }
    this.written = words.template;
    this.stays = false;
    const text = this.withToolIntroduced(words);
    return speaker && listener ? this.inManner(text, 0.12, speaker, listener) : text;
  }

  see({ step }: CourseStep): string | undefined {
    if (!step?.seen) {
      return undefined;
    }
    this.written = step.seen;
    return this.fill(step.seen);
  }

  show(beat: BeatId, stays = false): string {
    this.stays = stays;
    const all = this.grammar.scripts[beat];
    // A tool that nobody has spoken of is not in the picture either.
    const plain = this.follows && !this.facts.thingGiven ? all.filter((template) => !NAMES_TOOL.test(template)) : all;
    const bank = plain.length > 0 ? plain : all;
    const fresh = bank.filter((template) => !this.spent.has(template));
    const template = this.random.pick(fresh.length > 0 ? fresh : bank);
    this.spent.spendTemplate(template);
    this.written = template;
    return this.filled(template);
  }

  private get frame(): Grammar['frames'][StoryFacts['frame']] {
    return this.grammar.frames[this.facts.frame];
  }
  private get typed(): NonNullable<Grammar['types']>[StoryFacts['type']] {
    return this.grammar.types?.[this.facts.type];
  }

  private filled(template: string): string {
    return fillTemplate(
      namedOnce(template, this.facts),
      this.grammar,
      this.stays && !hasBothPlaces(template) ? this.staying : this.facts,
    );
  }

  private fits(text: string, seconds: number): boolean {
    return this.grammar.countSpeechUnits(text) <= seconds * this.grammar.speechUnitsPerSecond;
  }

  private chooseSteps(steps: readonly PlotStep[]): ReadonlyMap<PlotStep, StepWords> {
    const { grammar, facts } = this;
    const onePlace = facts.target.noun === facts.place.noun;
    return chooseWords(
      steps,
      {
        count: (text) => grammar.countSpeechUnits(text),
        unitsPerSecond: grammar.speechUnitsPerSecond,
        openingOf: (text) => openingOf(grammar, text),
        render: (template) => this.fill(template),
        doubles: (template) => onePlace && /\{target\b/.test(template) && /\{place\b/.test(template),
        seconds: steps.reduce((sum, step) => sum + (step.words.length > 0 ? TOLD_STEP : SEEN_STEP), 0),
      },
      this.random,
    );
  }

  /**
   * A sentence that nobody has heard the like of, from the film's own bank before the general one; looser where the
   * strict find none.
   */
  private choose(own: readonly string[], general: readonly string[], seconds: number): string | undefined {
    for (const bank of [own, general]) {
      for (const strict of [true, false]) {
        const open = this.random
          .shuffle(bank)
          .filter((template) => !this.spent.hasLike(template) && !(strict && this.spent.openedLast(template)));
        for (const template of open) {
          if (strict && this.stays && hasBothPlaces(template)) {
            continue;
          }
          const text = this.filled(template);
          if (!this.fits(text, seconds) || this.spent.hasSaid(text)) {
            continue;
          }
          this.spent.spend(template, text);
          this.written = this.lastChosen = template;
          return text;
        }
      }
    }
    return undefined;
  }

  /** The first sentence says who it is about, and the wish in the idea's own words where it has some. */
  private introduce(bank: readonly string[], seconds: number): string | undefined {
    const { facts, grammar } = this;
    const introduces = TOLD_TYPES.has(facts.type) ? NAMES_SUBJECT : NAMES_HERO;
    const introducing = bank.filter((template) => introduces.test(template));
    const telling = facts.ownWish ? introducing.filter((template) => TELLS_WISH.test(template)) : [];
    this.wishTold = telling.length > 0;
    const general =
      introducing.length > 0
        ? []
        : bankOf(grammar.narration.world, facts.voice).filter((template) => introduces.test(template));
    return this.choose(telling.length > 0 ? telling : introducing, general, seconds);
  }

  private tellWish(bank: readonly string[], seconds: number): string | undefined {
    const text = this.choose(
      bank.filter((template) => TELLS_WISH.test(template)),
      [],
      seconds,
    );
    if (text !== undefined) {
      this.wishTold = true;
    }
    return text;
  }

  private withToolIntroduced({ template, text }: StepWords): string {
    const { facts } = this;
    const slot = /\{(thing|target)(?:\.(?:full|a))?\}/.exec(
      facts.target === facts.thing ? template : template.replaceAll('{target', '{-'),
    );
    if (this.toolKnown || !slot) {
      return text;
    }
    this.toolKnown = true;
    return slot[0].endsWith('.a}') ? text : this.filled(template.replace(slot[0], `{${slot[1]}.a}`));
  }

  /** Questions and answers of a language stand in the same order, so that each answer fits its question. */
  private questionOf(template: string | undefined): { own: boolean; index: number } | undefined {
    if (template === undefined) {
      return undefined;
    }
    const own = this.frame.lines.ask_line?.indexOf(template) ?? -1;
    if (own >= 0) {
      return { own: true, index: own };
    }
    const general = this.grammar.lines.ask_line.indexOf(template);
    return general >= 0 ? { own: false, index: general } : undefined;
  }
}
