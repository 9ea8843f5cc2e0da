import { captionColumnsOf } from '#src/shared/catalogue/caption-width.ts';
import { breakCaptions, columnsOf } from '#src/shared/language/break-captions.ts';
import { timeCaptions } from '#src/shared/language/caption-times.ts';
import type { FilmView } from '../../../film-view-contract.ts';
import type { PreviewMaterial } from '../../../preview-contract.ts';
import type { DocumentShot, FilmDocument } from '../../../timeline/film-document.ts';
import type { FilmSchedule, ShotTimes } from '../../../timeline/film-schedule.ts';
import { hasSpeech } from '../../../timeline/has-speech.ts';
import type { Material } from '../../../timeline/ingredients.ts';
import { scheduleDocument, type CircledTakes } from '../../../timeline/schedule-document.ts';
import { partOf } from '../../../timeline/seen-part.ts';
import { FRAMES_PER_SECOND } from '../../../timeline/shot-length.ts';
import { shownShots } from '../../../timeline/shown-shots.ts';
import type { BroughtPicture } from '../../live-preview/preview-stage.ts';
import type { MovingScene } from '../drawing/drawing-messages.ts';
import { picturesOf, sceneOf } from '../drawing/scene-of.ts';
import { createClipFreshness } from './clip-freshness.ts';
import { planSound, type SoundPlan } from './sound-plan.ts';

/** A shot as it can be drawn in any size. */
type LiveScene = Omit<MovingScene, 'width' | 'height'>;

/** How a shot is shown: by its clip, where it has one that shows what its plan says, else drawn. */
export interface ShotPart {
  shotId: string;
  /** Two of the same key look the same. */
  key: string;
  clip: (SourceFile & { /** Its first frame that is seen. */ inFrame: number }) | undefined;
  /** Undefined where it cannot be drawn. */
  scene: LiveScene | undefined;
}

/** A file by a name that stays when its link is renewed. */
export interface SourceFile {
  source: string;
  path: string;
}

/** Words under the picture; times of the film. */
export interface ShownCaption {
  startSeconds: number;
  endSeconds: number;
  lines: readonly string[];
}

/** All that is played of a film. */
export interface PreviewFilm {
  schedule: FilmSchedule;
  /** One for each shot, in their order. */
  parts: readonly ShotPart[];
  sound: SoundPlan;
  captions: readonly ShownCaption[];
}

/** What the server told of a film. */
interface ToldFilm {
  film: Pick<FilmView, 'shots' | 'characters'>;
  material: PreviewMaterial;
}

/** Reads what is played from a document. Of an edited one only the changed shots are read again. */
export function createPreviewReader(): (document: FilmDocument, told: ToldFilm) => PreviewFilm {
  let material: Material;
  const isFreshClip = createClipFreshness(() => material);
  const freshness = rememberByInputs<boolean>();
  const parts = rememberByInputs<ShotPart>();
  let pictures: BroughtPicture[] = [];
  return (document, told) => {
    material = materialOf(document, told);
    pictures = keepEqual(pictures, picturesOf(told.film.characters));
    const { characters, places, items, style, aspect, seed, shortSidePixels, customStyle } = document;
    const common = [characters, places, items, style, aspect, seed, shortSidePixels, customStyle];
    const shots = shownShots(document.shots);
    const seen = new Map(told.film.shots.map((shot) => [shot.id, shot]));
    const given = new Map(told.material.shots.map((shot) => [shot.id, shot]));
    const isFresh = new Map(
      shots.map((shot, index) => {
        const judged = { document, shot, seen: seen.get(shot.id), given: given.get(shot.id) };
        const next = shots[index + 1]?.plan;
        // When a shot begins changes with every shot before it, and nothing here depends on it.
        const { clip, outdated, takes } = judged.seen ?? {};
        const known = [Boolean(clip), outdated, takes, judged.given];
        const inputs = [shot, next?.transition, next?.speech, ...known, ...common];
        return [shot.id, freshness(shot.id, inputs, () => isFreshClip(judged))];
      }),
    );
    const circled: CircledTakes = {
      voice: (shotId) => given.get(shotId)?.voice ?? undefined,
      clip: (shotId) => {
        const clip = given.get(shotId)?.clip;
        return clip ? { ...clip, outdated: !isFresh.get(shotId) } : undefined;
      },
    };
    const schedule = scheduleDocument(document, circled, told.material.cut);
    return {
      schedule,
      parts: shots.map((shot, index) => {
        const times = schedule.shots[index]!;
        const voice = given.get(shot.id)?.voice;
        const clip = isFresh.get(shot.id) ? clipOf(shot, seen.get(shot.id), given.get(shot.id)) : undefined;
        const speechStart = times.speechStartSeconds - times.startSeconds;
        const inputs = [
          shot,
          times.frames,
          speechStart,
          voice?.visemes,
          clip?.source,
          clip?.path,
          clip?.inFrame,
          pictures,
          ...common,
        ];
        return parts(shot.id, inputs, () => {
          const visemes = shot.plan.mouthsStill ? [] : (voice?.visemes ?? []);
          const scene = liveSceneOf(document, shot, { times, visemes, pictures });
          return { shotId: shot.id, key: JSON.stringify(scene ?? shot.id), clip, scene };
        });
      }),
      sound: planSound(schedule, told.material),
      captions: captionsOf(document, schedule.shots, given),
    };
  };
}

function materialOf(document: FilmDocument, { film, material }: ToldFilm): Material {
  const given = new Map(material.shots.map((shot) => [shot.id, shot]));
  const spoken = new Set(document.shots.filter(({ plan }) => hasSpeech(plan)).map(({ id }) => id));
  const takeNumbers = new Map(film.shots.map(({ id, takes }) => [id, takes]));
  return {
    spokenSeconds: (shotId) => (spoken.has(shotId) ? given.get(shotId)?.voice?.durationSeconds : undefined),
    takeNumber: (kind, key) => {
      const number =
        kind === 'voice' || kind === 'picture' || kind === 'clip'
          ? takeNumbers.get(key)?.[kind]
          : film.characters.find((character) => character.key === key)?.take;
      return number ?? undefined;
    },
    given: new Set(film.characters.flatMap(({ key, given: isGiven }) => (isGiven ? [key] : []))),
    brought: new Set(film.shots.flatMap(({ id, ownPicture }) => (ownPicture ? [id] : []))),
  };
}

function clipOf(
  { id, plan }: DocumentShot,
  seen: FilmView['shots'][number] | undefined,
  given: PreviewMaterial['shots'][number] | undefined,
): ShotPart['clip'] {
  return seen?.clip && given?.clip
    ? {
        source: `clip:${id}:${given.clip.take}`,
        path: seen.clip.path,
        inFrame: partOf(plan, given.clip)?.inFrame ?? 0,
      }
    : undefined;
}

function liveSceneOf(
  document: FilmDocument,
  shot: DocumentShot,
  { times, visemes, pictures }: { times: ShotTimes; visemes: LiveMouths; pictures: readonly BroughtPicture[] },
): LiveScene | undefined {
  const still = sceneOf(document, shot, pictures);
  if (!still) {
    return undefined;
  }
  const { speech, actors } = shot.plan;
  const speaker =
    speech.kind === 'line' ? actors.findIndex(({ characterKey }) => characterKey === speech.speakerKey) : -1;
  return {
    ...still,
    durationSeconds: times.frames / FRAMES_PER_SECOND,
    mouths: still.drawing.actors.map((_, index) => (index === speaker ? visemes : [])),
    speechStartSeconds: times.speechStartSeconds - times.startSeconds,
  };
}

type LiveMouths = NonNullable<PreviewMaterial['shots'][number]['voice']>['visemes'];

/** The captions of the cut, where the voice says what the plan says; else the text of the plan while it is spoken. */
function captionsOf(
  document: FilmDocument,
  shots: readonly ShotTimes[],
  given: ReadonlyMap<string, PreviewMaterial['shots'][number]>,
): ShownCaption[] {
  const said = shots.flatMap(({ id, plan, speechStartSeconds, spokenSeconds }): ShownCaption[] => {
    const voice = given.get(id)?.voice;
    if (!voice || spokenSeconds === 0) {
      return [];
    }
    if (voice.text !== plan.speech.text) {
      return captionsOfText(plan.speech.text, document, {
        startSeconds: speechStartSeconds,
        endSeconds: speechStartSeconds + spokenSeconds,
      });
    }
    return voice.captions.map(({ startSeconds, endSeconds, lines }) => ({
      startSeconds: speechStartSeconds + startSeconds,
      endSeconds: speechStartSeconds + endSeconds,
      lines,
    }));
  });
  return timeCaptions(
    said,
    shots.flatMap(({ startSeconds, endSeconds }) => [startSeconds, endSeconds]),
  );
}

/** A text in lines as those of the cut; its captions share the time by their width. */
export function captionsOfText(
  text: string,
  { language, aspect }: Pick<FilmDocument, 'language' | 'aspect'>,
  { startSeconds, endSeconds }: Pick<ShownCaption, 'startSeconds' | 'endSeconds'>,
): ShownCaption[] {
  const captions = breakCaptions(text, language, captionColumnsOf(language, aspect));
  const widths = captions.map((lines) => lines.reduce((sum, line) => sum + columnsOf(line), 0));
  const perColumn =
    (endSeconds - startSeconds) /
    Math.max(
      1,
      widths.reduce((sum, width) => sum + width, 0),
    );
  let begins = startSeconds;
  return captions.map((lines, index) => {
    const ends = index === captions.length - 1 ? endSeconds : begins + widths[index]! * perColumn;
    const caption = { startSeconds: begins, endSeconds: ends, lines };
    begins = ends;
    return caption;
  });
}

/** Remembers a value by a key for as long as its inputs are the same ones. */
function rememberByInputs<Value>(): (key: string, inputs: readonly unknown[], make: () => Value) => Value {
  const known = new Map<string, { inputs: readonly unknown[]; value: Value }>();
  return (key, inputs, make) => {
    const before = known.get(key);
    if (before && inputs.every((input, index) => Object.is(input, before.inputs[index]))) {
      return before.value;
    }
    const value = make();
    known.set(key, { inputs, value });
    return value;
  };
}

/** The one before, where both say the same. */
function keepEqual<Value>(before: Value, now: Value): Value {
  return JSON.stringify(before) === JSON.stringify(now) ? before : now;
}
