import { BODIES, WIDE, type Beat, type BodyCue, type Scene, type ThingCue } from './choreography.ts';

/** The same for a thing that no hand holds: it stands on the ground and is touched. */
export function grounded(
  scene: Scene,
  part: 'thing' | 'tool',
  { isHuge, isMeant }: { isHuge: boolean; isMeant: boolean },
): Scene {
  const cue = scene[part];
  if (cue?.above === 0 && isMeant) {
    return { ...scene, ...(isHuge && { framings: WIDE }) };
  }
  const { lead, other } = scene;
  const side = lead && lead.across > 0 ? -1 : 1;
  return {
    ...scene,
    framings: isHuge ? WIDE : BODIES,
    ...(lead && { lead: letGo(lead, part) }),
    ...(other && { other: letGo(other, part) }),
    [part]: { ...(cue?.state && { state: cue.state }), across: side * 0.3, behind: isHuge ? 1.4 : 0.4, above: 0 },
    beats: scene.beats.map((beat) => groundedBeat(beat, part, largestScale(scene, part))),
  };
}

/** What a thing grows to in a scene: large things grow to their own size. */
function largestScale(scene: Scene, part: 'thing' | 'tool'): number {
  return Math.max(scene[part]?.scale ?? 1, ...scene.beats.map((beat) => beat[part]?.scale ?? 0));
}

function groundedBeat(beat: Beat, part: 'thing' | 'tool', wholeScale: number): Beat {
  const change = beat[part];
  return {
    ...beat,
    ...(beat.lead && { lead: letGo(beat.lead, part) }),
    ...(beat.other && { other: letGo(beat.other, part) }),
    ...(change && { [part]: standing(change, wholeScale) }),
  };
}

function letGo<Cue extends Partial<BodyCue>>(cue: Cue, part: 'thing' | 'tool'): Cue {
  if (cue.holds !== part) {
    return cue;
  }
  return { ...cue, holds: null, ...(cue.pose && { pose: TOUCHING[cue.pose] ?? cue.pose }) };
}

const TOUCHING: Readonly<Partial<Record<BodyCue['pose'], BodyCue['pose']>>> = {
  hold: 'reach',
  carry: 'push',
  show: 'point',
  read: 'look_up',
  give: 'point',
};

function standing({ state, opacity, scale }: Partial<ThingCue>, wholeScale: number): Partial<ThingCue> {
  return {
    ...(state && { state }),
    ...(opacity !== undefined && { opacity }),
    ...(scale !== undefined && { scale: Math.min(4, Math.max(0.2, scale / wholeScale)) }),
  };
}
