import { createRandom } from '#src/shared/random.ts';
import { heartShape, starShape } from '../../cards/shapes.ts';
import type { DrawingContext } from '../../picture/drawing-surface.ts';
import type { Drawing, ParticleKind } from '../template.ts';
import type { Draw, FrameSize } from './drawing-parts.ts';
import { unit } from './ease.ts';
import { SHAPES, tracePath } from './trace-shape.ts';

type ParticleDrawing = Extract<Drawing, { kind: 'particles' }>;

/** What one of many is like; all that is left to chance is fixed before the first frame. */
interface Particle {
  /** Where in the frame, 0 to 1. */
  across: number;
  down: number;
  size: number;
  speed: number;
  phase: number;
  colour: string;
}

/** One particle at a time. Places are in units around the middle of the frame. */
type DrawParticle = (
  context: DrawingContext,
  particle: Particle,
  at: { seconds: number; width: number; height: number },
) => void;

/** Snow, confetti and the like, over the whole frame. */
export function prepareParticles(drawing: ParticleDrawing, frame: FrameSize, seed: number): Draw {
  const random = createRandom(seed);
  const particles = Array.from({ length: drawing.count }, (): Particle => ({
    across: random.next(),
    down: random.next(),
    size: drawing.size * random.between(0.6, 1.3),
    speed: random.between(0.7, 1.35),
    phase: random.between(0, Math.PI * 2),
    colour: random.pick(drawing.colours),
  }));
  const [width, height] = [frame.width / frame.unit, frame.height / frame.unit];
  const draw = PARTICLES[drawing.of];
  return (context, { seconds }) => {
    const since = seconds - (drawing.from ?? 0);
    if (since < 0) {
      return;
    }
    for (const particle of particles) {
      context.save();
      context.fillStyle = particle.colour;
      draw(context, particle, { seconds: since, width, height });
      context.restore();
    }
  };
}

/** From the upper edge to the lower one, again and again. */
function fall(
  context: DrawingContext,
  { across, down, speed, phase }: Particle,
  { seconds, width, height }: { seconds: number; width: number; height: number },
  { rate, sway }: { rate: number; sway: number },
): void {
  const y = ((down + (seconds * rate * speed) / height) % 1.1) - 0.55;
  const x = across - 0.5;
  context.translate(x * width + Math.sin(phase + seconds * 1.7 * speed) * sway, y * height);
}

/** From the lower edge to the upper one. */
function climb(
  context: DrawingContext,
  particle: Particle,
  at: { seconds: number; width: number; height: number },
  rate: number,
): void {
  const y = 0.55 - ((particle.down + (at.seconds * rate * particle.speed) / at.height) % 1.1);
  context.translate(
    (particle.across - 0.5) * at.width + Math.sin(particle.phase + at.seconds * 1.3) * 0.03,
    y * at.height,
  );
}

function disc(context: DrawingContext, radius: number, alpha = 1): void {
  context.globalAlpha *= alpha;
  context.beginPath();
  context.arc(0, 0, radius, 0, Math.PI * 2);
  context.fill();
}

const GRAVITY = 0.5;
const BURST_SECONDS = 1.6;
const SPARKS = 22;

const PARTICLES: Readonly<Record<ParticleKind, DrawParticle>> = {
  confetti: (context, particle, at) => {
    // Thrown up from below the frame, then falling.
    const thrown = at.seconds - (particle.phase / (Math.PI * 2)) * 0.5;
    if (thrown < 0) {
      return;
    }
    const rise = 1.5 * particle.speed * at.height * (1 - Math.exp(-1.9 * thrown)) * 0.62;
    const y = at.height / 2 - rise + GRAVITY * 0.55 * thrown ** 1.6;
    const x = (particle.across - 0.5) * at.width * (0.35 + 0.65 * (1 - Math.exp(-2.2 * thrown)));
    context.translate(x + Math.sin(particle.phase + thrown * 3) * 0.03, y);
    context.rotate(particle.phase + thrown * 4 * particle.speed);
    context.scale(1, Math.cos(particle.phase + thrown * 7));
    context.fillRect(-particle.size / 2, -particle.size / 4, particle.size, particle.size / 2);
  },
  snow: (context, particle, at) => {
    fall(context, particle, at, { rate: 0.13, sway: 0.04 });
    disc(context, particle.size / 2, 0.55 + 0.4 * particle.down);
  },
  petals: (context, particle, at) => {
    fall(context, particle, at, { rate: 0.16, sway: 0.09 });
    context.rotate(particle.phase + at.seconds * particle.speed);
    context.scale(1, 0.4 + 0.5 * Math.abs(Math.sin(particle.phase + at.seconds * 2)));
    context.beginPath();
    context.moveTo(0, -particle.size / 2);
    context.quadraticCurveTo(particle.size / 2, 0, 0, particle.size / 2);
    context.quadraticCurveTo(-particle.size / 2, 0, 0, -particle.size / 2);
    context.fill();
  },
  leaves: (context, particle, at) => {
    fall(context, particle, at, { rate: 0.2, sway: 0.12 });
    context.rotate(Math.sin(particle.phase + at.seconds * 1.8) * 1.4);
    context.beginPath();
    context.moveTo(0, -particle.size / 2);
    context.quadraticCurveTo(particle.size * 0.45, -particle.size * 0.1, 0, particle.size / 2);
    context.quadraticCurveTo(-particle.size * 0.45, -particle.size * 0.1, 0, -particle.size / 2);
    context.fill();
    context.fillRect(-particle.size * 0.02, -particle.size * 0.2, particle.size * 0.04, particle.size * 0.9);
  },
  bubbles: (context, particle, at) => {
    climb(context, particle, at, 0.16);
    disc(context, particle.size / 2, 0.22);
    context.globalAlpha = 0.75;
    context.strokeStyle = particle.colour;
    context.lineWidth = particle.size * 0.05;
    context.stroke();
    context.beginPath();
    context.arc(0, 0, particle.size * 0.35, Math.PI * 1.1, Math.PI * 1.45);
    context.stroke();
  },
  hearts: (context, particle, at) => {
    climb(context, particle, at, 0.17);
    context.rotate(Math.sin(particle.phase + at.seconds * 2) * 0.3);
    tracePath(context, heartShape(0, 0, particle.size / 2));
    context.fill();
  },
  stars: (context, particle, at) => {
    context.translate((particle.across - 0.5) * at.width, (particle.down - 0.5) * at.height);
    const light = 0.35 + 0.65 * Math.abs(Math.sin(particle.phase + at.seconds * 1.6 * particle.speed));
    context.globalAlpha = light;
    tracePath(
      context,
      starShape({ x: 0, y: 0, outer: (particle.size / 2) * (0.7 + 0.5 * light), inner: particle.size / 9, points: 4 }),
    );
    context.fill();
  },
  rain: (context, particle, at) => {
    const y = ((particle.down + (at.seconds * 1.5 * particle.speed) / at.height) % 1.2) - 0.6;
    context.translate((particle.across - 0.5) * at.width * 1.2 - y * 0.18, y * at.height);
    context.rotate(0.16);
    context.globalAlpha = 0.4;
    context.fillRect(-0.0012, -particle.size, 0.0024, particle.size * 2);
  },
  dust: (context, particle, at) => {
    climb(context, particle, at, 0.02);
    disc(context, particle.size / 2, 0.18 + 0.22 * Math.abs(Math.sin(particle.phase + at.seconds)));
  },
  notes: (context, particle, at) => {
    climb(context, particle, at, 0.18);
    context.rotate(Math.sin(particle.phase + at.seconds * 2.2) * 0.35);
    const { size } = particle;
    context.beginPath();
    context.ellipse(-size * 0.2, size * 0.35, size * 0.2, size * 0.15, -0.4, 0, Math.PI * 2);
    context.fill();
    context.fillRect(-size * 0.04, -size * 0.5, size * 0.06, size * 0.85);
    context.beginPath();
    context.moveTo(0, -size * 0.5);
    context.quadraticCurveTo(size * 0.3, -size * 0.3, size * 0.2, 0);
    context.quadraticCurveTo(size * 0.22, -size * 0.25, 0, -size * 0.28);
    context.fill();
  },
  sparks: (context, particle, at) => {
    const start = (particle.phase / (Math.PI * 2)) * 2.2;
    const own = (at.seconds - start) / BURST_SECONDS;
    const share = own - Math.floor(own);
    if (own < 0) {
      return;
    }
    context.translate((particle.across - 0.5) * at.width * 0.9, (particle.down * 0.55 - 0.46) * at.height);
    const reach = particle.size * (1 - (1 - share) ** 3);
    context.globalAlpha = unit((1 - share) * 1.6);
    for (let index = 0; index < SPARKS; index++) {
      const angle = (index / SPARKS) * Math.PI * 2 + particle.phase;
      const own = reach * (index % 2 === 0 ? 1 : 0.62);
      context.beginPath();
      context.arc(
        Math.cos(angle) * own,
        Math.sin(angle) * own + share * share * particle.size * 0.35,
        particle.size * 0.024 * (1.2 - share),
        0,
        Math.PI * 2,
      );
      context.fill();
    }
  },
  clouds: (context, particle, at) => {
    const x = ((particle.across + (at.seconds * 0.05 * particle.speed) / at.width) % 1.5) - 0.75;
    context.translate(x * at.width, (particle.down - 0.5) * at.height);
    context.globalAlpha = 0.82;
    tracePath(context, SHAPES.cloud([particle.size, particle.size * 0.5], 0));
    context.fill();
  },
};
