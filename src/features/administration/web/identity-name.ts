import { IDENTITIES } from '#src/shared/catalogue/identities.ts';
import type { AccountIdentity } from '../account-identities.ts';

/** The text key of an identity's name. */
export function identityName(identity: number): AccountIdentity {
  const found = (Object.keys(IDENTITIES) as AccountIdentity[]).find((key) => IDENTITIES[key] === identity);
  return found ?? 'ordinary';
}
