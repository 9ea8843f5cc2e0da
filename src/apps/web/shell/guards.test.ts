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

test('[GUARD-01] in maintenance every path leads to /maintenance; otherwise /maintenance leads home', () => {
  for (const identity of everybody) {
    for (const route of ALL) {
      expect(decide(route, visitor(identity, true))).toBe(route === MAINTENANCE ? 'show' : 'maintenance');
    }
    expect(decide(MAINTENANCE, visitor(identity))).toBe('home');
  }
});

test('[GUARD-02] [GUARD-05] a visitor must sign in where it is required, also for template history, and only there', () => {
  for (const route of [MINE, HISTORY, ADMIN]) {
    expect(decide(route, visitor(null))).toBe('login');
  }
  for (const route of [PUBLIC, BANNED]) {
    expect(decide(route, visitor(null))).toBe('show');
  }
});

test('[GUARD-03] a banned account is led to /banned from every other route, also public ones', () => {
  for (const route of [PUBLIC, MINE, ADMIN, HISTORY]) {
    expect(decide(route, visitor(IDENTITIES.banned))).toBe('banned');
  }
  expect(decide(BANNED, visitor(IDENTITIES.banned))).toBe('show');
});

test('[GUARD-04] [ROLE-01] only admins see admin pages; other accounts are led to /register', () => {
  for (const identity of [IDENTITIES.ordinary, IDENTITIES.member, IDENTITIES.special]) {
    expect(decide(ADMIN, visitor(identity))).toBe('register');
  }
  expect(decide(ADMIN, visitor(IDENTITIES.admin))).toBe('show');
});

test('[GUARD-07] the order is maintenance, ban, sign-in, admin', () => {
  expect(decide(ADMIN, visitor(IDENTITIES.banned, true))).toBe('maintenance');
  expect(decide(ADMIN, visitor(IDENTITIES.banned))).toBe('banned');
  expect(decide(ADMIN, visitor(null))).toBe('login');
  expect(decide(ADMIN, visitor(IDENTITIES.ordinary))).toBe('register');
});

test('[SEC-17] [GUARD-07] an admin without a second factor is led from every admin page to set it up', () => {
  const admin: Visitor = { identity: IDENTITIES.admin, inMaintenance: false, hasSecondFactor: false };
  expect(decide(ADMIN, admin)).toBe('secondFactor');
  expect(decide({ ...ADMIN, path: '/admin/security' }, admin)).toBe('show');
  expect(decide(ADMIN, { ...admin, hasSecondFactor: true })).toBe('show');
  expect(decide(MINE, admin)).toBe('show');
});

test('[GUARD-07] no redirects loop: at most two steps lead to a page that shows', () => {
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
    for (const identity of everybody) {
      for (const route of ALL) {
        expect(end(route, { identity, inMaintenance }), `${route.path} as ${identity}`).toMatch(/^(show|wait)$/);
      }
    }
  }
});

test('[GUARD-07] unknown facts delay nobody, except on admin pages', () => {
  for (const route of [PUBLIC, MINE, MAINTENANCE, BANNED]) {
    expect(decide(route, UNKNOWN)).toBe('show');
  }
  expect(decide(ADMIN, UNKNOWN)).toBe('wait');
});
