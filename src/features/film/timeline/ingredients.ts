import type { PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import type { AssetKind } from '#src/shared/catalogue/asset-kinds.ts';
import { castOfShot } from './cast-of-shot.ts';
import type { CharacterView } from './character-views.ts';
import type { DocumentItem, DocumentShot, FilmDocument } from './film-document.ts';
import { hasSpeech } from './has-speech.ts';
import { isNamedIn } from './named-in-plan.ts';
import { measureShot, type ShotLength } from './shot-length.ts';
import { DRAWN_FIELDS } from './shown-by-plan.ts';
import { shownAfter, shownShots } from './shown-shots.ts';

/** What takes are made from beside the document: the circled takes of other assets. */
export interface Material {
  /** The length of a shot's circled voice; undefined before it is spoken. */
  spokenSeconds(shotId: string): number | undefined;
  /** Number of the circled take of an asset; its id would be another one in a copy of the film. */
  takeNumber(kind: AssetKind, key: string): number | undefined;
  /** Keys of the characters that appear as uploaded. */
  given: ReadonlySet<string>;
  /** Ids of the shots whose picture its owner brought. */
  brought: ReadonlySet<string>;
}

/** Who makes a take: the draft engine draws from the plan, a model reads its words. */
type Maker = 'engine' | 'model';

/** An asset of a film, and who makes it. */
export interface MadeAsset {
  kind: AssetKind;
  key: string;
  maker: Maker;
  /** A model that is given the pictures of whom and what it is to show. */
  refers?: boolean;
  /** Of a further picture of a character. */
  view?: CharacterView | undefined;
  /** A clip whose mouths were fitted to its voice. */
  isSynced?: boolean;
}

/** Plain JSON. */
export type Ingredients = Readonly<Record<string, unknown>>;

/** The fields of a plan that the prompt of its picture tells. */
const TOLD_FIELDS = ['script', 'placeKey', 'timeOfDay', 'weather', 'framing', 'angle'] as const;

/**
 * All that an asset is made from: while two answers are equal, a take made from the one shows the other. Undefined for
 * an asset that edits of the document do not touch, or that the film does not have.
 */
export function ingredientsOf(film: FilmDocument, asset: MadeAsset, material: Material): Ingredients | undefined {
  const find = INGREDIENTS[asset.kind];
  return find?.({ film, asset, material, shot: film.shots.find(({ id }) => id === asset.key) });
}

/** One asset with what its ingredients are found in. */
interface Sources {
  film: FilmDocument;
  asset: MadeAsset;
  material: Material;
  /** The shot that it belongs to, if any. */
  shot: DocumentShot | undefined;
}

const INGREDIENTS: Partial<Record<AssetKind, (sources: Sources) => Ingredients | undefined>> = {
  // Nobody hears the take of a line that was emptied.
  voice: ({ film, shot }) => (shot && hasSpeech(shot.plan) ? voiceOf(film, shot.plan) : undefined),
  picture: (sources) => sources.shot && pictureOf(sources, sources.shot),
  tail_picture: (sources) => sources.shot && tailOf(sources, sources.shot),
  clip: (sources) => sources.shot && clipOf(sources, sources.shot),
  music: musicOf,
  character_picture: (sources) => memberOf(sources, sources.film.characters, ({ figure }) => ({ figure })),
  place_picture: (sources) => memberOf(sources, sources.film.places, ({ place }) => ({ place })),
  item_picture: (sources) => memberOf(sources, sources.film.items, drawnThing),
};

/** How long a shot is by its plan and its voice, whatever clip it has. */
export function lengthOfShot(film: FilmDocument, shot: DocumentShot, material: Material): ShotLength {
  return measureShot(shot.plan, material.spokenSeconds(shot.id), shownAfter(film.shots, shot)?.plan);
}

function voiceOf(film: FilmDocument, { speech }: PlannedShot): Ingredients {
  const { kind, text, emotion, delivery, speakerKey } = speech;
  const speaker = kind === 'line' ? film.characters.find(({ key }) => key === speakerKey) : undefined;
  return { text, kind, emotion, delivery, voice: speaker?.voice, language: film.language };
}

/** What all pictures of a film share. */
function commonOf({ film, asset: { maker } }: Sources): Ingredients {
  const { style, customStyle, aspect, shortSidePixels, seed } = film;
  return maker === 'engine'
    ? { style, aspect, shortSidePixels, seed }
    : { style, customStyle, aspect, shortSidePixels };
}

function fieldsOf<Field extends keyof PlannedShot>(plan: PlannedShot, fields: readonly Field[]): Ingredients {
  return Object.fromEntries(fields.map((field) => [field, plan[field]]));
}

function pictureOf(sources: Sources, { plan }: DocumentShot): Ingredients {
  const { film, asset, material } = sources;
  const shown = fieldsOf(plan, DRAWN_FIELDS);
  const named = <Member extends { key: string }>(members: readonly Member[]): Member[] =>
    members.filter(({ key }) => isNamedIn(shown, key));
  const characters = named(film.characters);
  const items = named(film.items);
  const place = film.places.find(({ key }) => key === plan.placeKey);
  if (asset.maker === 'engine') {
    return {
      ...commonOf(sources),
      ...shown,
      place: place?.place,
      figures: characters.map(({ key, figure }) =>
        material.given.has(key) ? material.takeNumber('character_picture', key) : figure,
      ),
      things: items.map((thing) => Object.values(drawnThing(thing))),
    };
  }
  const told = [...characters, ...items, ...(place ? [place] : [])];
  return {
    ...commonOf(sources),
    ...fieldsOf(plan, TOLD_FIELDS),
    told: told.map(({ name, description }) => [name, description]),
    ...(asset.refers
      ? { references: castOfShot(plan).map(({ kind, key }) => material.takeNumber(kind, key) ?? null) }
      : {}),
  };
}

/** The same at the end of the shot. */
function tailOf(sources: Sources, shot: DocumentShot): Ingredients | undefined {
  const { tail, stillAt: _stillAt, ...plan } = shot.plan;
  if (!tail) {
    return undefined;
  }
  const picture = pictureOf(sources, { ...shot, plan });
  return sources.asset.maker === 'engine' ? picture : { ...picture, tail: tail.description };
}

function clipOf(sources: Sources, shot: DocumentShot): Ingredients {
  const { film, asset, material } = sources;
  const { frames, speechStartSeconds } = lengthOfShot(film, shot, material);
  const { aspect, shortSidePixels } = film;
  if (asset.isSynced) {
    return { aspect, shortSidePixels, frames, voice: material.takeNumber('voice', shot.id), speechStartSeconds };
  }
  if (asset.maker === 'engine' && material.brought.has(shot.id)) {
    return {
      aspect,
      shortSidePixels,
      frames,
      camera: shot.plan.camera,
      still: material.takeNumber('picture', shot.id),
    };
  }
  const picture = pictureOf(sources, shot);
  if (asset.maker === 'model') {
    const { camera, emotion } = shot.plan;
    const tail = material.takeNumber('tail_picture', shot.id);
    return {
      ...picture,
      frames,
      camera,
      emotion,
      picture: material.takeNumber('picture', shot.id),
      ...(tail === undefined ? {} : { tail }),
    };
  }
  const isSpokenHere = shot.plan.speech.kind === 'line' && shot.plan.mouthsStill !== true;
  const motion = shot.plan.wish?.motion;
  return {
    ...picture,
    frames,
    ...(motion === undefined || motion === 'precise' ? {} : { motion }),
    // Mouths follow the voice.
    ...(isSpokenHere ? { voice: material.takeNumber('voice', shot.id), speechStartSeconds } : {}),
  };
}

function musicOf({ film, asset: { maker }, material }: Sources): Ingredients | undefined {
  if (!film.music) {
    return undefined;
  }
  const shots = shownShots(film.shots);
  const frames = shots.map((shot) => lengthOfShot(film, shot, material).frames);
  if (maker === 'model') {
    return { description: film.music.description, frames: frames.reduce((sum, length) => sum + length, 0) };
  }
  return {
    brief: film.music,
    cues: shots.map(({ plan }, index) => ({
      frames: frames[index],
      spoken: plan.speech.kind !== 'silent',
      ...fieldsOf(plan, ['transition', 'music', 'tension', 'emotion', 'accent', 'subject']),
      characters: plan.actors.map(({ characterKey }) => characterKey),
    })),
  };
}

/** What a thing is drawn from: a colour is named only where it has one of its own. */
function drawnThing({ item, label, colour }: DocumentItem): Ingredients {
  return { item, label, ...(colour === null ? {} : { colour }) };
}

/** A reference picture stands in the film's first place. */
function memberOf<Member extends { key: string; name: string; description: string }>(
  sources: Sources,
  members: readonly Member[],
  drawnOf: (member: Member) => Ingredients,
): Ingredients | undefined {
  const member = members.find(({ key }) => key === sources.asset.key);
  if (!member) {
    return undefined;
  }
  const { maker, view } = sources.asset;
  if (maker === 'model') {
    return { ...commonOf(sources), name: member.name, description: member.description };
  }
  const drawn = drawnOf(member);
  // On a plain ground.
  if (view) {
    return { style: sources.film.style, view, ...drawn };
  }
  return {
    ...commonOf(sources),
    home: sources.film.places[0]?.place,
    ...drawn,
  };
}
