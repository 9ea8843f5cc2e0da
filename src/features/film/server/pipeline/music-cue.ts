import type { MusicCue } from '#src/draft-engine/music/music-request.ts';
import type { FilmTimes } from '../../timeline/film-schedule.ts';

/** What the composer is told of a shot. */
export function musicCue({
  plan,
  startSeconds,
  endSeconds,
  speechStartSeconds,
  spokenSeconds,
}: FilmTimes['shots'][number]): MusicCue {
  return {
    startSeconds,
    endSeconds,
    tension: plan.tension,
    level: plan.music,
    emotion: plan.emotion,
    ...(spokenSeconds > 0
      ? { speech: { startSeconds: speechStartSeconds, endSeconds: speechStartSeconds + spokenSeconds } }
      : {}),
    characters: charactersOf(plan),
    ...(plan.accent === undefined ? {} : { accent: plan.accent }),
    ...(plan.transition === 'cut' ? {} : { isNewScene: true }),
  };
}

/** Who is seen in a shot, whom it is about first. */
function charactersOf({ subject, actors }: FilmTimes['shots'][number]['plan']): string[] {
  const keys = actors.map(({ characterKey }) => characterKey);
  return [...new Set(subject.kind === 'character' && keys.includes(subject.key) ? [subject.key, ...keys] : keys)];
}
