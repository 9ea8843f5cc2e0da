import { expect, test } from 'vitest';
import { isDisposable } from './disposable-mail.ts';
import { foldMailbox } from './fold-mailbox.ts';
import { createInviteCode, readInviteCode } from './invite-code.ts';
import { countWeeks } from './read-invitations.ts';

test('[SEC-11] addresses of one mailbox fold to the same, those of two do not', () => {
  const same = [
    ['ann.lee+films@gmail.com', 'annlee@gmail.com'],
    ['a.n.n.l.e.e@googlemail.com', 'annlee@gmail.com'],
    ['ann+1@outlook.com', 'ann@outlook.com'],
    ['a_n-n@protonmail.com', 'ann@pm.me'],
    ['ann@me.com', 'ann@icloud.com'],
    ['ann+x@ya.ru', 'ann@yandex.com'],
    ['+ann@web.de', '+ann@web.de'],
  ];
  for (const [first = '', second = ''] of same) {
    expect(foldMailbox(first), first).toBe(foldMailbox(second));
  }
  const different = [
    ['ann.lee@outlook.com', 'annlee@outlook.com'],
    ['ann@gmail.com', 'ann@outlook.com'],
    ['+ann@web.de', '+bob@web.de'],
    ['ann@constructor', 'ann@__proto__'],
  ];
  for (const [first = '', second = ''] of different) {
    expect(foldMailbox(first), first).not.toBe(foldMailbox(second));
  }
});

test('[INV-03] disposable mailboxes are recognised, also on a subdomain', () => {
  for (const email of ['x@mailinator.com', 'x@inbox.mailinator.com', 'x@yopmail.com']) {
    expect(isDisposable(email), email).toBe(true);
  }
  for (const email of ['x@gmail.com', 'x@notmailinator.com', 'x@mailinator.com.example']) {
    expect(isDisposable(email), email).toBe(false);
  }
});

test('[INV-01] a code has no easily confused characters, and is read however it is typed', () => {
  const codes = Array.from({ length: 500 }, createInviteCode);
  expect(new Set(codes).size).toBe(500);
  for (const code of codes) {
    expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/);
  }
  expect(readInviteCode(' ab2c-de3f ')).toBe('AB2CDE3F');
  expect(readInviteCode('ＡＢ２ＣＤＥ３Ｆ')).toBe('AB2CDE3F');
  for (const none of [undefined, '', 'FILM42', 'AB2CDE3', 'AB2CDE3F9', 'AB2CDE3O', "' or 1=1", 'A'.repeat(5000)]) {
    expect(readInviteCode(none), none).toBeUndefined();
  }
});

test('[INV-02] the chart counts twelve weeks from Monday, also empty ones', () => {
  const weeks = countWeeks(
    [
      { cameAt: new Date('2026-11-16T00:00:00Z'), active: true },
      { cameAt: new Date('2026-11-22T23:59:59Z'), active: false },
      { cameAt: new Date('2026-11-15T23:59:59Z'), active: true },
      { cameAt: new Date('2026-08-30T23:59:59Z'), active: true },
    ],
    new Date('2026-11-22T12:00:00Z'),
  );
  expect(weeks).toHaveLength(12);
  expect([weeks[0], weeks[10], weeks[11]]).toEqual([
    { begins: '2026-08-31', came: 0, active: 0 },
    { begins: '2026-11-09', came: 1, active: 1 },
    { begins: '2026-11-16', came: 2, active: 1 },
  ]);
});
