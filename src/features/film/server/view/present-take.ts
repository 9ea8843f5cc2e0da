import { presentModel } from '#src/foundation/models/server/present-model.ts';
import type { AssetKind } from '#src/shared/catalogue/asset-kinds.ts';
import { isPaidModel } from '#src/shared/catalogue/models/all-models.ts';
import { errorText } from '#src/shared/errors/error-text.ts';
import type { MemberTake } from '../../cast-contract.ts';
import type { CastTake, ShotTake, TakeOrigin } from '../../take-contract.ts';
import { UPLOAD } from '../state/cut-ingredients.ts';
import type { TakeInputs } from '../tables.ts';
import type { ListedTake } from '../upgrades/list-takes.ts';
import type { Viewer } from './present-film.ts';
import { presentFile } from './present-media.ts';

/** A take of a shot for the film's owner. */
export function presentTake(listed: ListedTake, viewer: Viewer): ShotTake {
  return {
    ...presentCastTake(listed, viewer),
    kind: listed.take.assetKind,
    references: listed.references.map(({ take, file, name }) => ({
      id: take.id,
      kind: take.assetKind,
      name,
      number: take.number,
      file: file ? presentFile(file, viewer.link) : null,
    })),
    settings: presentSettings(listed.request),
  };
}

function presentSettings(request: ListedTake['request']): ShotTake['settings'] {
  if (request?.kind !== 'image' && request?.kind !== 'video') {
    return null;
  }
  const { widthPixels, heightPixels } = request;
  return {
    widthPixels,
    heightPixels,
    seconds: request.kind === 'video' ? request.durationSeconds : null,
    wish: (request.kind === 'video' && request.asked) || null,
  };
}

/** Where a picture comes from. */
export function originOf({ model }: Pick<TakeInputs, 'model'>): TakeOrigin {
  if (model === UPLOAD) {
    return 'brought';
  }
  return isPaidModel(model) ? 'made' : 'drawn';
}

/** A take of a picture of the cast, with what it shows. */
export function presentMemberTake(listed: ListedTake<AssetKind>, viewer: Viewer): MemberTake {
  const { inputs } = listed.take;
  return {
    ...presentCastTake(listed, viewer),
    origin: originOf(inputs),
    view: inputs.view ?? null,
    figure: inputs.figure ? { ...inputs.figure } : null,
    outdated: listed.outdated,
  };
}

/** A take of a picture for the film's owner. */
export function presentCastTake(
  { take, file, candidate, coins, returnedCoins, ownKey }: ListedTake<AssetKind>,
  { language, link }: Viewer,
): CastTake {
  const { inputs, error } = take;
  return {
    id: take.id,
    number: take.number,
    candidate,
    status: take.state,
    circled: take.circled,
    // The bytes of an upload that is not checked yet are nobody's to play.
    file: file && take.state === 'generated' ? presentFile(file, link) : null,
    model: inputs.model === 'upload' ? null : presentModel(inputs.model),
    servedBy: take.servedBy === null || inputs.model === 'upload' ? null : presentModel(take.servedBy),
    coins,
    returnedCoins,
    ownKey,
    prompt: inputs.prompt,
    seed: inputs.seed,
    failure: error ? { code: error.code, message: errorText(language, error.code) } : null,
    createdAt: take.createdAt.toISOString(),
  };
}
