import { expect, test } from 'vitest';
import { nameOfAddress, readPictureAddress } from './picture-address.ts';

test('a web address is read as people type it, and as browsers drop it', () => {
  const read = (text: string): string | undefined => readPictureAddress(text)?.href;
  expect(read(' https://film.example/fox.png ')).toBe('https://film.example/fox.png');
  expect(read('film.example/fox.png')).toBe('https://film.example/fox.png');
  expect(read('film.example:8443/fox.png')).toBe('https://film.example:8443/fox.png');
  expect(read('# dropped\r\nhttps://film.example/fox.png\r\nhttps://film.example/two.png')).toBe(
    'https://film.example/fox.png',
  );
  for (const text of [
    '',
    'a fox',
    'fox',
    'data:image/png;base64,AA',
    'javascript:alert(1)',
    'file:///fox.png',
    'https://',
    'mailto:a@film.example',
  ]) {
    expect([text, read(text)]).toEqual([text, undefined]);
  }
});

test('the file name in the address is the initial name', () => {
  const name = (address: string): string => nameOfAddress(new URL(address));
  expect([
    name('https://film.example/a/Die%20F%C3%BCchsin.png?x=1'),
    name('https://film.example/%ff.png'),
    name('https://film.example/'),
  ]).toEqual(['Die Füchsin.png', '%ff.png', '']);
});
