import type { CaptionPlace } from '#src/shared/catalogue/picture-edits.ts';
import { CHANNELS, type Raster } from '../pixels/raster.ts';

/** Lays a smaller picture over another at a place, that far from the edges; changes the lower one. */
export function placeOver(
  under: Raster,
  over: Raster,
  { place, margin }: { place: CaptionPlace; margin: number },
): void {
  const [atX, atY] = startOf(under, over, place, margin);
  for (let y = Math.max(0, -atY); y < Math.min(over.height, under.height - atY); y++) {
    for (let x = Math.max(0, -atX); x < Math.min(over.width, under.width - atX); x++) {
      const from = (y * over.width + x) * CHANNELS;
      const opacity = over.data[from + 3]! / 255;
      if (opacity > 0) {
        mixInto(under.data, ((y + atY) * under.width + x + atX) * CHANNELS, over.data, from);
      }
    }
  }
}

function startOf(under: Raster, over: Raster, place: CaptionPlace, margin: number): [x: number, y: number] {
  const name = place.toLowerCase();
  const along = (size: number, own: number, [start, end]: readonly [string, string]): number => {
    if (name.includes(start)) {
      return Math.round(margin);
    }
    return Math.round(name.includes(end) ? size - own - margin : (size - own) / 2);
  };
  return [along(under.width, over.width, ['left', 'right']), along(under.height, over.height, ['top', 'bottom'])];
}

function mixInto(under: Uint8Array, to: number, over: Uint8Array, from: number): void {
  const above = over[from + 3]! / 255;
  const below = (under[to + 3]! / 255) * (1 - above);
  const all = above + below;
  for (let channel = 0; channel < 3; channel++) {
    under[to + channel] = Math.round((over[from + channel]! * above + under[to + channel]! * below) / all);
  }
  under[to + 3] = Math.round(all * 255);
}
