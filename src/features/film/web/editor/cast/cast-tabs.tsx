import { CastTab } from './cast-tab.tsx';

/** The characters of the film that is edited (EDIT-04). */
export function CharactersTab() {
  return <CastTab kind="character" />;
}

/** The places of the film that is edited (EDIT-04). */
export function LocationsTab() {
  return <CastTab kind="place" />;
}

/** The things of the film that is edited (EDIT-04). */
export function ItemsTab() {
  return <CastTab kind="item" />;
}
