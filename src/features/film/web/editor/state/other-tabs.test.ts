import { randomUUID } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { openOtherTabs, type OtherTabs } from './other-tabs.ts';

const opened: OtherTabs[] = [];
function openTab(filmId: string): OtherTabs & { heard: number[] } {
  const tab = openOtherTabs(filmId);
  opened.push(tab);
  const heard: number[] = [];
  tab.hear((version) => heard.push(version));
  return { ...tab, heard };
}
afterEach(() => {
  for (const tab of opened.splice(0)) {
    tab.close();
  }
});

test('[EDIT-02] the tabs with a film hear of its versions from each other, those with other films do not', async () => {
  const film = randomUUID();
  const [one, other, elsewhere] = [openTab(film), openTab(film), openTab(randomUUID())];
  one.tell(2);
  await vi.waitFor(() => expect(other.heard).toEqual([2]));
  other.tell(3);
  await vi.waitFor(() => expect(one.heard).toEqual([3]));
  expect(elsewhere.heard).toEqual([]);
});

test('[EDIT-02] a tab that was left hears nothing more, and still tells what is saved after that', async () => {
  const film = randomUUID();
  const [left, other] = [openTab(film), openTab(film)];
  left.close();
  other.tell(2);
  left.tell(3);
  await vi.waitFor(() => expect(other.heard).toEqual([3]));
  // All channels that are open hear what comes in the same order.
  const witness = openTab(film);
  other.tell(4);
  await vi.waitFor(() => expect(witness.heard).toEqual([4]));
  expect(left.heard).toEqual([]);
});
