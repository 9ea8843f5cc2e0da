import { css, mix, oklch, shade } from '../colour.ts';
import { isSkinLike, reachAlongLight, trace, type Fill } from './fill-job.ts';

const WHITE = oklch(1, 0, 0);

/** Modelling clay: round, a wide soft light, a dark far edge, a glint, thumb dents. */
export const clayFill: Fill = (job) => {
  const { context, shape, colour, palette, light, bounds, pixel, random, modelling } = job;
  const width = bounds.right - bounds.left;
  const height = bounds.bottom - bounds.top;
  const size = Math.min(width, height);
  trace(context, shape);
  context.fillStyle = css(colour);
  context.fill();
  if (size < pixel * 6 || modelling < 0.15) {
    return;
  }
  context.clip();
  const dark = mix(shade(colour, -0.2, 1.1), palette.ambient, 0.3);
  // A dark inner edge on the far side and all round it, thick and soft, makes the form bulge.
  for (const [share, alpha] of [
    [0.34, 0.16],
    [0.22, 0.2],
    [0.12, 0.24],
  ] as const) {
    context.save();
    context.translate(light.x * size * share * 0.4, light.y * size * share * 0.4);
    context.beginPath();
    context.rect(bounds.left - size * 3, bounds.top - size * 3, width + size * 6, height + size * 6);
    shape(context);
    context.fillStyle = css(dark, alpha * 1.3);
    context.fill('evenodd');
    context.lineWidth = size * share * 0.5;
    context.lineJoin = 'round';
    context.strokeStyle = css(dark, alpha * 0.7);
    trace(context, shape);
    context.stroke();
    context.restore();
  }
  const { x, y } = reachAlongLight(job);
  const spotX = x + light.x * width * 0.24;
  const spotY = y + light.y * height * 0.28;
  const radius = size * 0.62;
  const glow = context.createRadialGradient(spotX, spotY, 0, spotX, spotY, radius);
  glow.addColorStop(0, css(mix(colour, WHITE, 0.6), 0.7));
  glow.addColorStop(0.3, css(mix(colour, WHITE, 0.4), 0.34));
  glow.addColorStop(1, css(colour, 0));
  context.fillStyle = glow;
  context.fillRect(bounds.left, bounds.top, width, height);
  if (size < pixel * 40) {
    return;
  }
  context.lineWidth = pixel * 0.9;
  for (let thumb = 0; thumb < 3; thumb++) {
    const tx = bounds.left + width * random.between(0.2, 0.8);
    const ty = bounds.top + height * random.between(0.2, 0.8);
    context.strokeStyle = css(dark, 0.13);
    for (let ring = 1; ring < 5; ring++) {
      context.beginPath();
      context.ellipse(tx, ty, pixel * ring * 3.4, pixel * ring * 2.3, thumb, 0.3, 4.4);
      context.stroke();
    }
  }
};

/** Low poly: the form is cut into triangles, each with one tone by its orientation. */
export const facetFill: Fill = (job) => {
  const { context, shape, colour, palette, light, bounds, pixel, random, modelling } = job;
  const width = bounds.right - bounds.left;
  const height = bounds.bottom - bounds.top;
  const size = Math.min(width, height);
  trace(context, shape);
  context.fillStyle = css(colour);
  context.fill();
  if (size < pixel * 8 || modelling < 0.15) {
    return;
  }
  context.clip();
  const columns = Math.max(2, Math.min(7, Math.round(width / (pixel * 46)) + 1));
  const rows = Math.max(2, Math.min(7, Math.round(height / (pixel * 46)) + 1));
  const at = (column: number, row: number): [number, number] => {
    const jitter = column > 0 && column < columns && row > 0 && row < rows ? 0.34 : 0.12;
    const shift = Math.sin(column * 12.9 + row * 78.2 + width / pixel) * jitter;
    const lift = Math.sin(column * 39.3 + row * 11.1 + height / pixel) * jitter;
    return [bounds.left + ((column + shift) / columns) * width, bounds.top + ((row + lift) / rows) * height];
  };
  const dark = mix(shade(colour, -0.16), palette.ambient, 0.35);
  const bright = mix(shade(colour, 0.06), palette.key, 0.36);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const corners = [at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)] as const;
      for (const three of [
        [corners[0], corners[1], corners[2]],
        [corners[0], corners[2], corners[3]],
      ] as const) {
        const cx = (three[0][0] + three[1][0] + three[2][0]) / 3;
        const cy = (three[0][1] + three[1][1] + three[2][1]) / 3;
        const facing =
          ((cx - bounds.left - width / 2) / width) * light.x * 1.5 +
          ((cy - bounds.top - height / 2) / height) * light.y * 1.5 +
          random.between(-0.32, 0.32);
        const tone = facing > 0 ? mix(colour, bright, Math.min(1, facing)) : mix(colour, dark, Math.min(1, -facing));
        context.beginPath();
        context.moveTo(...three[0]);
        context.lineTo(...three[1]);
        context.lineTo(...three[2]);
        context.closePath();
        context.fillStyle = css(tone);
        context.fill();
        context.lineWidth = pixel * 0.6;
        context.strokeStyle = css(tone);
        context.stroke();
      }
    }
  }
};

/** A faint body: the light is in the line. */
export const neonFill: Fill = ({ context, shape, colour, bounds, palette }) => {
  trace(context, shape);
  const gradient = context.createLinearGradient(0, bounds.top, 0, bounds.bottom);
  // Faces keep enough of their own colour to be readable.
  const own = isSkinLike(colour) ? 0.66 : 0.4;
  gradient.addColorStop(0, css(mix(palette.near, colour, own), 0.97));
  gradient.addColorStop(1, css(mix(palette.near, colour, own * 0.5), 0.97));
  context.fillStyle = gradient;
  context.fill();
};

/** A pane with daylight behind it: brightest in its middle, streaked. */
export const glassFill: Fill = (job) => {
  const { context, shape, colour, bounds, pixel, random } = job;
  const { x, y } = reachAlongLight(job);
  const radius = Math.max(bounds.right - bounds.left, bounds.bottom - bounds.top) * 0.62;
  trace(context, shape);
  const gradient = context.createRadialGradient(x, y, 0, x, y, Math.max(radius, 1e-6));
  gradient.addColorStop(0, css(mix(shade(colour, 0.1, 1.05), WHITE, 0.3)));
  gradient.addColorStop(0.55, css(colour));
  gradient.addColorStop(1, css(shade(colour, -0.17, 1.1)));
  context.fillStyle = gradient;
  context.fill();
  const size = Math.min(bounds.right - bounds.left, bounds.bottom - bounds.top);
  if (size < pixel * 24) {
    return;
  }
  context.clip();
  context.lineWidth = pixel * 3;
  for (let streak = 0; streak < 7; streak++) {
    const sx = bounds.left + (bounds.right - bounds.left) * random.next();
    context.strokeStyle = css(random.chance(0.5) ? WHITE : shade(colour, -0.2), 0.12);
    context.beginPath();
    context.moveTo(sx, bounds.top);
    context.bezierCurveTo(
      sx + size * 0.2,
      y - size * 0.2,
      sx - size * 0.2,
      y + size * 0.2,
      sx + size * 0.1,
      bounds.bottom,
    );
    context.stroke();
  }
  // Large panes are crossed by a lead line.
  if (size > pixel * 90 && !isSkinLike(colour)) {
    context.lineWidth = pixel * 3.2;
    context.strokeStyle = css(oklch(0.14, 0.01, 270));
    context.beginPath();
    for (let cut = 1; cut <= 2; cut++) {
      const cy = bounds.top + ((bounds.bottom - bounds.top) * (cut + random.between(-0.2, 0.2))) / 3;
      context.moveTo(bounds.left, cy);
      context.quadraticCurveTo(
        x,
        cy + size * random.between(-0.2, 0.2),
        bounds.right,
        cy + size * random.between(-0.12, 0.12),
      );
    }
    context.stroke();
  }
};

/** Felt: even cloth with a fuzzy edge, thick on its ground. */
export const feltFill: Fill = (job) => {
  const { context, shape, colour, light, bounds, pixel, palette, random } = job;
  const width = bounds.right - bounds.left;
  const height = bounds.bottom - bounds.top;
  const size = Math.min(width, height);
  if (size > pixel * 12) {
    for (const [share, alpha] of [
      [3.6, 0.12],
      [2, 0.2],
    ] as const) {
      context.save();
      context.translate(-light.x * pixel * share, pixel * share);
      trace(context, shape);
      context.fillStyle = css(mix(palette.near, { L: 0.06, a: 0, b: 0 }, 0.6), alpha);
      context.fill();
      context.restore();
    }
  }
  trace(context, shape);
  context.lineJoin = 'round';
  context.lineWidth = pixel * 2.6;
  context.strokeStyle = css(shade(colour, 0.03), 0.4);
  context.setLineDash([pixel * 0.8, pixel * 1.9]);
  context.stroke();
  context.setLineDash([]);
  context.fillStyle = css(colour);
  context.fill();
  if (size < pixel * 14) {
    return;
  }
  context.clip();
  context.lineWidth = pixel * 0.9;
  const hairs = Math.min(240, Math.round((width * height) / (pixel * pixel) / 90));
  for (const tone of [shade(colour, 0.09), shade(colour, -0.1)]) {
    context.strokeStyle = css(tone, 0.5);
    context.beginPath();
    for (let hair = 0; hair < hairs; hair++) {
      const x = bounds.left + width * random.next();
      const y = bounds.top + height * random.next();
      const turn = random.between(0, 6.28);
      const long = pixel * random.between(3, 8);
      context.moveTo(x, y);
      context.quadraticCurveTo(
        x + Math.cos(turn) * long,
        y + Math.sin(turn) * long,
        x + Math.cos(turn + 0.8) * long * 1.4,
        y + Math.sin(turn + 0.8) * long * 1.4,
      );
    }
    context.stroke();
  }
};
