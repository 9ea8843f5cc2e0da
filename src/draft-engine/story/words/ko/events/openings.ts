import type { ParticipantId } from '../../../idea/idea-graph.ts';
import type { Sentence } from '../../choose-sentence.ts';
import type { Ear } from '../../events/ear.ts';
import type { FilmFacts, StagedShot } from '../../film-words.ts';
import { SLOT_END } from '../particles.ts';
import { HOUR_SENTENCES, WEATHER_SENTENCES } from './bank-cadence.ts';
import { isIndoors } from './film-texts.ts';
import { type Ending, settleMarks } from './marks.ts';
import type { Nouns } from './nouns.ts';
import { ABSENT_SENTENCES, QUALITY_SENTENCES } from './portrait-words.ts';
import { finish } from './tell-pieces.ts';

interface OpeningScene {
  facts: FilmFacts;
  nouns: Nouns;
  ending: Ending;
}

/** When and where it is: in the idea's words, else the weather and the hour that are seen. */
export function openingsOf(
  { facts, ending }: OpeningScene,
  shot: StagedShot,
  { place, lead }: { place: string | undefined; lead: string | undefined },
): Sentence[] {
  if (lead !== undefined) {
    return [{ pattern: lead, text: finish(settleMarks(lead, ending)) }];
  }
  const where = facts.places.find(({ key }) => key === shot.placeKey);
  const side = where && isIndoors(where) ? 'in' : 'out';
  const patterns: readonly string[] = [
    ...WEATHER_SENTENCES[shot.weather][side],
    ...HOUR_SENTENCES[shot.timeOfDay][side],
  ];
  return place === undefined
    ? []
    : patterns.map((pattern) => ({
        pattern,
        text: settleMarks(pattern.replaceAll('{place}', `${place}${SLOT_END}`), ending),
      }));
}

/** What takes somebody out of the story, and is told as an event. */
const LEAVING: ReadonlySet<string | undefined> = new Set(['die', 'kill', 'vanish', 'part']);

/** Who somebody is: what the idea says of them, else their name where it says more than one word. */
export function portraitsOf({ facts, nouns, ending }: OpeningScene, id: ParticipantId, ear: Ear): Sentence[] {
  const one = facts.graph.participants.find((each) => each.id === id);
  const noun = nouns.get(id);
  if (!one || !noun?.isSafe) {
    return [];
  }
  const isTold = facts.graph.events.some(
    ({ deed, roles }) => LEAVING.has(deed) && Object.values(roles).some((ids) => ids.includes(id)),
  );
  if (one.presence !== 'here' && isTold) {
    return [];
  }
  const isKnown = ear.known.has(id);
  const qualities = one.qualities.flatMap(({ quality }) => (quality && QUALITY_SENTENCES[quality]) ?? []);
  const absent = one.presence === 'here' ? [] : ABSENT_SENTENCES[one.presence];
  const name = isKnown || !noun.full.includes(' ') ? [] : [`${noun.full}.`];
  const patterns = absent.length > 0 ? absent : [...name, ...(name.length > 0 ? [] : qualities)];
  return patterns.map((pattern) => ({
    pattern,
    text: settleMarks(pattern.replaceAll('{who}', `${isKnown ? noun.short : noun.full}${SLOT_END}`), ending),
  }));
}
