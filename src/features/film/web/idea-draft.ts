import { useCallback, useState } from 'react';
import { guessLanguage } from '#src/platform/browser/language/guess-language.ts';
import { FILM_TYPES, type FilmType } from '#src/shared/catalogue/film-types.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { DEFAULT_LOOK, LOOK_IDS, type LookId } from '#src/shared/catalogue/looks.ts';
import { ASPECT_RATIOS, type AspectRatio } from '#src/shared/catalogue/shots.ts';
import { LANGUAGES, type Language } from '#src/shared/language/languages.ts';

/** Kinds of models that a person chooses for a film. */
export const MODEL_CHOICES = ['language', 'image', 'video', 'music'] as const;
export type ModelChoice = (typeof MODEL_CHOICES)[number];

/** Every part by the draft engine, which costs nothing. */
export const DRAFT_MODELS: Readonly<Record<ModelChoice, string>> = {
  language: 'draft-text',
  image: 'draft-image',
  video: 'draft-video',
  music: 'draft-music',
};

/** A character whose picture has been brought in. */
export interface OwnCharacter {
  pictureId: string;
  name: string;
  /** Where the picture can be seen for a while; gone after a reload some minutes later. */
  path: string;
}

/** What the idea page says that a film shall be. */
export interface Wish {
  idea: string;
  type: FilmType;
  style: LookId;
  aspect: AspectRatio;
  /** Undefined as long as it follows from the idea's own script. */
  language: Language | undefined;
  shots: number;
  /** One for each form: what the page draws while one types is what the film will show. */
  seed: number;
  /** Ids of models; what is not named is chosen by the server. */
  models: Partial<Record<ModelChoice, string>>;
  characters: OwnCharacter[];
}

export const SHOT_CHOICES = [4, 6, 8, 10, 12, 16, 20] as const;

const KEY = 'kinora.wish';
const START_KEY = 'kinora.start';
/** How long a film that was asked for before signing in is still started, milliseconds. */
const START_LIVES = 24 * 60 * 60 * 1000;

const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
const oneOf = <Value>(values: readonly Value[], value: unknown, otherwise: Value): Value =>
  values.find((one) => one === value) ?? otherwise;

/** Whatever was kept, made good: storage is written by other versions and other people too. */
export function readWish(text: string | null): Wish {
  let kept: Partial<Record<keyof Wish, unknown>> = {};
  try {
    kept = (JSON.parse(text ?? '{}') as typeof kept | null) ?? {};
  } catch {
    // Unreadable counts as nothing kept.
  }
  const models =
    typeof kept.models === 'object' && kept.models !== null ? (kept.models as Record<string, unknown>) : {};
  const characters = Array.isArray(kept.characters) ? (kept.characters as Partial<OwnCharacter>[]) : [];
  return {
    idea: typeof kept.idea === 'string' ? kept.idea : '',
    type: oneOf(FILM_TYPES, kept.type, 'fantasy'),
    style: oneOf(LOOK_IDS, kept.style, DEFAULT_LOOK),
    aspect: oneOf(ASPECT_RATIOS, kept.aspect, '16:9'),
    language: oneOf<Language | undefined>(LANGUAGES, kept.language, undefined),
    shots: oneOf<number>(SHOT_CHOICES, kept.shots, LIMITS.film.defaultShots),
    seed:
      typeof kept.seed === 'number' && Number.isInteger(kept.seed) && kept.seed >= 0 && kept.seed <= 0xffffffff
        ? kept.seed
        : newSeed(),
    models: Object.fromEntries(
      MODEL_CHOICES.flatMap((kind) => (typeof models[kind] === 'string' ? [[kind, models[kind]]] : [])),
    ),
    characters: characters
      .filter(
        (one) => typeof one?.pictureId === 'string' && typeof one.name === 'string' && typeof one.path === 'string',
      )
      .slice(0, LIMITS.film.charactersOnIdeaPage) as OwnCharacter[],
  };
}

/** The language in which the film speaks: the chosen one, else the idea's own, else that of the page. */
export function spokenLanguage(wish: Wish, interfaceLanguage: Language): Language {
  if (wish.language) return wish.language;
  const guessed = guessLanguage(wish.idea)?.language;
  if (guessed) return guessed;
  return /\p{Script=Latin}{3}/u.test(wish.idea) ? 'en' : interfaceLanguage;
}

function keep(key: string, text: string | null): void {
  for (const storage of [() => sessionStorage, () => localStorage]) {
    try {
      if (text === null) storage().removeItem(key);
      else storage().setItem(key, text);
    } catch {
      // Storage is off or full: the wish lives as long as the page.
    }
  }
}

function readKept(): string | null {
  try {
    // A tab's own wish first, so that two tabs do not fight; a new tab begins with the last one of any.
    return sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The wish of this tab, kept on this device with every change. `clear` begins a new one with the same settings. */
export function useWish(): {
  wish: Wish;
  change: (changes: Partial<Wish> | ((wish: Wish) => Partial<Wish>)) => void;
  clear: () => void;
} {
  const [wish, setWish] = useState(() => readWish(readKept()));
  const change = useCallback((changes: Partial<Wish> | ((wish: Wish) => Partial<Wish>)) => {
    setWish((before) => {
      const next = { ...before, ...(typeof changes === 'function' ? changes(before) : changes) };
      keep(KEY, JSON.stringify(next));
      return next;
    });
  }, []);
  const clear = useCallback(() => change({ idea: '', characters: [], seed: newSeed(), language: undefined }), [change]);
  return { wish, change, clear };
}

/** A film that a visitor asked for before they signed in (HOME-02). */
export interface WaitingStart {
  /** Makes one film however often it is sent, from however many tabs. */
  idempotencyKey: string;
  wish: Wish;
  /** When it was asked for, milliseconds since 1970. */
  at: number;
}

/** Keeps what was asked for until somebody is signed in here. */
export function keepStart(wish: Wish): void {
  const start: WaitingStart = { idempotencyKey: crypto.randomUUID(), wish, at: Date.now() };
  try {
    localStorage.setItem(START_KEY, JSON.stringify(start));
  } catch {
    // Without storage the idea waits in its box, filled in, where the session keeps it.
  }
}

/** What waits to be started; null when nothing does or it has waited for too long. */
export function readStart(): WaitingStart | null {
  try {
    const start = JSON.parse(localStorage.getItem(START_KEY) ?? 'null') as Partial<WaitingStart> | null;
    if (
      typeof start?.idempotencyKey !== 'string' ||
      typeof start.at !== 'number' ||
      Date.now() - start.at > START_LIVES
    )
      return null;
    return { idempotencyKey: start.idempotencyKey, at: start.at, wish: readWish(JSON.stringify(start.wish ?? {})) };
  } catch {
    return null;
  }
}

/** It was started, or cannot be. */
export function forgetStart(): void {
  try {
    localStorage.removeItem(START_KEY);
  } catch {
    // Then there was nothing either.
  }
}
