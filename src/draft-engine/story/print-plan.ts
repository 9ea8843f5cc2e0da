import type { FilmPlan, PlannedShot } from './film-plan.ts';

/** A film plan as text for reading aloud. */
export function printPlan(plan: FilmPlan): string {
  const nameOf = (key: string | undefined): string =>
    plan.characters.find((character) => character.key === key)?.name ?? '?';
  const lines = [`# ${plan.title}`, plan.logline, ''];
  for (const character of plan.characters) {
    lines.push(`- ${character.name}: ${character.description} (${character.figure.kind}, ${character.voice.voice})`);
  }
  for (const place of plan.places) {
    lines.push(`- ${place.name}: ${place.description} (${place.place.kind})`);
  }
  for (const item of plan.items) {
    lines.push(`- ${item.name}: ${item.description} (${item.item})`);
  }
  for (const shot of plan.shots) {
    const voice = { silent: '(silent)', line: `${nameOf(shot.speech.speakerKey)}: `, narration: 'N: ' }[
      shot.speech.kind
    ];
    lines.push(
      `${String(shot.number).padStart(2)}. ${voice}${shot.speech.text}`,
      `    ${shot.durationSeconds}s ${shot.framing} ${shot.angle} ${shot.camera} ${shot.timeOfDay} ${shot.weather} ${shot.emotion} [${shot.script}]`,
      `    ${shot.ambience.join(' ')} | ${soundsOf(shot)}`,
    );
  }
  const seconds = plan.shots.reduce((sum, shot) => sum + shot.durationSeconds, 0);
  return [...lines, `Music (${plan.music.mood}): ${plan.music.description}`, `${seconds.toFixed(1)} s`].join('\n');
}

/** The single sounds of a shot with their times, or why there is none. */
function soundsOf({ events, silence }: PlannedShot): string {
  return silence === undefined ? events.map(({ sound, at }) => `${sound} ${at}`).join(', ') : `(${silence})`;
}
