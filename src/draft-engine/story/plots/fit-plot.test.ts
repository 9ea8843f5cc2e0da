import { describe, expect, test } from 'vitest';
import { FILM_TYPES } from '#src/shared/catalogue/film-types.ts';
import { castFilm } from '../casting/cast-film.ts';
import { checkPlan } from '../checks/check-plan.ts';
import type { StoryRequest } from '../film-plan.ts';
import { GRAMMARS } from '../plan-film.ts';
import { readIdea } from '../reading/read-idea.ts';
import { isLine, isSilent } from '../shapes/beats.ts';
import { writePlan } from '../write-plan.ts';
import { choosePlot, suitsCast } from './choose-plot.ts';
import { fitPlot } from './fit-plot.ts';
import { type Plot, show, speak, tell } from './plot.ts';

/** A course of events for trial: a thing is looked for, and a mirror shows who had it. */
const TRIAL: Plot = {
  name: 'the mirror knew',
  tones: ['warm', 'light', 'dark', 'bold', 'told', 'sold'],
  props: ['thing.mirror'],
  titles: ['What the Mirror Knew'],
  steps: [
    tell('world', [
      '{hero.who} <have> been missing {target} since Tuesday.',
      'Since Tuesday, {hero.who} <have> gone without {target}.',
    ]),
    show('hands', 'Two hands turn out an empty drawer.', { spare: 1 }),
    tell('want', ['Nobody else <think> it matters.']),
    speak('ask_line', 'Did you look where you left it?'),
    speak('answer_line', 'I left it where I look.', { spare: 2 }),
    tell('attempt', ['Every cupboard {place.in} <get> opened twice.'], { spare: 1 }),
    tell(
      'discovery',
      ['A mirror by the door <show> the pocket at the back.', 'In a mirror, the back pocket <look> heavy.'],
      { shows: 'thing.mirror' },
    ),
    show('look', '{hero} stands before the mirror and does not move.', { spare: 2, shows: 'thing.mirror' }),
    tell('turn', ['Out <come> {target}, warm from three days of sitting.'], { shows: 'target' }),
    speak('quip_line', 'It was never lost. You were.', { spare: 1 }),
    tell('end', ['The search party <be> thanked, and sent home.']),
  ],
};
const TOLD_HERE = { ...GRAMMARS.en, plots: { lose: [TRIAL], find: [TRIAL], search: [TRIAL] } };
const request = (change: Partial<StoryRequest> = {}): StoryRequest => ({
  idea: 'A postman loses his watch',
  type: 'comedy',
  language: 'en',
  shotCount: 8,
  aspect: '16:9',
  seed: 3,
  ...change,
});

describe('[DRAFT-01] a plot becomes a film', () => {
  test('of 4 to 40 shots: its ends stay, some shots are silent, no answer stands without its question', () => {
    for (let count = 4; count <= 40; count++) {
      for (const type of FILM_TYPES) {
        const course = fitPlot(TRIAL, type, count, count);
        expect(course.length, `${type} ${count}`).toBe(count);
        expect(course[0]?.step).toBe(TRIAL.steps[0]);
        expect(course.at(-1)?.step).toBe(TRIAL.steps.at(-1));
        const silents = course.filter((each) => isSilent(each.beat)).length;
        expect(silents).toBeGreaterThanOrEqual(1);
        expect(silents).toBeLessThanOrEqual(Math.max(1, Math.floor(count / 4)));
        course.forEach((each, at) => {
          if (each.beat === 'answer_line') {
            expect(isLine(course[at - 1]?.beat ?? 'world'), `${type} ${count}`).toBe(true);
          }
        });
        const kept = course.flatMap((each) => (each.step ? [TRIAL.steps.indexOf(each.step)] : []));
        expect(kept, 'the order of events').toEqual([...kept].sort((one, other) => one - other));
        if (count >= 8) {
          for (const step of TRIAL.steps) {
            if (!step.spare) {
              expect(
                course.some((each) => each.step === step),
                `${count}: ${step.beat}`,
              ).toBe(true);
            }
          }
        }
      }
    }
  });

  test("whose plan is sound, says the plot's words, shows its props and bears its title", () => {
    for (const shotCount of [4, 6, 8, 10, 12, 18]) {
      for (const type of FILM_TYPES) {
        const each = request({ shotCount, type });
        const plan = writePlan(each, TOLD_HERE);
        expect(checkPlan(plan, each, TOLD_HERE), `${type} ${shotCount}`).toEqual([]);
        expect(plan.title).toBe('What the Mirror Knew');
        expect(plan.shots.at(-1)?.speech.text).toMatch(/^The search party (was|is) thanked/);
        const mirror = plan.items.find((item) => item.item === 'mirror');
        if (shotCount >= 8) {
          expect(mirror).toBeDefined();
        }
        expect(plan.items.length).toBeLessThanOrEqual(4);
        expect(plan.items[0]?.item).toBe('watch');
        for (const shot of plan.shots) {
          if (/mirror/i.test(shot.speech.text)) {
            expect(
              [...shot.items.map((item) => item.itemKey), ...shot.actors.map((actor) => actor.holdsItemKey)],
              shot.speech.text,
            ).toContain(mirror?.key);
          }
        }
      }
    }
  });

  test('only where it suits the type and the cast', () => {
    const facts = castFilm(request(), readIdea(request().idea), GRAMMARS.en).facts;
    expect(suitsCast({ ...TRIAL, needs: { hero: 'person', target: 'thing', heroes: 'one' } }, facts)).toBe(true);
    for (const needs of [{ hero: 'creature' }, { heroes: 'several' }, { target: 'place' }] as const) {
      expect(suitsCast({ ...TRIAL, needs }, facts)).toBe(false);
    }
    const dark: Plot = { ...TRIAL, name: 'dark', tones: ['dark'] },
      light: Plot = { ...TRIAL, name: 'light', tones: ['light'] };
    for (let seed = 0; seed < 20; seed++) {
      expect(choosePlot([dark, light], 'comedy', facts, seed)?.name).toBe('light');
      expect(choosePlot([dark, light], 'horror', facts, seed)?.name).toBe('dark');
      expect(choosePlot([dark, light], 'news', facts, seed)).toBeUndefined();
    }
  });
});
