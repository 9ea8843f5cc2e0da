import { mix, NAMED_COLOURS as N, oklch, shade, type Colour } from '../../../colour.ts';
import type { Sketch } from '../../landmarks/sketch.ts';
import { outline, standing } from '../../outlines.ts';
import { drawWord } from '../lettering/draw-word.ts';
import { chanceOf, type Facade, type FacadeLayer } from './facade.ts';

export interface SignColours {
  board?: Colour;
  ink?: Colour;
  neon?: boolean;
}

/** A board over the ground floor with the house's word. */
export function boardSign(colours: SignColours = {}, height = 0.75): FacadeLayer {
  return (s, f) => {
    const board = colours.board ?? f.accent;
    const foot = -f.ground + 0.3;
    s.box(f.left + 0.3, foot, f.width - 0.6, height, board, { line: 0.6 });
    drawWord(s.painter, f.word, {
      x: f.left + f.width / 2,
      y: foot - height / 2,
      width: f.width - 1,
      height: height * 0.66,
      colour: colours.ink ?? N.cream,
      ...(colours.neon ? { neon: true } : {}),
    });
  };
}

/** A board high on a false front or a parapet. */
export function highSign(colours: SignColours = {}): FacadeLayer {
  return (s, f) => {
    const foot = -f.height + 0.45;
    s.box(f.left + f.width * 0.14, foot, f.width * 0.72, 1.05, colours.board ?? f.accent, { line: 0.6 });
    drawWord(s.painter, f.word, {
      x: f.left + f.width / 2,
      y: foot - 0.52,
      width: f.width * 0.62,
      height: 0.7,
      colour: colours.ink ?? N.cream,
      ...(colours.neon ? { neon: true } : {}),
    });
  };
}

function blade(
  s: Sketch,
  f: Facade,
  sign: { x: number; foot: number; tall: number; board: Colour; word: string; ink: Colour; neon: boolean },
): void {
  const { painter } = s;
  const wide = 0.95;
  s.line(N.charcoal, 0.06, f.left + f.width, sign.foot - sign.tall + 0.2, sign.x + wide, sign.foot - sign.tall + 0.2);
  s.box(sign.x, sign.foot, wide, sign.tall, sign.board, { line: 0.6 });
  drawWord(painter, sign.word, {
    x: sign.x + wide / 2,
    y: sign.foot - sign.tall / 2,
    width: wide * 0.7,
    height: sign.tall * 0.86,
    colour: sign.ink,
    down: true,
    ...(sign.neon ? { neon: true } : {}),
  });
}

/** Signs below one another that stand out over the street and face who walks there. */
export function bladeSigns(
  words: readonly string[],
  boards: readonly Colour[],
  options: { count?: number; neon?: boolean; ink?: Colour } = {},
): FacadeLayer {
  const { count = 2, neon = false, ink } = options;
  return (s, f) => {
    for (let index = 0; index < count; index++) {
      const word = words[Math.floor(chanceOf(f, index + 3) * words.length)] ?? '';
      const board = boards[Math.floor(chanceOf(f, index + 11) * boards.length)] ?? f.accent;
      const tall = 0.75 * word.length + 0.5;
      const foot = -f.ground + 0.1 - index * 2.6;
      if (foot - tall < -f.height - 0.6) {
        break;
      }
      const light = board.L > 0.72;
      blade(s, f, {
        x: f.left + f.width + 0.1 + (index % 2) * 0.25,
        foot,
        tall,
        board,
        word,
        ink: ink ?? (light ? N.navy : N.white),
        neon,
      });
    }
  };
}

/** A cloth on a pole that hangs over the street. */
export function bannerSign(words: readonly string[], cloth: Colour, ink: Colour): FacadeLayer {
  return (s, f) => {
    const word = words[Math.floor(chanceOf(f, 5) * words.length)] ?? '';
    const x = f.left + f.width + 0.25;
    const top = -f.ground - 0.5;
    s.line(N.brown, 0.07, f.left + f.width - 0.3, top, x + 1.1, top);
    s.face(cloth, x, top, x + 0.95, top, x + 0.9, top + 2.1, x + 0.48, top + 1.9, x + 0.05, top + 2.1);
    drawWord(s.painter, word, { x: x + 0.48, y: top + 0.95, width: 0.62, height: 1.5, colour: ink, down: true });
  };
}

/** A painted shape on an iron arm: a boot, a cup, a loaf. */
export const ironSign: FacadeLayer = (s, f) => {
  const x = f.left + f.width + 0.75;
  const y = -f.ground - 0.2;
  s.line(N.charcoal, 0.07, f.left + f.width, y - 0.1, x + 0.6, y - 0.1);
  s.line(N.charcoal, 0.05, f.left + f.width, y + 0.4, x - 0.1, y - 0.1);
  s.painter.form((pen) => {
    pen.moveTo(x - 0.5, y + 0.1);
    pen.lineTo(x + 0.5, y + 0.1);
    pen.lineTo(x + 0.45, y + 0.75);
    pen.quadraticCurveTo(x, y + 1.3, x - 0.45, y + 0.75);
    pen.closePath();
  }, f.accent);
  s.ball(x, y + 0.5, 0.22, 0.22, N.gold);
};

/** Lanterns in a row under the eaves. */
export function lanterns(paper: Colour, round: boolean, count = 3): FacadeLayer {
  return (s, f) => {
    const { painter } = s;
    const y = -f.ground + 0.75;
    for (let lantern = 0; lantern < count; lantern++) {
      const x = f.left + (f.width * (lantern + 0.5)) / count + (count === 1 ? f.width * 0.4 : 0);
      const [rx, ry] = round ? [0.36, 0.32] : [0.25, 0.42];
      s.line(N.charcoal, 0.03, x, y - ry - 0.25, x, y - ry);
      painter.form(
        (pen) => {
          pen.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2);
          pen.closePath();
        },
        painter.lampsLit ? mix(paper, painter.palette.lamp, 0.3) : paper,
        { round: true, luminous: painter.lampsLit, line: 0.6 },
      );
      s.mark(x - rx * 0.5, y - ry + 0.06, rx, 0.08, N.gold, 0.8);
      s.mark(x - rx * 0.5, y + ry + 0.04, rx, 0.08, N.gold, 0.8);
      if (round) {
        s.line(N.gold, 0.05, x, y + ry, x, y + ry + 0.3);
      }
      if (painter.lampsLit) {
        painter.glow(x, y, 1.3, paper, 0.45);
      }
    }
  };
}

/** Iron stairs that zigzag down the front. */
export const fireEscape: FacadeLayer = (s, f) => {
  const iron = oklch(0.3, 0.02, 30);
  const x = f.left + f.width * 0.24;
  const w = f.width * 0.5;
  for (let storey = 1; storey < f.storeys; storey++) {
    const y = -f.ground - (storey - 1) * f.storey - 0.3;
    s.mark(x, y, w, 0.12, iron, 0.3);
    s.line(iron, 0.05, x, y - 0.85, x + w, y - 0.85);
    for (let bar = 0; bar <= 6; bar++) {
      s.line(iron, 0.035, x + (bar * w) / 6, y, x + (bar * w) / 6, y - 0.85);
    }
    if (storey > 1) {
      s.line(iron, 0.1, x + w * 0.15, y + f.storey - 0.1, x + w * 0.8, y);
    }
  }
};

/** Air conditioners and pipes on the front. */
export const machines: FacadeLayer = (s, f) => {
  for (let box = 0; box < 3; box++) {
    if (chanceOf(f, box + 13) > 0.35) {
      s.box(
        f.left + 0.15 + box * f.width * 0.33,
        -f.ground - 0.35 - box * f.storey * 0.9,
        0.6,
        0.42,
        oklch(0.86, 0.01, 220),
        { line: 0.5 },
      );
    }
  }
  s.mark(f.left + f.width - 0.25, 0, 0.09, f.height, shade(f.wall, -0.2), 0.4);
};

/** A picture of light that floats before the front. */
export const hologram: FacadeLayer = (s, f) => {
  const { painter } = s;
  const x = f.left + f.width + 0.15;
  const y = -f.ground - 1;
  painter.glow(x + 0.6, y - 1.6, 2.8, f.accent, 0.4);
  painter.patch(outline(x, y, x + 1.2, y + 0.15, x + 1.3, y - 3.2, x + 0.1, y - 3.4), f.accent, 0.38);
  painter.form(standing(x + 0.3, y - 0.6, 0.6, 0.08), mix(f.accent, N.white, 0.5), { luminous: true, line: 0 });
  painter.form((pen) => pen.arc(x + 0.65, y - 1.9, 0.36, 0, 7), mix(f.accent, N.white, 0.4), {
    luminous: true,
    line: 0,
  });
};

/** Flowers in boxes and pots. */
export const flowerPots: FacadeLayer = (s, f) => {
  for (let pot = 0; pot < 5; pot++) {
    const x = f.left + (f.width * (pot + 0.4)) / 5;
    s.ball(x, -f.ground - 0.5, 0.34, 0.2, oklch(0.5, 0.12, 140));
    s.ball(x + 0.1, -f.ground - 0.6, 0.12, 0.1, f.accent);
  }
};
