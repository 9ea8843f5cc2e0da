import type { FrameId } from '../frames/frames.ts';
import type { IdeaReading, ReadNoun } from './idea-reading.ts';

/** Verbs of a sentence that only sets the scene for the next one. */
const SCENE_SETTING: ReadonlySet<FrameId> = new Set<FrameId>([
  'want',
  'arrive',
  'remember',
  'explain',
  'launch_product',
]);
const MOST_SENTENCES = 6;

const isActor = ({ concepts }: ReadNoun): boolean =>
  concepts.some((concept) => /^(?:person|animal|robot)\./.test(concept));
const isPlace = ({ concepts, role }: ReadNoun): boolean =>
  role === 'place' && concepts.some((concept) => concept.startsWith('place.'));
const isThing = ({ concepts, owner }: ReadNoun): boolean =>
  !owner && concepts.length > 0 && concepts.every((concept) => concept.startsWith('thing.'));

/**
 * Reads an idea of several sentences: the first in which somebody does something is the story; the others give what it
 * leaves out: the place, the hour, somebody to meet, something to hold. Read as one where no sentence stands out.
 */
export function readSentences(text: string, read: (words: string) => IdeaReading): IdeaReading {
  const sentences =
    text
      .match(/[^.!?。！？…]+[.!?。！？…]*/gu)
      ?.map((sentence) => sentence.trim())
      .filter((sentence) => sentence.length > 3)
      .slice(0, MOST_SENTENCES) ?? [];
  if (sentences.length < 2) {
    return read(text);
  }
  const readings = sentences.map(read);
  if (readings.some(({ question }) => question)) {
    return read(text);
  }
  const at = readings.findIndex(
    ({ frame, frameFromVerb, nouns: [first] }) =>
      frameFromVerb && !SCENE_SETTING.has(frame) && first !== undefined && first.role === 'subject' && isActor(first),
  );
  const main = readings[at];
  if (!main) {
    return read(text);
  }
  const around = readings.filter((reading) => reading !== main);
  const isNew = (noun: ReadNoun): boolean =>
    main.nouns.every(
      (known) => known.word !== noun.word && !noun.concepts.some((concept) => known.concepts.includes(concept)),
    );
  const added = (wanted: (noun: ReadNoun) => boolean, enough: number): ReadNoun[] => {
    const found =
      main.nouns.filter(wanted).length < enough
        ? around.flatMap(({ nouns }) => nouns).find((noun) => wanted(noun) && isNew(noun))
        : undefined;
    return found ? [found.role === 'subject' ? { ...found, role: 'object' } : found] : [];
  };
  const time = main.time ?? around.find((reading) => reading.time)?.time;
  const weather = main.weather ?? around.find((reading) => reading.weather)?.weather;
  const gender = main.gender ?? around.find((reading) => reading.gender)?.gender;
  return {
    ...main,
    text,
    sentence: sentences[at] as string,
    nouns: [...main.nouns, ...added(isActor, 2), ...added(isPlace, 1), ...added(isThing, 1)],
    ...(time ? { time } : {}),
    ...(weather ? { weather } : {}),
    ...(gender ? { gender } : {}),
  };
}
