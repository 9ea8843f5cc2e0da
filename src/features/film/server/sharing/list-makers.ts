import { presentModel } from '#src/foundation/models/server/present-model.ts';
import type { SharedFilm } from '../../film-view-contract.ts';
import { UPLOAD } from '../state/cut-ingredients.ts';
import type { WholeFilm } from '../view/read-film.ts';

const SEEN_OR_HEARD = new Set(['picture', 'clip', 'voice', 'music']);

/** True where the draft engine made everything that is seen and heard, and nothing was uploaded. */
export function isDrafted(whole: Pick<WholeFilm, 'takes'>): boolean {
  const makers = listMakers(whole);
  return (
    makers.length > 0 &&
    makers.every(({ id }) => id.startsWith('draft')) &&
    !whole.takes.some((take) => take.circled && take.inputs.model === UPLOAD)
  );
}

/** The models that made what is seen and heard, each once. */
export function listMakers({ takes }: Pick<WholeFilm, 'takes'>): SharedFilm['madeWith'] {
  const ids = takes
    .filter((take) => take.circled && SEEN_OR_HEARD.has(take.assetKind) && take.inputs.model !== UPLOAD)
    .flatMap((take) => take.servedBy ?? []);
  return [...new Set(ids)].map(presentModel);
}
