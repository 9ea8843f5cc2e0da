import { isImplied } from '../../../idea/implied-ids.ts';
import { wordFor } from '../../../lexicon/lexicon.ts';
import { inStoryOrder } from '../../../plot/story-order.ts';
import type { CastMember, CastThing, FilmWords } from '../../film-words.ts';
import { lookOf, musicOf } from './descriptions.ts';
import type { TellingFilm } from './film.ts';
import { finishSentence } from './finish-sentence.ts';
import { capital, numberWord } from './noun-words.ts';
import { placeNoun } from './place-phrases.ts';
import { type Heard, NOTHING_HEARD } from './references.ts';
import { tellEvent } from './tell-event.ts';
import { titleOfNouns } from './titles-of-nouns.ts';
import { titleOf } from './titles.ts';

/** A film's title, logline, outline, names and music. */
export function nameFilm(film: TellingFilm): Omit<FilmWords, 'shots'> {
  const { facts, namer } = film;
  const { graph, plot } = facts;
  const main = graph.events.find(({ isMain }) => isMain) ?? graph.events[0];
  const heroName = plot.hero === undefined ? undefined : namer.definite(plot.hero).text;
  const place = facts.places.find(({ id }) => id !== undefined && id === main?.at);
  const sentences = retell(film);
  const title =
    titleOfNouns(film) ??
    titleOf(namer, {
      event: main,
      hero: plot.hero,
      second: plot.cast[1],
      place: film.phraseOf(place),
      seed: facts.seed,
    });
  const typed = facts.isOwnLanguage ? withGivenNames(film, tidyIdea(film)) : '';
  const logline = /[a-z]/i.test(typed) ? typed : (sentences[0] ?? finishSentence(title));
  return {
    title,
    logline,
    outline: sentences.length > 0 ? sentences.join(' ') : logline,
    named: namesOf(film),
    music: musicOf(facts.type, heroName),
  };
}

/** The events in order, each as a sentence. */
function retell(film: TellingFilm): string[] {
  let heard: Heard = NOTHING_HEARD;
  const sentences: string[] = [];
  const { events } = film.facts.graph;
  const said = events.filter(({ id }) => !isImplied(id));
  for (const event of inStoryOrder(said.length > 0 ? said : events)) {
    const clause = tellEvent(
      { ...film.teller, tense: 'present' },
      event,
      { ...heard, recent: heard.recent.slice(-3) },
      {
        isOwnLanguage: film.facts.isOwnLanguage,
        placeOf: () => film.phraseOf(film.facts.places.find(({ id }) => id !== undefined && id === event.at)),
        longestWords: 40,
      },
    );
    const text = clause && finishSentence(clause.text);
    if (clause && text !== undefined && !sentences.includes(text)) {
      heard = clause.heard;
      sentences.push(text);
    }
  }
  return sentences;
}

/** Longest logline in characters. */
const LONGEST_LOGLINE = 240;

/** The idea as typed without what is said of the film, made one clean sentence. */
function tidyIdea({ facts }: TellingFilm): string {
  const { graph } = facts;
  const main = graph.events.find(({ isMain }) => isMain);
  const sentences = [...graph.text.matchAll(/[^.!?…]+[.!?…]*["”’]?/g)].map((found) => ({
    text: found[0].trim(),
    from: found.index,
    to: found.index + found[0].length,
  }));
  const at = Math.max(
    0,
    sentences.findIndex(({ to }) => main !== undefined && main.span.from < to),
  );
  const whole = sentences[at]?.text ?? graph.text;
  const told = whole
    .replace(
      /^(?:(?:please )?(?:write|make|create|tell|film|generate)\b[^:,]*?\b(?:about|of|where|in which) |(?:an? )?(?:[\p{L}-]+ ){0,3}?(?:documentary|film|movie|commercial|story|advert|ad|video|spot|portrait)\b[\p{L} ]{0,12}? (?:about|on|of) |[\p{L}\p{N} ,'’-]{2,40}: (?=\p{L}))/iu,
      '',
    )
    .slice(0, LONGEST_LOGLINE);
  const cut = told.length === LONGEST_LOGLINE ? `${told.slice(0, Math.max(60, told.lastIndexOf(' ')))}…` : told;
  return finishSentence(capital(cut));
}

/** A name that the idea says gives way to that of somebody who was brought along. */
const withGivenNames = ({ facts }: TellingFilm, text: string): string =>
  facts.members.reduce(
    (told, { givenName = '', participant: { name = '' } }) =>
      givenName === '' || name === '' ? told : told.replaceAll(name, givenName),
    text,
  );

type Named = { name: string; description: string };

function namesOf(film: TellingFilm): FilmWords['named'] {
  const { members, places, things, graph, isOwnLanguage } = film.facts;
  return new Map<string, Named>([
    ...members.map((member): [string, Named] => [member.key, nameMember(film, member)]),
    ...places.map((place): [string, Named] => {
      const { noun, isName } = placeNoun(place, graph, isOwnLanguage);
      const name = capital(noun);
      return [place.key, { name, description: finishSentence(isName ? name : `The ${noun}`) }];
    }),
    ...things.map((thing): [string, Named] => [thing.key, nameThing(film, thing)]),
  ]);
}

function nameMember({ facts, namer }: TellingFilm, member: CastMember): Named {
  const { participant, givenName = '' } = member;
  const { id, count, words } = participant;
  const same = facts.members.filter((other) => other.participant.id === id);
  if (same.length > 1) {
    const name = `${ordinal(same.indexOf(member) + 1, count)} ${words}`;
    const who = `One of ${count > 1 ? numberWord(count) : 'several'} ${namer.noun(id)}`;
    return { name: givenName || capital(name), description: finishSentence(`${who}: ${lookOf(member)}`) };
  }
  const noun = participant.name === undefined ? namer.definite(id).text.replace(/^the /, '') : namer.noun(id);
  const full = namer.full(id, NOTHING_HEARD).text;
  return { name: givenName || capital(noun), description: finishSentence(`${capital(full)}: ${lookOf(member)}`) };
}

function nameThing({ namer }: TellingFilm, { participant, label, concept }: CastThing): Named {
  if (participant === undefined) {
    const noun = label ?? wordFor(concept, 'en');
    return { name: capital(noun), description: finishSentence(`The ${noun}`) };
  }
  const noun = namer.noun(participant.id);
  const full = namer.full(participant.id, NOTHING_HEARD).text;
  return { name: capital(noun), description: finishSentence(capital(full)) };
}

const ordinal = (nth: number, count: number): string => {
  if (nth === 1) {
    return 'first';
  }
  return count === 2 ? 'other' : (['first', 'second', 'third', 'fourth', 'fifth'][nth - 1] ?? 'last');
};
