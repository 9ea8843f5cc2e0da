import type { FilmPlan, PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import { SPEECH_RATES, secondsAroundSpeech } from '#src/draft-engine/story/words/speech-seconds.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { TextsOfFilm } from './fit-texts.ts';

/** A silent shot with less room stays silent. */
export const LEAST_ROOM_SECONDS = 1;

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  cn: 'Chinese in simplified characters',
  ja: 'Japanese',
  ko: 'Korean in Hangul only',
};

/** A planned film and the idea that it is made from. */
export interface FilmToTell extends TextsOfFilm {
  idea: string;
}

/** What a language model needs to know of a film, as JSON. */
export function tellFilm({ plan, idea, type, language }: FilmToTell): object {
  const nameOf = (key: string | undefined): string | undefined =>
    [...plan.characters, ...plan.places].find((named) => named.key === key)?.name;
  return {
    idea,
    type,
    title: plan.title,
    logline: plan.logline,
    outline: plan.outline,
    characters: plan.characters.map(({ name, description }) => ({ name, description })),
    shots: plan.shots.map((shot, index) => {
      const { unit, perSecond } = SPEECH_RATES[language];
      const room = roomOf(shot, index, plan);
      return {
        number: shot.number,
        seen: shot.script,
        size: shot.framing,
        place: nameOf(shot.placeKey),
        heard: shot.speech.kind,
        speaker: nameOf(shot.speech.speakerKey),
        feeling: shot.emotion,
        draft: shot.speech.text,
        most: `${room < LEAST_ROOM_SECONDS ? 0 : Math.floor(room * perSecond)} ${unit}`,
      };
    }),
  };
}

/** Seconds of a shot in which words fit: at least as many as its own words take. */
export function roomOf({ durationSeconds, speech }: PlannedShot, index: number, { shots }: FilmPlan): number {
  const room = durationSeconds - secondsAroundSpeech(index, shots.length);
  return speech.kind === 'silent' ? room : Math.max(room, LEAST_ROOM_SECONDS);
}
