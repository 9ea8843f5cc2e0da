import { useSettings } from '#src/foundation/settings/web/use-settings.ts';
import { isHere } from '#src/shared/catalogue/places.ts';
import { ROUTES } from '../../routes.ts';

const OF_COMMUNITY: ReadonlySet<string> = new Set(ROUTES.flatMap(({ path, community }) => (community ? [path] : [])));

/** Whether a path is there to be linked: not one of the community while the operator has closed that. */
export function useWorks(): (path: string) => boolean {
  const isClosed = useSettings().data?.community === 'closed';
  return (path) => isHere(path) && !(isClosed && OF_COMMUNITY.has(path));
}
