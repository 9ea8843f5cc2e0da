import type { Emotion } from '#src/shared/catalogue/shots.ts';
import type { FilmCast } from '../casting/cast-film.ts';
import type { PlannedShot, Speech } from '../film-plan.ts';
import { mostSilent } from '../plots/fit-plot.ts';
import { type BeatId, isLine, isSilent, type LineBeat, type NarrationBeat, OTHER_SPEAKS } from '../shapes/beats.ts';
import type { CastFact } from '../story-facts.ts';
import type { FilmWriter } from '../words/writer.ts';
import type { Moment } from './moment.ts';

/** What is said in a shot, and the slots that its words filled. */
export interface Spoken {
  speech: Speech;
  named: Set<string>;
}

/** Sentences that fit anywhere, for shots that would otherwise be one silence too many. */
const FILLERS: readonly NarrationBeat[] = [
  'days',
  'detail',
  'attempt',
  'fact',
  'habit',
  'obstacle',
  'bond',
  'sign',
  'step',
  'context',
  'want',
  'turn',
  'world',
  'discovery',
  'danger',
  'end',
  'ground',
];
/** Seconds that a shot takes, and those that words may take at the most and must be given at the least. */
const USUAL = 5.2,
  LONGEST = 7.4,
  SHORTEST = 3.4,
  LEAD = 0.8;

const countOf = (shots: readonly PlannedShot[], kind: Speech['kind']): number =>
  shots.filter(({ speech }) => speech.kind === kind).length;

/** Words get the time that the shots before have left them. */
function secondsFor({ index, shots }: Moment): number {
  const spent = shots.reduce((sum, shot) => sum + shot.durationSeconds, 0);
  return Math.max(SHORTEST, Math.min(LONGEST, USUAL * (index + 1) + LEAD - spent));
}

/** Who says a line: several heroes speak in turn. */
function speakerOf(beat: LineBeat, { shots }: Moment, { facts, fellows }: FilmCast): CastFact {
  if (OTHER_SPEAKS.has(beat)) {
    return facts.other;
  }
  const heroes = [facts.hero, ...fellows];
  const spoken = shots.filter(({ speech }) => speech.kind === 'line' && speech.speakerKey !== facts.other.key).length;
  return heroes[spoken % heroes.length] as CastFact;
}

function narrationFor(
  moment: Moment,
  beat: NarrationBeat,
  writer: FilmWriter,
  silentsMost: number,
): string | undefined {
  const { step, first, last, shots, ahead, stays } = moment;
  const written = writer.tell(step);
  if (written !== undefined) {
    return written;
  }
  // A step that the time has no words for is seen and not told.
  const silent = countOf(shots, 'silent') + ahead.filter(isSilent).length;
  if (step.step !== undefined && !first && !last && silent < silentsMost) {
    return undefined;
  }
  return writer.narrate(beat, countOf(shots, 'narration') === 0, {
    seconds: first ? LONGEST : secondsFor(moment),
    stays,
  });
}

/** Words for a shot that has none, where the film is silent often enough. */
function fillerFor(moment: Moment, beat: BeatId, writer: FilmWriter, silentsMost: number): string | undefined {
  const enough = countOf(moment.shots, 'silent') >= silentsMost;
  if (isSilent(beat) && !enough) {
    return undefined;
  }
  if (!enough && moment.ahead.filter(isSilent).length < silentsMost) {
    return undefined;
  }
  for (const each of FILLERS) {
    const text = writer.narrate(each, false, { seconds: secondsFor(moment), stays: moment.stays });
    if (text !== undefined) {
      return text;
    }
  }
  return undefined;
}

/** Finds the words of a shot: a line, the narrator's sentence, or none. */
export function speechOf(moment: Moment, cast: FilmCast, writer: FilmWriter, emotion: Emotion, told: boolean): Spoken {
  const { beat, step, shots, ahead } = moment;
  const { facts } = cast;
  const silentsMost = mostSilent(shots.length + 1 + ahead.length);
  const spoken = (speech: Speech): Spoken => ({ speech, named: new Set(writer.named()) });
  const narrated = (text: string): Spoken => spoken({ kind: 'narration', text, emotion: told ? 'neutral' : emotion });
  if (isLine(beat)) {
    const speaker = speakerOf(beat, moment, cast);
    const listener = speaker === facts.other ? facts.hero : facts.other;
    const text = writer.tell(step, speaker, listener) ?? writer.say(beat, speaker, listener);
    if (text) {
      return spoken({ kind: 'line', speakerKey: speaker.key, text, emotion });
    }
  } else if (!isSilent(beat)) {
    const text = narrationFor(moment, beat, writer, silentsMost);
    if (text) {
      return narrated(text);
    }
  }
  const filler = fillerFor(moment, beat, writer, silentsMost);
  return filler ? narrated(filler) : { speech: { kind: 'silent', text: '', emotion }, named: new Set() };
}
