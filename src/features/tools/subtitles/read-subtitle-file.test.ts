import { expect, test } from 'vitest';
import { writeSrt, writeVtt } from '#src/platform/server/media/captions/subtitles.ts';
import { captionsOfLines } from '#src/shared/subtitles/caption-of-line.ts';
import { decodeSubtitleFile, readSubtitleFile } from './read-subtitle-file.ts';
import { secondsOfText, timeText } from './time-text.ts';

const LINES = [
  { startSeconds: 0.5, endSeconds: 2, text: 'Hello & <goodbye>\nsecond row' },
  { startSeconds: 3661.25, endSeconds: 3663, text: '바다의 목소리 {x}' },
];

test('[SUB-03] what was written as SRT and VTT comes back as it was', () => {
  const captions = captionsOfLines(LINES, { language: 'en', columns: 42 });
  expect(readSubtitleFile(writeVtt(captions))).toEqual({ lines: LINES, leftOut: 0 });
  expect(readSubtitleFile(writeSrt(captions))).toEqual({ lines: LINES, leftOut: 0 });
});

test('[SUB-03] files of others are read: marks, numbers, notes, settings, missing empty rows, any order', () => {
  const vtt = [
    '\ufeffWEBVTT - a title',
    '',
    'STYLE',
    '::cue { color: red }',
    '',
    'NOTE a note',
    '',
    'a-name',
    '00:05.000 --> 00:06.000 align:start position:10%',
    '<v Anna><i>Later</i> <00:05.500>word</v>',
    '',
    '00:01.000 --> 00:02.000',
    '{\\an8}First &amp; best&nbsp;one',
  ].join('\r\n');
  expect(readSubtitleFile(vtt).lines).toEqual([
    { startSeconds: 1, endSeconds: 2, text: 'First & best one' },
    { startSeconds: 5, endSeconds: 6, text: 'Later word' },
  ]);
  const srt = '1\n00:00:01,000 --> 00:00:02,000\nOne\n2\n00:00:03,000 --> 00:00:04,000\n1999\n\n';
  expect(readSubtitleFile(srt).lines.map(({ text }) => text)).toEqual(['One', '1999']);
});

test('[SUB-03] hostile files give lines within the limits, or none', () => {
  for (const text of [
    '',
    'no lines',
    '-->',
    '99:99:99,999 --> 00:00:00,000\nx',
    '\u0000'.repeat(500),
    '<'.repeat(200_000),
  ]) {
    expect(readSubtitleFile(text)).toEqual({ lines: [], leftOut: 0 });
  }
  const block = (text: string): string => `00:00:01,000 --> 00:00:02,000\n${text}\n\n`;
  expect(readSubtitleFile(block('x'.repeat(1_000)))).toEqual({
    lines: [{ startSeconds: 1, endSeconds: 2, text: 'x'.repeat(300) }],
    leftOut: 1,
  });
  const many = readSubtitleFile(block('a').repeat(2_000));
  expect([many.lines.length, many.leftOut]).toEqual([1_500, 500]);
  expect(readSubtitleFile(block('\u202eabc\u0007')).lines[0]?.text).toBe('abc');
  expect(readSubtitleFile(block('<script>alert(1)</script>')).lines[0]?.text).toBe('alert(1)');
});

test('[SUB-03] old encodings are those of the language', () => {
  expect(decodeSubtitleFile(Uint8Array.of(0x96, 0x7b), 'ja')).toBe('本');
  expect(decodeSubtitleFile(Uint8Array.of(0xff, 0xfe, 0x41, 0x00), 'en').replace('\ufeff', '')).toBe('A');
  expect(decodeSubtitleFile(Uint8Array.of(0xe9), 'en')).toBe('é');
  expect(decodeSubtitleFile(new TextEncoder().encode('字'), 'ko')).toBe('字');
});

test('[SUB-02] times are shown and typed as people write them', () => {
  expect([0, 62.5, 3661.257].map(timeText)).toEqual(['0:00.00', '1:02.50', '1:01:01.26']);
  expect(['62,5', '1:02.5', '1：02', '1:01:01.26', '０：０５'].map(secondsOfText)).toEqual([
    62.5, 62.5, 62, 3661.26, 5,
  ]);
  expect(['', 'x', '1:', '-1', '1.2.3', '1e5'].map(secondsOfText)).toEqual(Array(6).fill(undefined));
});
