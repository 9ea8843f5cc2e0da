import { shade } from '../../colour.ts';
import { ToneBatches, visitCells } from './ground-geometry.ts';
import type { GroundBrush } from './ground-layer.ts';
import { groundQuad } from './street-ground.ts';

/** A woven carpet with two borders, diamonds and fringes; it lies in its region. */
export function drawCarpet(brush: GroundBrush): void {
  const { painter, view, layer, seed } = brush;
  const { left = -40, right = 40, near = -20, far = 20 } = layer.region ?? {};
  const second = layer.second ?? shade(layer.colour, 0.25, 0.6);
  const from = Math.max(view.nearestZ + 0.05, near);
  if (layer.region?.left !== undefined && far > from) {
    painter.patch(groundQuad(view, left + 0.16, right - 0.16, from, far - 0.14), second, 0.55);
    painter.patch(groundQuad(view, left + 0.26, right - 0.26, from, far - 0.22), brush.colour(0.55), 1);
    const diamonds = new ToneBatches(1);
    for (let x = left + 0.6; x < right - 0.5; x += 0.62) {
      for (let z = near + 0.5; z < far - 0.4; z += 0.75) {
        if (z - 0.25 < from) {
          continue;
        }
        const corners = [
          view.project(x - 0.2, z),
          view.project(x, z + 0.25),
          view.project(x + 0.2, z),
          view.project(x, z - 0.25),
        ];
        diamonds.add(0, (pen) => {
          corners.forEach((corner, index) =>
            index === 0 ? pen.moveTo(corner.x, corner.y) : pen.lineTo(corner.x, corner.y),
          );
          pen.closePath();
        });
      }
    }
    diamonds.flush((shape) => painter.patch(shape, second, 0.4));
    return;
  }
  const fibres = new ToneBatches(3);
  visitCells(view, { seed, far: 14, spacing: 0.3, across: 0.3 }, (x, z, random) => {
    const at = view.project(x, z);
    const wide = at.pixelsPerMetre * 0.12;
    fibres.add(random.next(), (pen) => {
      pen.moveTo(at.x + wide, at.y);
      pen.ellipse(at.x, at.y, wide, wide * 0.2, 0, 0, Math.PI * 2);
      pen.closePath();
    });
  });
  fibres.flush((shape, light) => painter.patch(shape, brush.colour(0.1 + light * 0.8), 0.25));
}
