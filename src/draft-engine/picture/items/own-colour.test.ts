import { expect, test } from 'vitest';
import { skiaSurfaces } from '../../clip/draw-clip.ts';
import { type ColourName, ITEM_KINDS, type ItemKind, takesColour } from '../../story/figure-spec.ts';
import { STAGE_MAKERS } from '../stage.ts';
import { drawItemCard } from '../still.ts';

const SIZE = { width: 48, height: 48 };

function pixelsOf(item: ItemKind, colour: ColourName): string {
  const surface = drawItemCard(item, 'gouache', SIZE, skiaSurfaces, STAGE_MAKERS, { colour });
  const { data } = surface.getContext('2d').getImageData(0, 0, SIZE.width, SIZE.height);
  return Buffer.from(data).toString('base64');
}

test('a thing is drawn in its own colour where its kind takes one, and only there', () => {
  const coloured = ITEM_KINDS.filter((item) => pixelsOf(item, 'red') !== pixelsOf(item, 'blue'));
  expect(coloured).toEqual(ITEM_KINDS.filter(takesColour));
});
