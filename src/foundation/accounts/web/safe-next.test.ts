import { expect, test } from 'vitest';
import { loginPath, safeNext, withNext } from './safe-next.ts';

const ORIGIN = 'https://film.example';
const LANDING = '/dashboard/film/idea';

test('[SEC-19] after signing in a person is led to a path of this site, and nowhere else', () => {
  const own = ['/dashboard/film/1?tab=cut#shot-3', '/', '/movie/5', 'movie/5', `${ORIGIN}/my/info`, '?a=1'];
  expect(own.map((next) => safeNext(next, ORIGIN))).toEqual([
    '/dashboard/film/1?tab=cut#shot-3',
    '/',
    '/movie/5',
    '/movie/5',
    '/my/info',
    '/?a=1',
  ]);
  const foreign = [
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://film.example/',
    'https://film.example.evil.example/',
    'https://film.example@evil.example/',
    ' //evil.example',
    '\t//evil.example',
    '/\t/evil.example',
    '/%09//evil',
    'blob:https://film.example/1',
    `${ORIGIN}//evil.example`,
    `${ORIGIN}:8443/`,
    '',
    'x'.repeat(3000),
    '/.//evil.example',
    '/a/..//evil.example',
  ];
  for (const next of foreign) {
    const target = safeNext(next, ORIGIN);
    expect(new URL(target, ORIGIN).origin, next).toBe(ORIGIN);
    expect(target, next).toMatch(/^\/(?![/\\])/);
  }
  expect(safeNext('//evil.example', ORIGIN)).toBe(LANDING);
  expect(safeNext(null, ORIGIN)).toBe(LANDING);
});

test('[GUARD-02] the sign-in page remembers the wanted page, and never itself', () => {
  const path = loginPath({ pathname: '/dashboard/film/1', search: '?a=1&b=2' });
  expect(safeNext(new URLSearchParams(path.split('?')[1]).get('next'), ORIGIN)).toBe('/dashboard/film/1?a=1&b=2');
  expect(safeNext('/login?next=/login', ORIGIN)).toBe(LANDING);
  expect(withNext('/register', null)).toBe('/register');
});
