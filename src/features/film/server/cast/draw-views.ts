import type { DrawnPortrait } from '#src/draft-engine/picture/still.ts';
import type { FigureSpec } from '#src/draft-engine/story/figure-spec.ts';
import { isPaidModel } from '#src/shared/catalogue/models/all-models.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { deriveSeed } from '#src/shared/random.ts';
import type { ImageRequest } from '#src/vendors/vendor.ts';
import { DRAWN_VIEWS, type CharacterView } from '../../timeline/character-views.ts';
import { hasFace, withClearerFace } from '../../timeline/clearer-face.ts';
import { ENGINE_MODELS } from '../money/asset-models.ts';
import { beginKnown } from '../pipeline/begin-takes.ts';
import { lookPrompt } from '../pipeline/describe-shot.ts';
import { orderTakes, type OrderDependencies, type TakeOrder } from '../pipeline/order-takes.ts';
import { drawCharacterReference } from '../pipeline/reference-drawings.ts';
import { UPLOAD } from '../state/cut-ingredients.ts';
import { circledTake, isBeingMade, type FilmRows } from '../state/film-rows.ts';
import { recipeOf } from '../state/made-from.ts';
import type { CharacterRow, TakeInputs } from '../tables.ts';

/** What is drawn of a character beside its picture: it from all sides, or its face from near. */
export type DrawnSheet = 'views' | 'face';

const SIZE = { widthPixels: 720, heightPixels: 960 };

/** How it stands in each view. */
const PORTRAITS = {
  front: { show: 'figure', turn: 0 },
  three_quarter: { show: 'figure', turn: 0.7 },
  side: { show: 'figure', turn: Math.PI / 2 },
  back: { show: 'figure', turn: Math.PI },
  face: { show: 'head', turn: 0.2 },
} as const satisfies Partial<Record<CharacterView, DrawnPortrait>>;
type DrawnView = keyof typeof PORTRAITS;

/**
 * Has the draft engine draw a character, for nothing, from all sides or from near with a clearer face (EDIT-04); what
 * is drawn is kept beside its picture until somebody chooses or removes it. An order with a known key is not carried
 * out again, and nothing starts while a picture of the character is being made. Returns how many were started. Throws
 * FILM_NOT_FOUND, FILM_NOT_READY where it has no picture yet, EDIT_NOT_POSSIBLE where there is no such character, the
 * engine did not draw it, or it has no face that can be changed, and STORAGE_FULL.
 */
export async function drawViews(
  dependencies: OrderDependencies,
  { key, sheet, ...order }: TakeOrder & { key: string; sheet: DrawnSheet },
): Promise<number> {
  return orderTakes(dependencies, order, ['views', key], async (transaction, rows, orderId) => {
    const character = rows.characters.find((member) => member.key === key);
    if (!character) {
      throw new AppError('EDIT_NOT_POSSIBLE', { details: { problem: 'gone' } });
    }
    const asset = { kind: 'character_picture', key } as const;
    if (isBeingMade(rows, asset.kind, key)) {
      return 0;
    }
    requireDrawn(rows, character, sheet);
    const faces = rows.takes.filter(
      ({ assetKind, assetKey, inputs }) => assetKind === asset.kind && assetKey === key && inputs.figure !== undefined,
    ).length;
    const views: readonly DrawnView[] = sheet === 'views' ? DRAWN_VIEWS : ['face'];
    const figure = sheet === 'face' ? withClearerFace(character.figure, faces) : undefined;
    const takes = views.map((view) => drawnView(rows, character, { view, figure }));
    await beginKnown(transaction, dependencies, rows, {
      asset,
      takes,
      folder: 'character',
      priceCoins: 0,
      orderId,
      ownKey: false,
    });
    return takes.length;
  });
}

function requireDrawn(rows: FilmRows, { key, figure }: CharacterRow, sheet: DrawnSheet): void {
  const model = circledTake(rows, 'character_picture', key)?.inputs.model;
  if (model === undefined) {
    throw new AppError('FILM_NOT_READY');
  }
  if (model === UPLOAD || isPaidModel(model) || (sheet === 'face' && !hasFace(figure))) {
    throw new AppError('EDIT_NOT_POSSIBLE', { details: { problem: 'not drawn' } });
  }
}

/** One view, of another figure where one is given. */
function drawnView(
  rows: FilmRows,
  character: CharacterRow,
  { view, figure }: { view: DrawnView; figure: FigureSpec | undefined },
): { inputs: TakeInputs; request: ImageRequest } {
  const { film, places } = rows;
  const shown = figure ? { ...character, figure } : character;
  const planned = {
    ...rows,
    characters: rows.characters.map((member) => (member.key === shown.key ? shown : member)),
  };
  const home = places[0]?.place;
  if (!home) {
    throw new AppError('FILM_NOT_READY');
  }
  const seed = deriveSeed(film.seed, 'view', character.key, view);
  const prompt = `${lookPrompt(film)}\n${character.name}: ${character.description}\n${view.replaceAll('_', ' ')}`;
  const model = ENGINE_MODELS.image;
  const source = circledTake(rows, 'character_picture', character.key);
  return {
    inputs: {
      prompt,
      model,
      seed,
      references: source ? [source.id] : [],
      view,
      ...(figure ? { figure } : {}),
      ...recipeOf(planned).of('character_picture', character.key, model, view),
    },
    request: {
      kind: 'image',
      prompt,
      seed,
      ...SIZE,
      references: [],
      drawing: drawCharacterReference(film, shown, home),
      portrait: PORTRAITS[view],
    },
  };
}
