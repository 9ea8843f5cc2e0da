import type { DocumentShot, FilmDocument } from '../../../timeline/film-document.ts';
import { sayWords, speakBy } from './shot-edits.ts';

/** A text with one of these words asks for a narrator. */
const NARRATED = /narrat|voice-?over|旁白|画外音|解说|ナレーション|ナレーター|語り手|モノローグ|내레이|나레이|해설/iu;
/** Who of a film speaks where nothing else is said. */
const SPEAKING: ReadonlySet<string> = new Set(['person', 'robot', 'spirit', 'picture']);

/**
 * The speech of a shot with other words. In a silent shot somebody in it says them: of several whoever did not speak
 * last, else whom the shot is about; the narrator where nobody is there who speaks, or where the shot's text wants it.
 */
export function sayIn(
  document: Pick<FilmDocument, 'shots' | 'characters'>,
  shot: DocumentShot,
  text: string,
): DocumentShot['plan']['speech'] {
  const { speech } = shot.plan;
  const speaker = speech.kind === 'silent' && text !== '' ? suggestSpeaker(document, shot) : undefined;
  return speaker === undefined ? sayWords(speech, text) : { ...speakBy(speech, { key: speaker }), text };
}

function suggestSpeaker(
  { shots, characters }: Pick<FilmDocument, 'shots' | 'characters'>,
  { id, plan: { script, actors, subject } }: DocumentShot,
): string | undefined {
  if (NARRATED.test(script)) {
    return undefined;
  }
  const speaking = new Set(characters.filter(({ figure }) => SPEAKING.has(figure.kind)).map(({ key }) => key));
  const here = [...new Set(actors.map(({ characterKey }) => characterKey))].filter((key) => speaking.has(key));
  const before = shots.slice(
    0,
    Math.max(
      0,
      shots.findIndex((shot) => shot.id === id),
    ),
  );
  const last = before.findLast(({ plan }) => plan.speech.kind === 'line')?.plan.speech.speakerKey;
  const others = here.length > 1 ? here.filter((key) => key !== last) : here;
  const about = subject.kind === 'character' ? subject.key : undefined;
  return others.find((key) => key === about) ?? others[0];
}
