import { expect, test } from 'vitest';
import { coverFile, posterFile, type WholeFilm } from './read-film.ts';

const picture = (id: string, shot: string, circled: boolean) => ({
  id,
  assetKind: 'picture',
  assetKey: shot,
  circled,
  fileId: `file of ${id}`,
  inputs: { references: [] },
});

/** A film that was cut from old pictures of two shots; the first was drawn again since, and a third shot came. */
function filmOf(cover: { coverShotId?: string; coverFileId?: string } = {}): WholeFilm {
  const takes = [
    picture('old one', 'one', false),
    picture('old two', 'two', true),
    { ...picture('cut', 'film', true), assetKind: 'movie', inputs: { references: ['old one', 'old two'] } },
    picture('new one', 'one', true),
    picture('new three', 'three', true),
  ];
  const shots = ['three', 'one', 'two'].map((id, index) => ({ id, position: index + 1, plan: {} }));
  const ids = [...takes.map(({ fileId }) => fileId), 'own'];
  const files = new Map(ids.map((id) => [id, { id }]));
  return { film: { coverShotId: null, coverFileId: null, ...cover }, shots, takes, files } as unknown as WholeFilm;
}

test('[EDIT-13] [EDIT-19] a cut is shown by the cover as it was when it was made, whatever its film shows by now', () => {
  const shownOf = (film: WholeFilm) => [posterFile(film)?.id, coverFile(film)?.id];
  expect(shownOf(filmOf())).toEqual(['file of old one', 'file of new three']);
  expect(shownOf(filmOf({ coverShotId: 'one' }))).toEqual(['file of old one', 'file of new one']);
  expect(shownOf(filmOf({ coverShotId: 'two' }))).toEqual(['file of old two', 'file of old two']);
  expect(shownOf(filmOf({ coverFileId: 'own' }))).toEqual(['own', 'own']);
  const uncut = filmOf();
  expect(posterFile({ ...uncut, takes: uncut.takes.filter(({ assetKind }) => assetKind !== 'movie') })?.id).toBe(
    'file of new three',
  );
});
