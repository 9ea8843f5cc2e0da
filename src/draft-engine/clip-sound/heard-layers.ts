import type { LayerLevels, SoundLayer } from '#src/shared/catalogue/clip-sound.ts';

/** The layers that were not taken out. */
export function heardLayers(layers: readonly SoundLayer[], levels: LayerLevels): SoundLayer[] {
  return layers.filter(({ name, kind, moments }) => levels[name] !== null && (kind !== 'event' || moments.length > 0));
}
