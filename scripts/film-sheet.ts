/**
 * `npm run film-sheet -- "an idea" [--type drama] [--language en] [--shots 8] [--seed 1] [--width 320] [--out
 * film.png]`: draws three moments of each shot of a draft film, one row a shot, and prints its words. Type and look are
 * chosen by the story where no type is given. Far quicker than making the film.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { skiaSurfaces } from '#src/draft-engine/clip/draw-clip.ts';
import { composeShot } from '#src/draft-engine/picture/compose-shot.ts';
import { drawingOfShot } from '#src/draft-engine/picture/plan-drawings.ts';
import { STAGE_MAKERS } from '#src/draft-engine/picture/stage.ts';
import type { FilmPlan } from '#src/draft-engine/story/film-plan.ts';
import { planFilm } from '#src/draft-engine/story/plan-film.ts';
import { printPlan } from '#src/draft-engine/story/print-plan.ts';
import { understandIdea } from '#src/draft-engine/story/telling/understand-idea.ts';
import { FILM_TYPES } from '#src/shared/catalogue/film-types.ts';
import type { LookId } from '#src/shared/catalogue/looks.ts';
import { LANGUAGES } from '#src/shared/language/languages.ts';

/** Shares of a shot that are shown. */
const MOMENTS = [0.12, 0.5, 0.88] as const;
const GAP = 4;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    type: { type: 'string' },
    language: { type: 'string', default: 'en' },
    shots: { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
    width: { type: 'string', default: '320' },
    out: { type: 'string', default: 'film.png' },
  },
});
const type = FILM_TYPES.find((one) => one === values.type);
const language = LANGUAGES.find((one) => one === values.language);
const idea = positionals.join(' ').trim();
if (!language || idea === '' || (values.type !== undefined && !type)) {
  process.stderr.write('npm run film-sheet -- "an idea" [--type TYPE] [--language en|cn|ko|ja] [--out film.png]\n');
  process.exit(1);
}
const seed = Number(values.seed);
const understood = await understandIdea({ idea, language, seed, ...(type ? { type } : {}) });
const plan = await planFilm({
  idea,
  language,
  seed,
  type: understood.type,
  shotCount: Number(values.shots),
  aspect: '16:9',
});
await writeFile(values.out, await drawSheet(plan, understood.look, Number(values.width)).encode('png'));
process.stdout.write(`${understood.type} · ${understood.look}\n${printPlan(plan)}\n`);

function drawSheet(film: FilmPlan, look: LookId, width: number): Canvas {
  const height = Math.round((width * 9) / 16);
  const canvas = createCanvas(MOMENTS.length * (width + GAP), film.shots.length * (height + GAP));
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  for (const [row, { number, durationSeconds }] of film.shots.entries()) {
    const drawing = drawingOfShot(film, number, { look, aspect: '16:9', seed });
    const shot = composeShot(drawing, { width, height, durationSeconds, surfaces: skiaSurfaces, makers: STAGE_MAKERS });
    for (const [column, share] of MOMENTS.entries()) {
      const frame = skiaSurfaces(width, height);
      shot.drawFrame(frame.getContext('2d'), durationSeconds * share);
      context.drawImage(frame as unknown as Canvas, column * (width + GAP), row * (height + GAP));
    }
  }
  return canvas;
}
