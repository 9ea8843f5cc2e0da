import { css, mix } from '../colour.ts';
import type { Look } from '../looks/look.ts';
import type { Painter } from '../painter.ts';

/** A figure on its layer, metres around its foot. */
interface LitFigure {
  heightMetres: number;
  widthMetres: number;
  /** Metres above the ground. */
  above: number;
}

/** The longest shadow, in the figure's heights. */
const LONGEST = 0.85;

/**
 * Binds a drawn figure into its place's light: the key's colour over all that faces it, the place's shade over the
 * rest, only where the layer is painted already.
 */
export function lightFigure(painter: Painter, look: Look, { heightMetres, widthMetres }: LitFigure): void {
  const { context, light, palette } = painter;
  const strength = Math.min(1, look.modelling) * (1 - painter.haze) * light.strength;
  if (strength < 0.05) {
    return;
  }
  const middle = -heightMetres / 2;
  const reach = Math.abs(light.x) * widthMetres * 0.8 + Math.abs(light.y) * heightMetres * 0.55;
  const glow = context.createLinearGradient(
    light.x * reach,
    middle + light.y * reach,
    -light.x * reach,
    middle - light.y * reach,
  );
  const dark = mix(palette.ambient, { L: 0.16, a: 0, b: -0.02 }, 0.3);
  glow.addColorStop(0, css(palette.key, 0.32 * strength));
  glow.addColorStop(0.4, css(palette.key, 0.12 * strength));
  glow.addColorStop(0.55, css(dark, 0.05 * strength));
  glow.addColorStop(1, css(dark, 0.34 * strength));
  context.save();
  context.globalCompositeOperation = 'source-atop';
  context.fillStyle = glow;
  const side = widthMetres * 0.6 + heightMetres * 0.3;
  context.fillRect(-side, -heightMetres * 1.2, side * 2, heightMetres * 1.25);
  context.restore();
}

/** The shadow at a figure's feet and the longer one that it casts away from the light; drawn before the figure. */
export function castShadow(painter: Painter, look: Look, figure: LitFigure): void {
  const { context, light, palette } = painter;
  const far = 1 + figure.above;
  const half = figure.widthMetres * 0.62;
  painter.groundShadow(0, 0, half / far ** 0.5, 0.6 / far);
  const amount = (0.34 * look.shadow * light.strength * (1 - painter.haze)) / far;
  if (amount > 0.02) {
    context.save();
    const length = figure.heightMetres * Math.min(LONGEST, (0.5 * Math.abs(light.x)) / Math.max(0.25, -light.y));
    const dark = mix(palette.ambient, { L: 0.1, a: 0, b: -0.01 }, 0.65);
    // Lies on the ground from the feet on, so it is flat, and falls a little towards the viewer.
    context.transform(-Math.sign(light.x), 0.12, 0, 0.15, 0, half * 0.06);
    const gradient = context.createRadialGradient(half * 0.3, 0, half * 0.1, length * 0.45, 0, length * 0.75);
    gradient.addColorStop(0, css(dark, Math.min(1, amount)));
    gradient.addColorStop(0.6, css(dark, Math.min(1, amount * 0.55)));
    gradient.addColorStop(1, css(dark, 0));
    context.fillStyle = gradient;
    context.fillRect(-half * 0.4, -length * 0.75, length * 1.6, length * 1.5);
    context.restore();
  }
}
