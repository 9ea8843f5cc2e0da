import { useAddressParameters } from '#src/platform/browser/device/use-address-parameters.ts';

/** How the shots of a film are laid out: to write, for their rhythm, or to watch them come together (CAT-12). */
export const LAYOUTS = ['table', 'timeline', 'auto'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** The layout in the address, and how to choose another. */
export function useLayout(): [Layout, (layout: Layout) => void] {
  const [params, changeAddress] = useAddressParameters();
  const layout = LAYOUTS.find((each) => each === params.get('layout')) ?? 'table';
  return [layout, (next) => changeAddress({ layout: next })];
}
