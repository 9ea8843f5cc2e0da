import { expect, test } from 'vitest';
import { networkOf } from '#src/platform/server/http/network-of.ts';
import { normaliseEmail } from '#src/shared/email-address.ts';
import { checkPassword, isCommonPassword } from './check-password.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';

test('[SEC-09] a password is kept as Argon2id with a salt of its own, and only the same one verifies', async () => {
  const [first, second] = await Promise.all([
    hashPassword('lantern gravel tuba', 'somebody'),
    hashPassword('lantern gravel tuba', 'somebody'),
  ]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(first).not.toBe(second);
  expect(
    await Promise.all([
      verifyPassword('lantern gravel tuba', first, 'somebody'),
      verifyPassword('lantern gravel tubA', first, 'somebody'),
      verifyPassword('', first, 'somebody'),
    ]),
  ).toEqual([true, false, false]);
  expect(
    await Promise.all([verifyPassword('x', null, 'somebody'), verifyPassword('x', undefined, 'somebody')]),
  ).toEqual([false, false]);
  // The same word with composed and with separate accents.
  expect(
    await verifyPassword('cafe\u0301 gravel', await hashPassword('caf\u00e9 gravel', 'somebody'), 'somebody'),
  ).toBe(true);
  await expect(verifyPassword('x', 'plain text', 'somebody')).rejects.toThrow('another shape');
  // A hash with another cost, from before or after a change, still verifies.
  const cheap = '$argon2id$v=19$m=32,t=3,p=4$AgICAgICAgICAgICAgICAg$A5UQYymq2zqS9rVQCkUnqlS0hU1gBRq9hgEbmdIbfmU';
  expect(await verifyPassword('x', cheap, 'somebody')).toBe(false);
});

test('[AUTH-01] a password has 8 to 128 characters, counted as code points', () => {
  const refused = (password: string): string => {
    try {
      checkPassword(password, 'maria.keller@gmail.com');
      return '';
    } catch (error) {
      return (error as { code: string }).code;
    }
  };
  expect(['', '1234567', '🎬'.repeat(7)].map(refused)).toEqual([
    'PASSWORD_TOO_SHORT',
    'PASSWORD_TOO_SHORT',
    'PASSWORD_TOO_SHORT',
  ]);
  expect(
    [
      'lantern gravel',
      'ox bell fog',
      '窗外的雨停了又下起来',
      '바다 건너 불빛 셋',
      'kT7#pq2z',
      '🎬🌧🪕🐙🚲🧭🪁🫖',
      'Xq! '.repeat(2) + 'mild river ladder '.repeat(6),
    ].map(refused),
  ).toEqual(['', '', '', '', '', '', '']);
  expect(refused('mild river ladder '.repeat(8))).toBe('PASSWORD_TOO_LONG');
});

test('[AUTH-01] common passwords are refused, also disguised ones', () => {
  const common = [
    'password',
    'Password1',
    'P@ssw0rd',
    'p455w0rd!',
    'passwordpassword',
    '12345678',
    '123456789',
    '1234567890',
    '87654321',
    '11111111',
    '00000000',
    '12341234',
    'abcabcab',
    'aaaaaaaa',
    'qwertyui',
    'qwerty123',
    'Qwerty12345!',
    '1q2w3e4r',
    '1qaz2wsx',
    'qazwsxedc',
    'zxcvbnm1',
    'asdfghjkl',
    'asdf1234',
    'abcd1234',
    'abcdefgh',
    'iloveyou',
    'iloveyou2',
    'ILoveYou!!',
    'sunshine1',
    'princess',
    'football',
    'baseball12',
    'superman!',
    'Welcome1',
    'welcome2024',
    'letmein123',
    'admin123',
    'administrator',
    'changeme',
    'trustno1',
    'dragon2023',
    'monkey123',
    '19900214',
    '14021990',
    '2001-01-31',
    'woaini520',
    'michael1',
    'jordan23',
    'pokemon1',
    'starwars',
    'computer',
    'internet1',
    'Summer2024!',
    'January1!',
    'q1w2e3r4',
    '!QAZ2wsx',
    'liverpool1',
    'naruto123',
    'hellokitty',
    'kinora2024',
    'mylovelove',
    '147258369',
    'qwertyqwerty',
  ];
  expect(common.filter((password) => !isCommonPassword(password))).toEqual([]);
  expect(isCommonPassword('Maria.Keller1', 'maria.keller@gmail.com')).toBe(true);
  expect(isCommonPassword('maria.keller@gmail.com', 'maria.keller@gmail.com')).toBe(true);
  const fine = [
    'lantern gravel tuba',
    'kT7#pq2z',
    'superb dragonfly hat',
    'password for the attic door',
    'gwp-4471-xlr',
    'Mondlicht7Kran',
    'ilovetubasinjune',
    'correct tuba battery',
  ];
  expect(fine.filter((password) => isCommonPassword(password))).toEqual([]);
});

test('[AUTH-01] addresses are accepted as mail servers do, and stored in one form', () => {
  const kept = {
    ' Maria.Keller+film@GMAIL.com ': 'maria.keller+film@gmail.com',
    "o'neil@mail.co.uk": "o'neil@mail.co.uk",
    'ｍaria@gmail.com': 'maria@gmail.com',
    'a@b.co': 'a@b.co',
  };
  for (const [written, address] of Object.entries(kept)) {
    expect(normaliseEmail(written), written).toBe(address);
  }
  const refused = [
    '',
    '@',
    'a@',
    '@b.co',
    'a@b',
    'a b@c.co',
    'a@b..co',
    '.a@b.co',
    'a.@b.co',
    'a..b@c.co',
    'a@-b.co',
    'a@b.co\n',
    'a@b.co,c@d.co',
    'a@@b.co',
    '"a"@b.co',
    'a@[127.0.0.1]',
    'a@b.co>',
    `${'a'.repeat(65)}@b.co`,
    `a@${'b'.repeat(250)}.co`,
    'a\u0000@b.co',
  ];
  expect(refused.filter((written) => normaliseEmail(written) !== undefined)).toEqual(['a@b.co\n']);
});

test('[AUTH-09] one household is one network, however its address is written', () => {
  expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(networkOf('2001:DB8:0:42:aaaa::1')).toBe(networkOf('2001:db8:0:42:bbbb:1:2:3'));
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0');
  expect(networkOf('2001:db8:0:43::1')).not.toBe(networkOf('2001:db8:0:42::1'));
  expect(networkOf('::1')).toBe('0:0:0:0');
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0');
});

test('[REL-10] a network that sends many passwords at once is refused early, and another is served', async () => {
  const known = await hashPassword('lantern gravel tuba', 'somebody');
  const crowd = Array.from({ length: 40 }, () =>
    verifyPassword('wrong', known, 'crowd').catch((error: { code?: unknown }) => error.code),
  );
  expect(await verifyPassword('lantern gravel tuba', known, 'another')).toBe(true);
  const answers = await Promise.all(crowd);
  expect(answers.filter((answer) => answer === false)).toHaveLength(16);
  expect(answers.filter((answer) => answer === 'TOO_MANY_AT_ONCE')).toHaveLength(24);
  expect(await verifyPassword('lantern gravel tuba', known, 'crowd')).toBe(true);
});

test('[REL-10] [SEC-09] a crowd is refused alike whether or not the address is known', async () => {
  const known = await hashPassword('lantern gravel tuba', 'somebody');
  const refusedOf = async (stored: string | null): Promise<number> => {
    const tries = Array.from({ length: 20 }, () => verifyPassword('wrong', stored, 'crowd'));
    return (await Promise.allSettled(tries)).filter(({ status }) => status === 'rejected').length;
  };
  expect(await refusedOf(null)).toBe(await refusedOf(known));
});
