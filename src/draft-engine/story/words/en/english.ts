import { deriveSeed } from '#src/shared/random.ts';
import type { MusicMood } from '../../film-plan.ts';
import { isIndoor } from '../../place-spec.ts';
import { type CastFact, type StoryFacts, type ToldAge, toldAge } from '../../story-facts.ts';
import type { Grammar } from '../grammar.ts';
import { dressOf, hairOf } from './figure-words.ts';
import { ENGLISH_FRAMES } from './frame-words.ts';
import { ENGLISH_LINES } from './lines.ts';
import { ENGLISH_NAMES } from './names.ts';
import { ENGLISH_STORY_NARRATION } from './narration-story.ts';
import { ENGLISH_TOLD_NARRATION } from './narration-told.ts';
import { ENGLISH_PLOTS } from './plots/all-plots.ts';
import { ENGLISH_SCRIPTS } from './scripts.ts';
import { articleFor, definite, englishSlot, finishEnglish, indefinite, insideOf, namedNoun } from './slots.ts';
import { ENGLISH_TITLES } from './titles.ts';
import { ENGLISH_TYPE_WORDS } from './type-words.ts';

const MOODS: Readonly<Record<MusicMood, string>> = {
  warm: 'warm strings over a soft piano',
  wistful: 'a clarinet alone, later a harp',
  playful: 'pizzicato strings and a cheeky bassoon',
  tense: 'a low pulse and a held violin',
  dark: 'double basses and something that scrapes',
  epic: 'full orchestra over slow drums',
  tender: 'a piano that leaves room',
  mysterious: 'celesta and muted strings',
  bright: 'ukulele, hand claps and a whistled tune',
  solemn: 'a brass chorale, far off',
  driving: 'strings in quick notes and a steady drum',
  dreamy: 'vibraphone in a wide room',
};
const AGES: Readonly<Record<ToldAge, string>> = {
  child: 'not yet twelve',
  teen: 'somewhere in the teens',
  youth: 'in the early twenties',
  adult: 'in the middle of life',
  old: 'well past seventy',
};
const WEATHERS: Readonly<Record<StoryFacts['weather'], string>> = {
  clear: 'clear light, long shadows',
  cloudy: 'a soft grey sky',
  rain: 'rain on every edge',
  storm: 'black cloud, no far side',
  snow: 'snow to the window sills',
  fog: 'fog, and what it leaves standing',
  wind: 'everything loose on the move',
};
const INDOORS = [
  'light from one window',
  'low ceilings, warm lamps',
  'everything within arm’s reach',
  'swept, but not often',
  'smells of dust and polish',
];
const FAR = [
  'where it is decided',
  'further off than it looks',
  'where nobody goes by accident',
  'older than the road that leads there',
  'with one way in and two ways out',
  'where every sound carries',
];
const CARED = [
  'used, and looked after',
  'surprisingly heavy',
  'mended once, and well',
  'with one corner worn bright',
  'never the right size for a pocket',
  'bought for a lifetime, by the look of it',
];
const choiceOf = (word: string, from: readonly string[]): string =>
  from[deriveSeed('words', word) % from.length] as string;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const words = (text: string): number => text.split(/\s+/).filter(Boolean).length;

const plain = (id: string): string => id.replaceAll('_', ' ');

function lookOf(cast: CastFact): string {
  const { figure } = cast;
  if (figure.kind === 'person') {
    return `${AGES[toldAge(cast)]}, ${figure.build === 'average' ? 'of middling build' : figure.build}, with ${hairOf(figure)} and ${dressOf(figure)}${figure.hat === 'none' ? '' : ` and ${articleFor(figure.hat)} ${plain(figure.hat)}`}`;
  }
  if (figure.kind === 'animal') {
    return `${figure.size === 'usual' ? 'no larger than usual' : figure.size === 'small' ? 'smaller than one expects' : 'as big as a house'}, ${figure.colours[0]} with ${figure.colours[1]}${figure.accessories.includes('scarf') ? ', and never without a scarf' : ''}`;
  }
  if (figure.kind === 'robot') {
    return `${figure.shape}, painted ${figure.colours[0]}, with ${figure.colours[1]} joints`;
  }
  if (figure.kind === 'spirit') {
    return `${figure.colours[0]} shading into ${figure.colours[1]}, with a face that comes and goes`;
  }
  return `${figure.colours[0]} and ${figure.colours[1]}, with small hands and a serious look`;
}

const HABITS: Grammar['habits'] = [
  (line) => (words(line) <= 8 ? `Well. ${line}` : line),
  (line, _speaker, listener) =>
    words(line) <= 8 && listener.kind === 'person' && listener.named && /^[^?]*\.$/.test(line) && !line.includes(',')
      ? `${line.slice(0, -1)}, ${listener.name.split(' ')[0]}.`
      : line,
  (line) => (words(line) <= 8 && line.endsWith('.') ? `Listen. ${line}` : line),
  (line) => (words(line) <= 7 && line.endsWith('.') ? `Honestly. ${line}` : line),
  (line, speaker) =>
    words(line) <= 8 && speaker.age === 'old' && line.endsWith('.') && !line.includes(',')
      ? `${line.slice(0, -1)}, dear.`
      : line,
  (line) => line,
];

/** English: narration in the past or the present, articles, agreement. */
export const ENGLISH: Grammar = {
  language: 'en',
  narration: { ...ENGLISH_STORY_NARRATION, ...ENGLISH_TOLD_NARRATION },
  lines: ENGLISH_LINES,
  frames: ENGLISH_FRAMES,
  plots: ENGLISH_PLOTS,
  types: ENGLISH_TYPE_WORDS,
  scripts: ENGLISH_SCRIPTS,
  titles: ENGLISH_TITLES,
  habits: HABITS,
  names: ENGLISH_NAMES,
  musicMoods: MOODS,
  voices: {
    ads: ['salesman', 'warm', 'dry'],
    drama: ['warm', 'dry'],
    comedy: ['dry', 'childlike'],
    romance: ['warm', 'dry'],
    martial_arts: ['epic', 'dry'],
    fantasy: ['warm', 'epic'],
    scifi: ['dry', 'reporting'],
    suspense: ['dry', 'reporting'],
    horror: ['dry', 'warm'],
    action: ['dry', 'epic'],
    history: ['epic', 'reporting'],
    war: ['dry', 'warm'],
    documentary: ['reporting', 'warm'],
    animation: ['childlike', 'warm'],
    crime: ['dry'],
    adventure: ['epic', 'childlike'],
    biography: ['reporting', 'warm'],
    disaster: ['reporting', 'dry'],
    youth: ['dry', 'warm'],
    family: ['warm', 'childlike'],
    art: ['dry', 'warm'],
    road: ['dry', 'warm'],
    western: ['dry', 'epic'],
    detective: ['dry'],
    education: ['reporting', 'childlike'],
    travel: ['warm', 'dry'],
    nature: ['reporting', 'warm'],
    variety: ['salesman', 'dry'],
    news: ['reporting'],
  },
  outlines: [
    'It plays {place.in} and {elsewhere.in}, between {hero} and {other}, and turns on {thing}.',
    '{hero}, {hero.a}, meets {other}, {other.a}; what passes between them begins {place.in} and is settled {elsewhere.in}.',
    'Two to watch: {hero}, who is after something, and {other}, who sees it first. {thing} goes from hand to hand.',
  ],
  speechUnitsPerSecond: 2.5,
  countSpeechUnits: words,
  slot: englishSlot,
  finish: finishEnglish,
  describeCharacter: (cast) => {
    const role = indefinite({
      noun: cast.role,
      adjectives: cast.adjectives,
      plural: false,
      concept: cast.concept,
      proper: false,
    });
    const who = capital(
      cast.named && cast.role === cast.name ? cast.name : cast.named ? `${cast.name} is ${role}` : role,
    );
    return cast.pictured ? `${who}, exactly as in the picture.` : `${who}: ${lookOf(cast)}.`;
  },
  describePlace: (place: StoryFacts['place'], facts, first) => {
    const where = namedNoun(place);
    return `${capital(where)}, ${first ? `where ${facts.hero.named ? facts.hero.name : `the ${facts.hero.role}`} belongs; ${isIndoor(place.kind) ? choiceOf(place.noun, INDOORS) : WEATHERS[facts.weather]}` : choiceOf(place.noun, FAR)}.`;
  },
  describeItem: (item) => `${capital(namedNoun(item))}, ${choiceOf(item.noun, CARED)}.`,
  describeMusic: (mood, facts) =>
    `${capital(MOODS[mood])}; one theme for ${facts.hero.named ? facts.hero.name : `the ${facts.hero.role}`}, heard in pieces at first and whole at the end, ${insideOf(facts.place)}.`.replace(
      /, (?:at|in|on) [^,]*\.$/,
      '.',
    ),
  tidyIdea: (idea) => {
    const first = idea.slice(0, 240).trim();
    const cut =
      idea.length > 240 ? `${first.slice(0, first.lastIndexOf(' ') > 0 ? first.lastIndexOf(' ') : 240)}…` : first;
    return capital(/[.!?…]$/.test(cut) ? cut : `${cut}.`);
  },
  nameOf: (noun) =>
    capital(
      noun.proper
        ? noun.noun
        : [...noun.adjectives.slice(0, 2), definite({ ...noun, adjectives: [] }).replace(/^the /, '')].join(' '),
    ),
};
