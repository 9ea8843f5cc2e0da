import { expect, test } from 'vitest';
import { isMobile } from './is-mobile.ts';

const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const TABLET =
  'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

test("[BOOT-03] a browser is a phone's by a width of 1024 or less, or by what it calls itself", () => {
  expect(isMobile({ userAgent: DESKTOP, width: 1024 })).toBe(true);
  expect(isMobile({ userAgent: DESKTOP, width: 1025 })).toBe(false);
  expect(isMobile({ userAgent: PHONE, width: 1400 })).toBe(true);
  expect(isMobile({ userAgent: TABLET, width: 1848 })).toBe(true);
});
