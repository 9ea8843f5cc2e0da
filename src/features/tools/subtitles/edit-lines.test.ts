import { expect, test } from 'vitest';
import {
  addLine,
  applyChange,
  historyOf,
  joinWithNext,
  lineAt,
  redo,
  splitLine,
  undo,
  withText,
  withTimes,
  type EditedLine,
} from './edit-lines.ts';
import { findLineProblem } from './find-line-problem.ts';

const line = (id: string, startSeconds: number, endSeconds: number, text = id): EditedLine => ({
  id,
  startSeconds,
  endSeconds,
  text,
});
const LINES = [line('a', 0, 2, 'Hello there my friend'), line('b', 3, 4, 'Good bye')];

test('[SUB-02] a line is split at the cursor with its time, and joined again', () => {
  const split = splitLine(LINES, { id: 'a', at: 11, newId: 'n' });
  expect(split.map(({ text }) => text)).toEqual(['Hello there', 'my friend', 'Good bye']);
  expect(split[0]?.endSeconds).toBe(split[1]?.startSeconds);
  expect(split[1]?.endSeconds).toBe(2);
  expect(joinWithNext(split, 'a')).toEqual(LINES);
  expect(joinWithNext(LINES, 'b')).toBe(LINES);
  const chinese = [line('a', 0, 1, '你好'), line('b', 1, 2, '再见')];
  expect(joinWithNext(chinese, 'a')[0]?.text).toBe('你好再见');
  const long = [line('a', 0, 1, 'x'.repeat(200)), line('b', 1, 2, 'y'.repeat(200))];
  expect(joinWithNext(long, 'a')).toBe(long);
});

test('[SUB-02] times keep a line possible, and lines in order', () => {
  expect(withTimes(LINES, 'a', { startSeconds: 5 }).map(({ id }) => id)).toEqual(['b', 'a']);
  expect(withTimes(LINES, 'a', { startSeconds: 5 })[1]).toMatchObject({ startSeconds: 5, endSeconds: 5.1 });
  expect(withTimes(LINES, 'b', { endSeconds: 1 })[1]).toMatchObject({ startSeconds: 0.9, endSeconds: 1 });
  expect(withTimes(LINES, 'a', { startSeconds: -3 })[0]?.startSeconds).toBe(0);
});

test('[SUB-02] a line is added with room before the next one, and found at its time', () => {
  const added = addLine(LINES, { at: 2, newId: 'n' });
  expect(added[1]).toEqual({ id: 'n', startSeconds: 2, endSeconds: 3, text: '' });
  expect(addLine(LINES, { at: 9, newId: 'n' })[2]).toMatchObject({ startSeconds: 9, endSeconds: 11 });
  expect([lineAt(LINES, 1)?.id, lineAt(LINES, 2.5)?.id, lineAt(LINES, 3)?.id]).toEqual(['a', undefined, 'b']);
});

test('[SUB-02] steps go back and forth; what is typed into one line is one step', () => {
  let history = historyOf(LINES);
  for (const text of ['H', 'He', 'Hey']) {
    history = applyChange(history, withText(history.now, 'a', text), 'text a');
  }
  history = applyChange(history, withText(history.now, 'b', 'Bye'), 'text b');
  expect(history.before).toHaveLength(2);
  expect(undo(history).now[0]?.text).toBe('Hey');
  expect(undo(undo(history)).now).toEqual(LINES);
  expect(redo(redo(undo(undo(history)))).now).toEqual(history.now);
  expect(undo(historyOf(LINES)).now).toBe(LINES);
});

test('[SUB-02] what makes a line hard to read is said', () => {
  expect(findLineProblem(line('a', 0, 2), line('b', 1, 3), 'en')).toBe('overlaps');
  expect(findLineProblem(line('a', 0, 9, 'one\ntwo\nthree'), undefined, 'en')).toBe('long');
  expect(findLineProblem(line('a', 0, 0.5, 'far too many words to read'), undefined, 'en')).toBe('fast');
  expect(findLineProblem(LINES[0]!, LINES[1], 'en')).toBeUndefined();
});
