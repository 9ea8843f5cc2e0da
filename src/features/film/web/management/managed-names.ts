import { IDENTITIES } from '#src/shared/catalogue/identities.ts';
import type { ManagedFilm } from '../../managed-film-contract.ts';

const NAMES = Object.keys(IDENTITIES) as (keyof typeof IDENTITIES)[];

/** What an author's identity is called. */
export function membershipName(identity: number): keyof typeof IDENTITIES {
  return NAMES.find((name) => IDENTITIES[name] === identity) ?? 'ordinary';
}

/** Whether others see a film: one that is public is not shown without a cut, or while something hides it. */
export function visibilityName({ visibility, shown }: ManagedFilm): 'public' | 'private' | 'hidden' {
  return visibility === 'public' && !shown ? 'hidden' : visibility;
}
