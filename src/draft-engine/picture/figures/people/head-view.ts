/** The five drawings that a figure has. */
type ViewName = 'front' | 'three_quarter' | 'profile' | 'three_quarter_back' | 'back';

export interface HeadView {
  name: ViewName;
  /** The drawing is made turned to the picture's right and mirrored when this is -1. */
  mirror: 1 | -1;
  /** Radians by which it is turned, 0 to π, at most 0.25 from the drawing's own angle. */
  angle: number;
  /** The same as features and hair are placed by: a three-quarter face is drawn a little more open than it is. */
  drawn: number;
}

const KEYS: readonly { name: ViewName; angle: number; drawn: number; freedom: number }[] = [
  { name: 'front', angle: 0, drawn: 0, freedom: 1 },
  { name: 'three_quarter', angle: 0.7, drawn: 0.6, freedom: 0.8 },
  { name: 'profile', angle: Math.PI / 2, drawn: Math.PI / 2, freedom: 0.3 },
  { name: 'three_quarter_back', angle: 2.36, drawn: 2.42, freedom: 0.8 },
  { name: 'back', angle: Math.PI, drawn: Math.PI, freedom: 1 },
];
const FREE_TURN = 0.25;

/** A turn of any size brought into -π to π. */
export function normaliseTurn(turn: number): number {
  const full = Math.PI * 2;
  return turn - full * Math.floor((turn + Math.PI) / full);
}

/** Chooses the drawing for a turn; between two drawings it is cut, never blended. */
export function chooseView(turn: number): HeadView {
  const own = normaliseTurn(turn);
  const amount = Math.abs(own);
  let best = KEYS[0] as (typeof KEYS)[number];
  for (const key of KEYS) {
    if (Math.abs(amount - key.angle) < Math.abs(amount - best.angle)) {
      best = key;
    }
  }
  const free = Math.max(-FREE_TURN, Math.min(FREE_TURN, amount - best.angle));
  return {
    name: best.name,
    mirror: own < 0 ? -1 : 1,
    angle: best.angle + free,
    drawn: best.drawn + free * best.freedom,
  };
}
