import { expect, test } from 'vitest';
import type { PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import type { FileRow } from '#src/foundation/files/server/tables.ts';
import type { Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { FILM_SAMPLE_RATE } from '#src/platform/server/media/sound/film-sample-rate.ts';
import { PACKET_SAMPLES, samplesOfStretch } from '#src/platform/server/media/sound/mix-stretch.ts';
import { DEFAULT_CUT_SETTINGS } from '#src/shared/catalogue/cut-settings.ts';
import type { Delivery, Transition } from '#src/shared/catalogue/shots.ts';
import { buildSoundInput } from '../final-cut/build-sound-input.ts';
import type { FilmRows } from '../state/film-rows.ts';
import { planFilmTimes } from './film-times.ts';

interface Told {
  says: 'narration' | 'line' | 'silent';
  /** Seconds of speech. */
  spoken?: number;
  planned?: number;
  transition?: Transition;
  delivery?: Delivery;
}

/** The rows of a film with these shots, in a church, all voices spoken. */
function filmOf(told: readonly Told[]): FilmRows {
  const shots = told.map(({ says, planned = 3, transition = 'cut', delivery }, index) => ({
    id: `shot-${index}`,
    position: index + 1,
    plan: {
      durationSeconds: planned,
      transition,
      placeKey: 'place-1',
      framing: 'medium',
      ambience: [],
      events: [],
      speech: { kind: says, text: says === 'silent' ? '' : 'word', emotion: 'neutral', ...(delivery && { delivery }) },
    } as unknown as PlannedShot,
  }));
  const takes = told.flatMap(({ spoken }, index) =>
    spoken === undefined
      ? []
      : [
          {
            assetKind: 'voice',
            assetKey: `shot-${index}`,
            circled: true,
            inputs: {},
            data: { durationSeconds: spoken },
          },
        ],
  );
  return {
    film: { aspect: '16:9', shortSidePixels: 360, cutSettings: DEFAULT_CUT_SETTINGS },
    shots,
    takes,
    places: [{ key: 'place-1', place: { kind: 'church', landmarks: [] } }],
  } as unknown as FilmRows;
}

const timesOf = (...told: readonly Told[]) => planFilmTimes(filmOf(told)).shots;
const endOf = ({ speechStartSeconds, spokenSeconds }: ReturnType<typeof timesOf>[number]): number =>
  speechStartSeconds + spokenSeconds;

test('[PIPE-04] the first second of a film can be mixed before its first word is spoken', () => {
  const [first] = timesOf({ says: 'narration', spoken: 2, transition: 'fade_in' });
  const second = samplesOfStretch({ firstPacket: 0, packets: Math.ceil(FILM_SAMPLE_RATE / PACKET_SAMPLES) });
  expect(first?.speechStartSeconds).toBeGreaterThan((second.from + second.length) / FILM_SAMPLE_RATE);
});

test('[DRAFT-06] a shot is as long as its clip, also one that was drawn by earlier rules', () => {
  const rows = filmOf([{ says: 'narration', spoken: 4 }, { says: 'silent' }]);
  const clip = { assetKind: 'clip', assetKey: 'shot-0', circled: true, inputs: {}, data: { frames: 151 } };
  const [first] = planFilmTimes({ ...rows, takes: [...rows.takes, clip] } as unknown as FilmRows).shots;
  expect(first).toMatchObject({ frames: 151, endSeconds: 151 / 24 });
});

test('[DRAFT-06] a narration starts under the silent end of the shot before it', () => {
  const [, silent, told] = timesOf(
    { says: 'narration', spoken: 2 },
    { says: 'silent' },
    { says: 'narration', spoken: 2 },
  );
  expect(told?.speechStartSeconds).toBeLessThan(told?.startSeconds ?? 0);
  expect(told?.speechStartSeconds).toBeGreaterThan(silent?.startSeconds ?? 0);
});

test('[DRAFT-06] a narration ends over a silent shot that is cut to, and no shot is shorter than planned', () => {
  const [told, silent] = timesOf({ says: 'narration', spoken: 5 }, { says: 'silent', planned: 2.5 });
  expect(told && endOf(told)).toBeGreaterThan(silent?.startSeconds ?? 0);
  expect(told && endOf(told)).toBeLessThan((silent?.startSeconds ?? 0) + 0.5);
  const [short] = timesOf({ says: 'narration', spoken: 1, planned: 4 }, { says: 'silent' });
  expect((short?.frames ?? 0) / 24).toBeGreaterThanOrEqual(4);
});

test('[DRAFT-06] a line is spoken within its own shot, whose mouth is seen', () => {
  const [, line, after] = timesOf({ says: 'silent' }, { says: 'line', spoken: 5 }, { says: 'silent' });
  expect(line?.speechStartSeconds).toBeGreaterThan(line?.startSeconds ?? 0);
  expect(line && endOf(line)).toBeLessThan(after?.startSeconds ?? 0);
});

test('[DRAFT-06] nobody speaks before somebody else has ended, whatever the shots', () => {
  const kinds: readonly Told['says'][] = ['narration', 'line', 'silent'];
  const transitions: readonly Transition[] = ['cut', 'dissolve', 'fade_in'];
  for (const first of kinds) {
    for (const second of kinds) {
      for (const third of kinds) {
        for (const transition of transitions) {
          const told = [first, second, third].map((says): Told => ({
            says,
            transition,
            ...(says !== 'silent' && { spoken: 3.3 }),
          }));
          const spoken = timesOf(...told).filter(({ spokenSeconds }) => spokenSeconds > 0);
          spoken.slice(1).forEach((shot, index) => {
            const pause = shot.speechStartSeconds - endOf(spoken[index] as typeof shot);
            expect(pause, `${first} ${second} ${third} ${transition}`).toBeGreaterThan(0.4);
          });
        }
      }
    }
  }
});

test('[DRAFT-06] the room of the place answers lines that are spoken in it, and no others', () => {
  const deliveries: readonly Delivery[] = ['spoken', 'shouted', 'far', 'telephone', 'thought', 'narrated'];
  const rows = filmOf([
    ...deliveries.slice(0, -1).map((delivery): Told => ({ says: 'line', spoken: 2, delivery })),
    { says: 'narration', spoken: 2, delivery: 'narrated' },
  ]);
  const { voices } = buildSoundInput(rows, () => ({ storageKey: 'file', sha256: 'hash' }) as FileRow, {
    ffmpeg: {} as Ffmpeg,
    pathOf: (key) => key,
    soundFolder: 'sounds',
  });
  expect(voices.map(({ room }) => room)).toEqual(['church', 'church', 'church', 'dry', 'dry', 'dry']);
});
