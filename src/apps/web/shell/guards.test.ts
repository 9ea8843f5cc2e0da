import { expect, test } from 'vitest';
import { IDENTITIES } from '#src/shared/catalogue/identities.ts';
import { decide, type RouteRules, type Visitor } from './guards.ts';

const PUBLIC: RouteRules = { path: '/community' };
const MINE: RouteRules = { path: '/dashboard/all', signedIn: true };
const ADMIN: RouteRules = { path: '/admin/user-management', admin: true };
const HISTORY: RouteRules = { path: '/dashboard/trending/mine', signedIn: true };
const MAINTENANCE: RouteRules = { path: '/maintenance' };
const BANNED: RouteRules = { path: '/banned' };
const ALL = [PUBLIC, MINE, ADMIN, HISTORY, MAINTENANCE, BANNED];

const visitor = (identity: Visitor['identity'], inMaintenance: Visitor['inMaintenance'] = false): Visitor => ({
  identity,
  inMaintenance,
});
const UNKNOWN: Visitor = { identity: undefined, inMaintenance: undefined };
const everybody = [null, undefined, ...Object.values(IDENTITIES)];

test('[GUARD-01] in maintenance everybody is sent to /maintenance from everywhere else, and outside it home from there', () => {
  for (const identity of everybody) {
    for (const route of ALL)
      expect(decide(route, visitor(identity, true))).toBe(route === MAINTENANCE ? 'show' : 'maintenance');
    expect(decide(MAINTENANCE, visitor(identity))).toBe('home');
  }
});

test('[GUARD-02] [GUARD-05] a visitor signs in first where that is needed, template history too, and only there', () => {
  for (const route of [MINE, HISTORY, ADMIN]) expect(decide(route, visitor(null))).toBe('login');
  for (const route of [PUBLIC, BANNED]) expect(decide(route, visitor(null))).toBe('show');
});

test('[GUARD-03] a banned account is sent to /banned from every other route, public ones too', () => {
  for (const route of [PUBLIC, MINE, ADMIN, HISTORY]) expect(decide(route, visitor(IDENTITIES.banned))).toBe('banned');
  expect(decide(BANNED, visitor(IDENTITIES.banned))).toBe('show');
});

test('[GUARD-04] [ROLE-01] only an admin sees a page of the admin; other accounts are sent to /register', () => {
  for (const identity of [IDENTITIES.ordinary, IDENTITIES.member, IDENTITIES.special])
    expect(decide(ADMIN, visitor(identity))).toBe('register');
  expect(decide(ADMIN, visitor(IDENTITIES.admin))).toBe('show');
});

test('[GUARD-07] the order is maintenance, ban, sign-in, admin', () => {
  expect(decide(ADMIN, visitor(IDENTITIES.banned, true))).toBe('maintenance');
  expect(decide(ADMIN, visitor(IDENTITIES.banned))).toBe('banned');
  expect(decide(ADMIN, visitor(null))).toBe('login');
  expect(decide(ADMIN, visitor(IDENTITIES.ordinary))).toBe('register');
});

test('[GUARD-07] no two guards send a person to and fro: at most two steps lead to a page that shows', () => {
  const places: Record<string, RouteRules> = {
    maintenance: MAINTENANCE,
    banned: BANNED,
    home: { path: '/' },
    login: { path: '/login' },
    register: { path: '/register' },
  };
  const end = (route: RouteRules, who: Visitor, steps = 0): string => {
    const verdict = decide(route, who);
    const place = places[verdict];
    return place && steps < 2 ? end(place, who, steps + 1) : verdict;
  };
  for (const inMaintenance of [true, false, undefined]) {
    for (const identity of everybody)
      for (const route of ALL)
        expect(end(route, { identity, inMaintenance }), `${route.path} as ${identity}`).toMatch(/^(show|wait)$/);
  }
});

test('[GUARD-07] what is not known yet holds nobody up, save before a page of the admin', () => {
  for (const route of [PUBLIC, MINE, MAINTENANCE, BANNED]) expect(decide(route, UNKNOWN)).toBe('show');
  expect(decide(ADMIN, UNKNOWN)).toBe('wait');
});
