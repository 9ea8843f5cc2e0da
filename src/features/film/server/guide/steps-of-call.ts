import type { GuideStep } from '../../guide-steps.ts';
import type { FilmEdit, ShotChange } from '../../timeline/film-edit.ts';

/** The steps that a call finishes whatever its input is, by the name of its endpoint. */
export const STEP_OF_CALL: Readonly<Record<string, GuideStep>> = {
  writeOutline: 'outline',
  makeStoryboard: 'outline',
  drawCharacterViews: 'cast',
  circleTake: 'take',
  chooseShotPicture: 'take',
  bringShotPictures: 'take',
  upgradeShots: 'clip',
  repeatTake: 'clip',
  redoOutdated: 'clip',
  beginClipUpload: 'clip',
  bringClip: 'clip',
  sayAgain: 'sound',
  setVolumes: 'sound',
  composeMusic: 'sound',
  beginMusicUpload: 'sound',
  makeFinalCut: 'cut',
  saveCutSettings: 'cut',
  beginCutUpload: 'cut',
  createShareLink: 'share',
};

const OF_CAST = { character: 'cast', place: 'places', item: 'items' } as const;
type Member = keyof typeof OF_CAST;

/** What is directed and what is heard of a shot; all else of it is written. */
const OF_SHOT: { readonly [Field in keyof ShotChange]?: GuideStep } = {
  camera: 'camera',
  framing: 'camera',
  angle: 'camera',
  subject: 'camera',
  ambience: 'sound',
  events: 'sound',
  soundWords: 'sound',
  music: 'sound',
  mouthsStill: 'sound',
};

/**
 * The steps of the guide that a call of the API has finished (BOOT-11): `name` is its endpoint, `input` what the
 * endpoint has accepted.
 */
export function stepsOfCall(name: string, input: unknown): ReadonlySet<GuideStep> {
  if (name === 'editFilm') {
    return new Set((input as { edits: readonly FilmEdit[] }).edits.flatMap(stepsOfEdit));
  }
  if (name === 'bringCastPicture' || name === 'renewCastPictures') {
    return new Set([OF_CAST[(input as { kind: Member }).kind]]);
  }
  if (name === 'updateFilm') {
    const { title, visibility } = input as { title?: string; visibility?: string };
    return new Set([
      ...(title === undefined ? [] : ['name' as const]),
      ...(visibility === 'public' ? ['share' as const] : []),
    ]);
  }
  const step = Object.hasOwn(STEP_OF_CALL, name) ? STEP_OF_CALL[name] : undefined;
  return new Set(step ? [step] : []);
}

function stepsOfEdit(edit: FilmEdit): GuideStep[] {
  switch (edit.kind) {
    case 'film':
      return Object.keys(edit.set).map((field) => ofFilmField(field as keyof typeof edit.set));
    case 'shot':
      return Object.keys(edit.set).map((field) => OF_SHOT[field as keyof ShotChange] ?? 'shot');
    case 'character':
    case 'place':
    case 'item':
      return [OF_CAST[edit.kind]];
    case 'insert_member':
    case 'remove_member':
      return [OF_CAST[edit.of]];
    case 'insert_shot':
    case 'remove_shot':
    case 'move_shot':
      return ['shot'];
  }
}

function ofFilmField(field: keyof Extract<FilmEdit, { kind: 'film' }>['set']): GuideStep {
  if (field === 'outline') {
    return 'outline';
  }
  return field === 'music' ? 'sound' : 'name';
}
