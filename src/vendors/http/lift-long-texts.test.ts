import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { decodeLifted, liftLongTexts } from './lift-long-texts.ts';

const LARGE = randomBytes(1_200_001);
const OTHER = randomBytes(90_000);

test('long texts are lifted, and what is left is the same JSON with their names', async () => {
  const given = {
    id: 'a "quoted\\" name\\',
    data: [{ b64_json: LARGE.toString('base64') }, { b64_json: OTHER.toString('base64') }],
    usage: { tokens: 3 },
  };
  const { bytes, texts } = liftLongTexts(Buffer.from(JSON.stringify(given)));
  expect(bytes.length).toBeLessThan(200);
  const left = JSON.parse(bytes.toString('utf8')) as typeof given;
  expect(left).toEqual({
    id: given.id,
    data: [{ b64_json: 'long text 1' }, { b64_json: 'long text 2' }],
    usage: { tokens: 3 },
  });
  const decoded = await Promise.all(left.data.map((each) => decodeLifted(texts, each.b64_json)));
  expect([decoded[0]?.equals(LARGE), decoded[1]?.equals(OTHER)]).toEqual([true, true]);
});

test('a text with escaped slashes is decoded as it is meant; a short one is no other', async () => {
  const json = JSON.stringify({ data: OTHER.toString('base64'), short: OTHER.subarray(0, 99).toString('base64') });
  const { bytes, texts } = liftLongTexts(Buffer.from(json.replaceAll('/', '\\/')));
  const left = JSON.parse(bytes.toString('utf8')) as { data: string; short: string };
  expect((await decodeLifted(texts, left.data)).equals(OTHER)).toBe(true);
  expect((await decodeLifted(texts, left.short)).equals(OTHER.subarray(0, 99))).toBe(true);
});

test('what is no JSON, or ends within a text, stays as it came', () => {
  for (const text of ['', 'no json', '{"a":"b', `{"a":"${'x'.repeat(100_000)}`, `"${'\\'.repeat(70_001)}"`]) {
    const given = Buffer.from(text);
    expect(liftLongTexts(given)).toEqual({ bytes: given, texts: new Map() });
  }
});

test('other things happen while a large picture is decoded', async () => {
  const { texts } = liftLongTexts(Buffer.from(JSON.stringify([Buffer.alloc(9_000_000, 7).toString('base64')])));
  let turns = 0;
  const ticking = setInterval(() => (turns += 1), 0);
  const decoded = await decodeLifted(texts, 'long text 1');
  clearInterval(ticking);
  expect(decoded.equals(Buffer.alloc(9_000_000, 7))).toBe(true);
  expect(turns).toBeGreaterThan(3);
});
