import { wordTable } from '#src/shared/word-table.ts';
import { BODY_PARTS, THING_PARTS, type Beat, type BodyCue, type Scene } from './choreography.ts';

const OTHER_SIDE: Readonly<Record<string, 'left' | 'right'>> = wordTable({ left: 'right', right: 'left' });

/** The same seen in a mirror. */
export function mirrored(scene: Scene): Scene {
  if (scene.isOneSided) {
    return scene;
  }
  const turned = <T extends { across?: number; faces?: BodyCue['faces']; rotation?: number }>(cue: T): T => ({
    ...cue,
    ...(cue.across !== undefined && { across: -cue.across }),
    ...(cue.rotation !== undefined && { rotation: -cue.rotation }),
    ...(cue.faces && { faces: OTHER_SIDE[cue.faces] ?? cue.faces }),
  });
  const turnedParts = <T extends Partial<Beat>>(parts: T): T =>
    Object.fromEntries(
      Object.entries(parts).map(([name, cue]) => [
        name,
        [...BODY_PARTS, ...THING_PARTS].some((part) => part === name) ? turned(cue as Partial<BodyCue>) : cue,
      ]),
    ) as T;
  return {
    ...turnedParts(scene as Scene & Partial<Beat>),
    beats: scene.beats.map(turnedParts),
    ...(scene.visions && { visions: scene.visions.map((vision) => ({ ...vision, across: -vision.across })) }),
    ...(scene.dressing && { dressing: scene.dressing.map(turned) }),
    ...(scene.camera === 'pan_right' && { camera: 'pan_left' as const }),
  };
}
