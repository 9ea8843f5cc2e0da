import { expect, test } from 'vitest';
import { readConfig } from '#src/platform/server/config/read-config.ts';
import { createDevice, deviceCookie, readDevice } from './device-cookie.ts';
import { sessionCookie } from './session-cookie.ts';

test.each([
  ['KINORA_PUBLIC_URL', 'https://film.example', '__Host-kinora', true],
  ['KINORA_PUBLIC_URL', 'http://film.example', 'kinora', false],
  ['KINORA_PUBLIC_URL', 'http://localhost:8080', '__Host-kinora', true],
  ['KINORA_HOST', '127.0.0.1', '__Host-kinora', true],
  ['KINORA_HOST', '0.0.0.0', 'kinora', false],
] as const)('[SEC-07] with %s of %s the session’s cookie is %s, secure: %s', (setting, address, name, secure) => {
  const cookie = sessionCookie(readConfig({ [setting]: address }));
  expect(cookie).toEqual({ name, options: { httpOnly: true, sameSite: 'lax', path: '/', secure } });
  expect(deviceCookie(cookie)).toMatchObject({ name: `${name}-device`, options: { secure, httpOnly: true } });
});

test('[AUTH-09] a browser keeps its mark, and what is no mark is none', () => {
  const device = createDevice();
  expect(readDevice(device)).toBe(device);
  expect(createDevice()).not.toBe(device);
  for (const wrong of [undefined, '', device.slice(1), `${device}x`, `${device.slice(1)}=`, `${device}\n`]) {
    expect(readDevice(wrong)).toBeUndefined();
  }
});
