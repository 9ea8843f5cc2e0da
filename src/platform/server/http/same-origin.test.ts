import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { refuseForeignWrites } from './same-origin.ts';

const isRefused = (headers: Record<string, string>, method = 'POST', publicUrl?: string): boolean => {
  try {
    refuseForeignWrites({ method, headers, host: 'film.local:8080' } as unknown as FastifyRequest, publicUrl);
    return false;
  } catch {
    return true;
  }
};

test.each([
  ['same-origin', false],
  ['none', false],
  ['same-site', true],
  ['cross-site', true],
  ['', true],
])('[SEC-07] a write that a browser calls “%s” is refused: %s', (site, refused) => {
  expect(isRefused({ 'sec-fetch-site': site, origin: 'http://film.local:8080' })).toBe(refused);
});

test.each([
  ['http://film.local:8080', false],
  ['http://film.local:9090', true],
  ['http://evil.example', true],
  ['null', true],
  ['http://film.local:8080@evil.example', true],
])('[SEC-07] a write of an older browser from %s is refused: %s', (origin, refused) => {
  expect(isRefused({ origin })).toBe(refused);
});

test('[SEC-07] where the operator set the address of the site, pages of that address alone may write', () => {
  expect(isRefused({ origin: 'https://film.example' }, 'POST', 'https://film.example')).toBe(false);
  expect(isRefused({ origin: 'http://film.local:8080' }, 'POST', 'https://film.example')).toBe(true);
});

test.each(['GET', 'HEAD', 'OPTIONS'])('[SEC-07] %s is no write', (method) => {
  expect(isRefused({ 'sec-fetch-site': 'cross-site' }, method)).toBe(false);
});

test.each(['PUT', 'DELETE', 'PATCH'])('[SEC-07] %s is a write', (method) => {
  expect(isRefused({ 'sec-fetch-site': 'cross-site' }, method)).toBe(true);
});

test('[SEC-07] a program that is no browser may write', () => {
  expect(isRefused({})).toBe(false);
});
