import type { ColourName, FigureSpec, ItemKind } from '#src/draft-engine/story/figure-spec.ts';
import type { MusicBrief, PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import type { PlaceSpec } from '#src/draft-engine/story/place-spec.ts';
import type { VoiceSpec } from '#src/draft-engine/story/voice-spec.ts';
import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { LookId } from '#src/shared/catalogue/looks.ts';
import type { AspectRatio } from '#src/shared/catalogue/shots.ts';
import type { Language } from '#src/shared/language/languages.ts';

/**
 * All that a person may change of a film, as plain JSON: what its takes are made from. The takes themselves are not in
 * it. Documents are never changed in place: what is the same object in two of them is unchanged.
 */
export interface FilmDocument extends FilmSettings {
  language: Language;
  seed: number;
  /** Length in pixels of the picture's shorter side. */
  shortSidePixels: number;
  characters: readonly DocumentCharacter[];
  places: readonly DocumentPlace[];
  items: readonly DocumentItem[];
  /** In the order of the film; `plan.number` is the place in this list, from 1. */
  shots: readonly DocumentShot[];
}

/** What holds for the whole film. */
export interface FilmSettings {
  title: string;
  outline: string;
  type: FilmType;
  style: LookId;
  /** Its prompt replaces that of the look for paid models. */
  customStyle: { name: string; prompt: string } | null;
  aspect: AspectRatio;
  /** Null before the story is written. */
  music: MusicBrief | null;
}

interface DocumentMember {
  key: string;
  name: string;
  description: string;
}

export interface DocumentCharacter extends DocumentMember {
  figure: FigureSpec;
  voice: VoiceSpec;
}

export interface DocumentPlace extends DocumentMember {
  place: PlaceSpec;
}

export interface DocumentItem extends DocumentMember {
  item: ItemKind;
  /** A word that is lettered on it. */
  label: string | null;
  /** Its main colour; null for that of its kind. */
  colour: ColourName | null;
}

export interface DocumentShot {
  id: string;
  plan: PlannedShot;
  /** Made by the draft engine, whatever the film's models are: a shot that a person added. */
  drawn: boolean;
}
