import { expect, test } from 'vitest';
import { keepInert, keepOwnOrigin } from './trusted-markup.ts';

test.each([
  '<style>:host { color: red }</style><slot name="media"></slot>',
  '<svg aria-hidden="true"><path d="M4 4h1"/></svg>',
  '<p>Once on a time, <b>only</b></p>',
])('[SEC-04] plain markup passes: %s', (markup) => {
  expect(keepInert(markup)).toBe(markup);
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<a href="javascript:alert(1)">',
  '<iframe src="/"></iframe>',
  '<IFRAME srcdoc="x">',
  '<base href="//elsewhere">',
  '< script >',
])('[SEC-04] markup that could run does not: %s', (markup) => {
  expect(keepInert(markup)).toBeNull();
});

test("[SEC-04] scripts and workers come from the page's own origin", () => {
  const origin = 'https://films.example';
  expect(keepOwnOrigin('/assets/draw.js', origin)).toBe('/assets/draw.js');
  expect(keepOwnOrigin('blob:https://films.example/3f', origin)).toBe('blob:https://films.example/3f');
  for (const address of [
    'https://elsewhere.example/a.js',
    '//elsewhere.example/a.js',
    'data:text/javascript,1',
    'blob:https://elsewhere.example/3f',
    'javascript:1',
  ]) {
    expect(keepOwnOrigin(address, origin)).toBeNull();
  }
});
