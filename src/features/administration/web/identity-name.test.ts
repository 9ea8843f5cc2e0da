import { expect, test } from 'vitest';
import { IDENTITIES } from '#src/shared/catalogue/identities.ts';
import { ACCOUNT_IDENTITIES } from '../account-identities.ts';
import { identityName } from './identity-name.ts';

test('[ADM-01] every identity has its own name in the list of accounts', () => {
  for (const name of ACCOUNT_IDENTITIES) {
    expect(identityName(IDENTITIES[name])).toBe(name);
  }
});
