import type { Shape } from '../../shape.ts';

const STEPS = 8;

/** A limb as one outline from a shoulder to a hand: it bends at its middle and tapers, and its end is round. */
export function limb(
  from: { x: number; y: number },
  to: { x: number; y: number },
  bend: number,
  startWidth: number,
  endWidth: number,
): Shape {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const elbow = { x: from.x + dx / 2 - dy * bend, y: from.y + dy / 2 + dx * bend };
  const left: [number, number][] = [];
  const right: [number, number][] = [];
  for (let step = 0; step <= STEPS; step++) {
    const share = step / STEPS;
    const rest = 1 - share;
    const x = rest * rest * from.x + 2 * rest * share * elbow.x + share * share * to.x;
    const y = rest * rest * from.y + 2 * rest * share * elbow.y + share * share * to.y;
    const tx = 2 * rest * (elbow.x - from.x) + 2 * share * (to.x - elbow.x);
    const ty = 2 * rest * (elbow.y - from.y) + 2 * share * (to.y - elbow.y);
    const length = Math.hypot(tx, ty) || 1;
    const half = (startWidth * rest + endWidth * share) / 2;
    left.push([x - (ty / length) * half, y + (tx / length) * half]);
    right.unshift([x + (ty / length) * half, y - (tx / length) * half]);
  }
  const angle = Math.atan2(to.y - elbow.y, to.x - elbow.x);
  return (pen) => {
    left.forEach(([x, y], index) => (index === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)));
    pen.arc(to.x, to.y, endWidth / 2, angle + Math.PI / 2, angle - Math.PI / 2, true);
    for (const [x, y] of right) {
      pen.lineTo(x, y);
    }
    pen.closePath();
  };
}
