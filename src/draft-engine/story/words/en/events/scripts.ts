import type { StagedShot } from '../../film-words.ts';
import { fillPattern } from './fill-pattern.ts';
import type { TellingFilm } from './film.ts';
import { finishSentence } from './finish-sentence.ts';
import { type Heard, NOTHING_HEARD } from './references.ts';
import { tellEvent } from './tell-event.ts';
import { AT_HOUR } from './world-words.ts';

const SEEN = {
  opening: ['{P}, {hour}: {A} <be> there.', '{P}, {hour}.'],
  portrait: ['{A} <look> up.', 'A face.'],
  want: ['{A} <look> into the distance.', '{P}, {hour}.'],
  arrival: ['{A} <come> up to {B}.', '{A} <come> in with {T}.', '{A} <come> in.', '{P}, {hour}.'],
  insert: ['{T}, seen from near.', '{A} <look> at {T}.', '{P}, {hour}.'],
  before: ['{A} <be> about to {VP}.', '{A} <hesitate> for a moment.', '{P}, {hour}.'],
  cut_in: ['{A} and {B}, nearer.', '{A} and {T}, nearer.', '{A}, nearer.', '{P}, {hour}.'],
  reaction: ['{A} <look> at {B}.', '{A} <look> at {T}.', 'A face.'],
  after: [
    '{A} <look> at {B}, just afterwards.',
    '{A} <look> at {T}, just afterwards.',
    '{A} <stand> still, just afterwards.',
    '{P}, {hour}.',
  ],
  doubt: ['{A} <hesitate> and <look> down.', '{P}, {hour}.'],
  talk: ['{A} and {B} talk {P}.', '{A} <speak>.', '{P}, {hour}.'],
  passage: ['Time goes by {P}: {A}, again.', '{P}, {hour}.'],
  ending: ['At the end, {P}: {A} and {B}.', 'At the end, {P}: {A} with {T}.', 'At the end, {P}: {A}.', '{P}, {hour}.'],
} as const;

/** What is seen in each shot, a sentence in the present. Who was seen in a shot before is called by name, or 'the boy'. */
export function scriptsOf(film: TellingFilm): string[] {
  const people = new Set(film.facts.members.map(({ participant }) => participant.id));
  let heard = NOTHING_HEARD;
  return film.facts.shots.map((shot) => {
    const script = scriptOf(film, shot, heard);
    heard = { introduced: new Set([...script.heard.introduced].filter((id) => people.has(id))), recent: [] };
    return script.text;
  });
}

function scriptOf(film: TellingFilm, shot: StagedShot, heard: Heard): { text: string; heard: Heard } {
  const { step, timeOfDay } = shot;
  const { facts, teller, namer } = film;
  if (step.kind === 'deed') {
    const event = film.eventOf(step.events[0]);
    const clause =
      event &&
      tellEvent({ ...teller, tense: 'present' }, event, heard, {
        isOwnLanguage: facts.isOwnLanguage,
        placeOf: () => film.phraseOf(film.placeOf(shot)),
        longestWords: 24,
      });
    if (clause) {
      return { text: finishSentence(clause.text), heard: clause.heard };
    }
  }
  const roles = film.rolesOf(shot, heard, step.who[0]);
  const other = step.who.find((id) => id !== roles.doer) ?? roles.other;
  for (const pattern of SEEN[step.kind === 'deed' ? 'after' : step.kind]) {
    const filled = fillPattern(
      pattern.replace('{hour}', AT_HOUR[timeOfDay]),
      { ...roles, ...(other === undefined ? {} : { other }), place: roles.place ?? 'here' },
      { namer, tense: 'present', heard },
    );
    if (filled) {
      return filled;
    }
  }
  return { text: finishSentence(AT_HOUR[timeOfDay]), heard };
}
