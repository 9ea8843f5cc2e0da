/** The five drawings that a figure has. */
type ViewName = 'front' | 'three_quarter' | 'profile' | 'three_quarter_back' | 'back';

export interface HeadView {
  name: ViewName;
  /** The drawing is made turned to the picture's right and mirrored when this is -1. */
  mirror: 1 | -1;
  /** Radians by which the figure is turned, 0 to π. */
  angle: number;
  /** The same as features and hair are placed by: a three-quarter face is drawn a little more open than it is. */
  drawn: number;
}

/**
 * The drawings by the angle up to which each is used. Within one, `drawn` runs from one angle to the other, so that the
 * front glides into the three-quarter view; to the profile, and from there to the back, it is cut.
 */
const VIEWS: readonly { name: ViewName; until: number; drawn: readonly [from: number, to: number] }[] = [
  { name: 'front', until: 0.35, drawn: [0, 0.3] },
  { name: 'three_quarter', until: 1.13, drawn: [0.3, 0.8] },
  { name: 'profile', until: 1.96, drawn: [1.5, 1.64] },
  { name: 'three_quarter_back', until: 2.75, drawn: [2.22, 2.62] },
  { name: 'back', until: Math.PI, drawn: [2.89, Math.PI] },
];

/** A turn of any size brought into -π to π. */
export function normaliseTurn(turn: number): number {
  const full = Math.PI * 2;
  return turn - full * Math.floor((turn + Math.PI) / full);
}

/** Chooses the drawing for a turn. */
export function chooseView(turn: number): HeadView {
  const own = normaliseTurn(turn);
  const angle = Math.abs(own);
  const index = Math.max(
    0,
    VIEWS.findIndex((view) => angle <= view.until),
  );
  const view = VIEWS[index] as (typeof VIEWS)[number];
  const from = VIEWS[index - 1]?.until ?? 0;
  const share = (angle - from) / (view.until - from);
  return {
    name: view.name,
    mirror: own < 0 ? -1 : 1,
    angle,
    drawn: view.drawn[0] + (view.drawn[1] - view.drawn[0]) * share,
  };
}
