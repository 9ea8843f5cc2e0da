import type { PlannedShot } from '../film-plan.ts';
import type { Grammar } from '../words/grammar.ts';

/** Seconds a shot, on the average of a film. */
const SHORTEST_AVERAGE = 4.66,
  LONGEST_AVERAGE = 5.4;
const SHORTEST_SILENCE = 2.6,
  SHORTEST_SPOKEN = 2.4;
const QUIET_SECONDS = 3.2;

/** Brings a film to 4.7 to 5.4 seconds a shot: silence and the air around words give way first, the words never. */
export function keepLength(shots: PlannedShot[], grammar: Grammar): PlannedShot[] {
  const total = shots.reduce((sum, shot) => sum + shot.durationSeconds, 0);
  const wanted = Math.max(SHORTEST_AVERAGE * shots.length, Math.min(LONGEST_AVERAGE * shots.length, total));
  const leastOf = ({ speech }: PlannedShot): number =>
    speech.kind === 'silent'
      ? SHORTEST_SILENCE
      : Math.max(SHORTEST_SPOKEN, grammar.countSpeechUnits(speech.text) / grammar.speechUnitsPerSecond + 0.15);
  const airOf = (shot: PlannedShot): number => Math.max(0, shot.durationSeconds - leastOf(shot));
  const loose = shots.reduce((sum, shot) => sum + airOf(shot), 0);
  const changeOf = (shot: PlannedShot): number => {
    if (wanted > total) {
      return (wanted - total) / shots.length;
    }
    return loose > 0 ? Math.max(-airOf(shot), ((wanted - total) * airOf(shot)) / loose) : 0;
  };
  for (const shot of shots) {
    shot.durationSeconds = Math.round((shot.durationSeconds + changeOf(shot)) * 10) / 10;
  }
  return shots;
}

/** A film without any silence loses its shortest words, save at its ends. */
export function leaveOneQuiet(shots: readonly PlannedShot[]): void {
  if (shots.some(({ speech }) => speech.kind === 'silent')) {
    return;
  }
  const quiet = shots.slice(1, -1).sort((one, other) => one.speech.text.length - other.speech.text.length)[0];
  if (!quiet) {
    return;
  }
  quiet.speech = { kind: 'silent', text: '', emotion: quiet.emotion };
  quiet.durationSeconds = QUIET_SECONDS;
}
