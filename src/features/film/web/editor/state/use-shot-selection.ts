import { createContext, use, useEffect, useMemo, useState } from 'react';
import { useAddressParameters } from '#src/platform/browser/device/use-address-parameters.ts';
import type { FilmDocument } from '../../../timeline/film-document.ts';
import {
  keepSelection,
  selectArrivals,
  selectOnly,
  selectShot,
  type SelectWay,
  type ShotSelection,
} from './shot-selection.ts';

/** The address follows the selection after this time, since browsers limit how often it changes. */
const ADDRESS_FOLLOWS_MILLISECONDS = 400;

/** The selected shots, shared by all layouts and the inspector. */
export interface SelectedShots extends ShotSelection {
  /** Ids of all shots in the order of the film. */
  order: readonly string[];
  select(id: string, way?: SelectWay): void;
  /** Selects exactly these, the first of them active; none changes nothing. */
  selectAll(ids: readonly string[]): void;
  /** Selects the shots that come into the film by what is done right after this. */
  followArrivals(): void;
}

export const SelectionContext = createContext<SelectedShots | null>(null);

/** The selected shots of the editor around this component. */
export function useSelection(): SelectedShots {
  const selection = use(SelectionContext);
  if (!selection) {
    throw new Error('there is no editor around this component');
  }
  return selection;
}

/** The selected shots of a film; the number of the active one is in the address. */
export function useShotSelection({ shots }: FilmDocument): SelectedShots {
  const [params, changeAddress] = useAddressParameters();
  const order = useMemo(() => shots.map(({ id }) => id), [shots]);
  const [kept, setKept] = useState(() => ({
    selection: selectOnly(order[Number(params.get('shot') ?? 1) - 1] ?? order[0] ?? ''),
    order,
    follows: false,
  }));
  let { selection } = kept;
  if (kept.order !== order || kept.follows) {
    selection = (kept.follows ? selectArrivals : keepSelection)(selection, order, kept.order);
    setKept({ selection, order, follows: false });
  }
  const number = String(order.indexOf(selection.active) + 1);
  const isInAddress = params.get('shot') === number;
  useEffect(() => {
    if (isInAddress) {
      return;
    }
    const follow = (): void => changeAddress({ shot: number }, { replace: true });
    const timer = setTimeout(follow, ADDRESS_FOLLOWS_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [isInAddress, number, changeAddress]);
  return useMemo(
    () => ({
      ...selection,
      order,
      select: (id, way = 'only') =>
        setKept((before) => ({ ...before, selection: selectShot(before.selection, id, way, before.order) })),
      selectAll: ([first, ...others]) => {
        if (first !== undefined) {
          const ids = new Set([first, ...others]);
          setKept((before) => ({ ...before, selection: { active: first, anchor: first, ids } }));
        }
      },
      followArrivals: () => setKept((before) => ({ ...before, follows: true })),
    }),
    [selection, order],
  );
}
