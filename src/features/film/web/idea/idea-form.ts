import { useCallback, useMemo, useState } from 'react';
import { useMe } from '#src/foundation/accounts/web/use-account.ts';
import { guessLanguage } from '#src/platform/browser/language/guess-language.ts';
import { BY_THE_STORY } from '#src/shared/catalogue/by-the-story.ts';
import { filmRightsOf, type FilmRights } from '#src/shared/catalogue/film-rights.ts';
import { FILM_TYPES, type FilmType } from '#src/shared/catalogue/film-types.ts';
import { IDENTITIES } from '#src/shared/catalogue/identities.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { LOOK_IDS, type LookId } from '#src/shared/catalogue/looks.ts';
import { ASPECT_RATIOS, RESOLUTIONS, type AspectRatio, type Resolution } from '#src/shared/catalogue/shots.ts';
import { LANGUAGES, type Language } from '#src/shared/language/languages.ts';
import type { Understanding } from './understanding/corrections.ts';
import { readUnderstanding } from './understanding/read-understanding.ts';

/** Kinds of models that a person chooses for a film. */
export const MODEL_CHOICES = ['language', 'image', 'video', 'music'] as const;
export type ModelChoice = (typeof MODEL_CHOICES)[number];

/** The draft engine for every part, which is free. */
export const DRAFT_MODELS: Readonly<Record<ModelChoice, string>> = {
  language: 'draft-text',
  image: 'draft-image',
  video: 'draft-video',
  music: 'draft-music',
};

/** A character with an uploaded picture. */
export interface OwnCharacter {
  pictureId: string;
  name: string;
  /** URL of the picture, valid for some minutes. */
  path: string;
}

/** The form of the idea page. */
export interface IdeaForm {
  idea: string;
  /** What suits the story, or a chosen one; so is the look. */
  type: FilmType | typeof BY_THE_STORY;
  style: LookId | typeof BY_THE_STORY;
  aspect: AspectRatio;
  /** Undefined while it follows from the idea's script. */
  language: Language | undefined;
  shots: number;
  resolution: Resolution;
  /** One per form: the live preview shows what the film will show. */
  seed: number;
  /** Several plans are made, and the best one is kept. */
  deep: boolean;
  /** Ids of models; the server chooses the others. */
  models: Partial<Record<ModelChoice, string>>;
  characters: OwnCharacter[];
  /** What was read in the idea, where the person has corrected it. */
  understanding: Understanding | undefined;
}

export const SHOT_CHOICES = [4, 6, 8, 10, 12, 16, 20, 24, 30, 40] as const;

const KEY = 'kinora.wish';
const START_KEY = 'kinora.start';
/** How long a film that was requested before signing in is still started, milliseconds. */
const START_LIVES = 24 * 60 * 60 * 1000;

const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
const oneOf = <Value>(values: readonly Value[], value: unknown, otherwise: Value): Value =>
  values.find((one) => one === value) ?? otherwise;

/** Reads a stored form, with defaults for invalid parts, because other versions of the program may have written it. */
export function readForm(text: string | null): IdeaForm {
  let kept: Partial<Record<keyof IdeaForm, unknown>> = {};
  try {
    kept = (JSON.parse(text ?? '{}') as typeof kept | null) ?? {};
  } catch {
    // Unreadable means nothing stored.
  }
  const models =
    typeof kept.models === 'object' && kept.models !== null ? (kept.models as Record<string, unknown>) : {};
  const characters = Array.isArray(kept.characters) ? (kept.characters as Partial<OwnCharacter>[]) : [];
  return {
    idea: typeof kept.idea === 'string' ? kept.idea : '',
    type: oneOf<IdeaForm['type']>(FILM_TYPES, kept.type, BY_THE_STORY),
    style: oneOf<IdeaForm['style']>(LOOK_IDS, kept.style, BY_THE_STORY),
    aspect: oneOf(ASPECT_RATIOS, kept.aspect, '16:9'),
    language: oneOf<Language | undefined>(LANGUAGES, kept.language, undefined),
    shots: oneOf<number>(SHOT_CHOICES, kept.shots, LIMITS.film.defaultShots),
    resolution: oneOf(RESOLUTIONS, kept.resolution, '720p'),
    seed:
      typeof kept.seed === 'number' && Number.isInteger(kept.seed) && kept.seed >= 0 && kept.seed <= 0xffffffff
        ? kept.seed
        : newSeed(),
    deep: kept.deep === true,
    models: Object.fromEntries(
      MODEL_CHOICES.flatMap((kind) => (typeof models[kind] === 'string' ? [[kind, models[kind]]] : [])),
    ),
    characters: characters
      .filter(
        (one) => typeof one?.pictureId === 'string' && typeof one.name === 'string' && typeof one.path === 'string',
      )
      .slice(0, LIMITS.film.charactersOnIdeaPage) as OwnCharacter[],
    understanding: readUnderstanding(kept.understanding, kept.idea),
  };
}

/** A form with changes; what was corrected in an idea goes with its text. */
function changeForm(form: IdeaForm, changes: Partial<IdeaForm>): IdeaForm {
  const next = { ...form, ...changes };
  return next.understanding?.idea === next.idea.trim() ? next : { ...next, understanding: undefined };
}

/** True when these rights allow a film in that resolution. */
export const mayHaveResolution = (rights: FilmRights, resolution: Resolution): boolean =>
  Number.parseInt(resolution, 10) <= rights.maximumShortSidePixels;

/** The form within these rights: more shots or pixels are reduced to what everybody may have. */
function withinRights(form: IdeaForm, rights: FilmRights): IdeaForm {
  return {
    ...form,
    shots: form.shots > rights.maximumShots ? LIMITS.film.defaultShots : form.shots,
    resolution: mayHaveResolution(rights, form.resolution) ? form.resolution : '720p',
  };
}

/** The film rights of the current person; a visitor has those of everybody. */
export function useFilmRights(): FilmRights {
  const identity = useMe().data?.identity ?? IDENTITIES.ordinary;
  // Inviting somebody allows one click with paid models, which the server checks.
  return useMemo(() => filmRightsOf({ identity, hasInvited: false }), [identity]);
}

/** The film's language: the chosen one, else the idea's, else that of the page. */
export function spokenLanguage(form: IdeaForm, interfaceLanguage: Language): Language {
  if (form.language) {
    return form.language;
  }
  const guessed = guessLanguage(form.idea)?.language;
  if (guessed) {
    return guessed;
  }
  return /\p{Script=Latin}{3}/u.test(form.idea) ? 'en' : interfaceLanguage;
}

function keep(key: string, text: string | null): void {
  for (const storage of [() => sessionStorage, () => localStorage]) {
    try {
      if (text === null) {
        storage().removeItem(key);
      } else {
        storage().setItem(key, text);
      }
    } catch {
      // Storage is off or full: the form lives as long as the page.
    }
  }
}

function readKept(): string | null {
  try {
    // This tab's form first, so that tabs do not overwrite each other; a new tab starts with the last form of any.
    return sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/**
 * Adds a character to the form that the idea page opens with. Returns false, and adds nothing, where the form has as
 * many characters as it may have.
 */
export function keepCharacter(character: OwnCharacter): boolean {
  const form = readForm(readKept());
  if (form.characters.some(({ pictureId }) => pictureId === character.pictureId)) {
    return true;
  }
  if (form.characters.length >= LIMITS.film.charactersOnIdeaPage) {
    return false;
  }
  keep(KEY, JSON.stringify({ ...form, characters: [...form.characters, character] }));
  return true;
}

/**
 * The form of this tab, stored on this device at every change and limited to the person's rights. `clear` starts a new
 * one with the same settings.
 */
export function useIdeaForm(): {
  form: IdeaForm;
  change: (changes: Partial<IdeaForm> | ((form: IdeaForm) => Partial<IdeaForm>)) => void;
  clear: () => void;
} {
  const [kept, setForm] = useState(() => readForm(readKept()));
  const rights = useFilmRights();
  const form = useMemo(() => withinRights(kept, rights), [kept, rights]);
  const change = useCallback((changes: Partial<IdeaForm> | ((form: IdeaForm) => Partial<IdeaForm>)) => {
    setForm((before) => {
      const next = changeForm(before, typeof changes === 'function' ? changes(before) : changes);
      keep(KEY, JSON.stringify(next));
      return next;
    });
  }, []);
  const clear = useCallback(() => change({ idea: '', characters: [], seed: newSeed(), language: undefined }), [change]);
  return { form, change, clear };
}

/** A film that a visitor requested before signing in (HOME-02). */
export interface WaitingStart {
  /** Creates one film however often it is sent, from any number of tabs. */
  idempotencyKey: string;
  form: IdeaForm;
  /** When it was requested, milliseconds since 1970. */
  at: number;
}

/** Stores the request until somebody signs in here. */
export function keepStart(form: IdeaForm): void {
  const start: WaitingStart = { idempotencyKey: crypto.randomUUID(), form, at: Date.now() };
  try {
    localStorage.setItem(START_KEY, JSON.stringify(start));
  } catch {
    // Without storage the idea stays in its box, if the session keeps it.
  }
}

/** The stored request; null when there is none or it is too old. */
export function readStart(): WaitingStart | null {
  try {
    const start = JSON.parse(localStorage.getItem(START_KEY) ?? 'null') as Partial<WaitingStart> | null;
    if (
      typeof start?.idempotencyKey !== 'string' ||
      typeof start.at !== 'number' ||
      Date.now() - start.at > START_LIVES
    ) {
      return null;
    }
    return { idempotencyKey: start.idempotencyKey, at: start.at, form: readForm(JSON.stringify(start.form ?? {})) };
  } catch {
    return null;
  }
}

/** Removes the stored request: it was started, or cannot be. */
export function forgetStart(): void {
  try {
    localStorage.removeItem(START_KEY);
  } catch {
    // Then nothing was stored either.
  }
}
