import { expect, test } from 'vitest';
import { filmRightsOf } from './film-rights.ts';
import { IDENTITIES } from './identities.ts';
import { RESOLUTIONS } from './shots.ts';
import { siteRightsOf } from './site-rights.ts';

const filmOf = (identity: number, hasInvited = false) => filmRightsOf({ identity, hasInvited });

test('[ROLE-01] an admin and a special account have just a member’s rights in films', () => {
  const member = filmOf(IDENTITIES.member);
  expect([filmOf(IDENTITIES.admin), filmOf(IDENTITIES.special)]).toEqual([member, member]);
});

test('[ROLE-03] whoever invited somebody may make paid films in one click, and nothing else more', () => {
  const free = filmOf(IDENTITIES.ordinary);
  expect(free.paidOneClick).toBe(false);
  expect(filmOf(IDENTITIES.ordinary, true)).toEqual({ ...free, paidOneClick: true });
});

test('[ROLE-02] the resolutions that can be asked for are those that somebody has a right to', () => {
  const allowed = [IDENTITIES.ordinary, IDENTITIES.member].map((identity) => filmOf(identity).maximumShortSidePixels);
  expect(RESOLUTIONS).toEqual(allowed.map((pixels) => `${pixels}p`));
});

test('[ROLE-06] admins alone administer, and the banned alone are kept out', () => {
  const rights = Object.entries(IDENTITIES).map(([name, identity]) => [name, siteRightsOf(identity)] as const);
  expect(rights.filter(([, { administers }]) => administers).map(([name]) => name)).toEqual(['admin']);
  expect(rights.filter(([, { usesSite }]) => !usesSite).map(([name]) => name)).toEqual(['banned']);
});

test('[NAV-09] paying members and special accounts wear the crown, and nobody else', () => {
  const crowned = Object.entries(IDENTITIES).filter(([, identity]) => siteRightsOf(identity).wearsCrown);
  expect(crowned.map(([name]) => name)).toEqual(['member', 'special']);
});
