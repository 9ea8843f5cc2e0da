import type { WorldId } from '../../story/worlds/worlds.ts';
import type { HarmonyName } from './harmonies.ts';
import type { Ensemble, Style } from './style.ts';

/** The colour of a world: harmonies by light and dark, instruments, and what it changes else. */
export interface WorldStyle {
  light: HarmonyName;
  dark: HarmonyName;
  ensemble: Ensemble;
  changes?: Partial<Pick<Style, 'drums' | 'figure' | 'bass' | 'swing' | 'space'>>;
}

/** Worlds with a sound of their own; the others sound as the film's type. */
export const WORLD_STYLES: Readonly<Partial<Record<WorldId, WorldStyle>>> = {
  old_china: {
    light: 'chinese',
    dark: 'chinese_minor',
    ensemble: { melody: ['fiddle', 'pan_flute'], second: ['koto'], figure: ['koto', 'dulcimer'] },
  },
  joseon: {
    light: 'korean',
    dark: 'korean_minor',
    ensemble: { melody: ['fiddle', 'shakuhachi'], second: ['shawm'], figure: ['koto'] },
  },
  edo: {
    light: 'japanese_light',
    dark: 'japanese',
    ensemble: { melody: ['shakuhachi'], second: ['shamisen'], figure: ['koto', 'shamisen'] },
  },
  arab_world: { light: 'arabic', dark: 'arabic', ensemble: { melody: ['clarinet', 'shawm'], figure: ['dulcimer'] } },
  india: { light: 'mixolydian', dark: 'phrygian', ensemble: { melody: ['sitar', 'flute'], figure: ['sitar'] } },
  africa: {
    light: 'mixolydian',
    dark: 'dorian',
    ensemble: { melody: ['kalimba'], second: ['voices'], figure: ['marimba', 'kalimba'] },
  },
  latin_america: { light: 'major', dark: 'minor', ensemble: { melody: ['pan_flute', 'trumpet'], figure: ['guitar'] } },
  old_west: {
    light: 'mixolydian',
    dark: 'dorian',
    ensemble: { melody: ['harmonica', 'whistle'], figure: ['banjo', 'guitar'], bass: ['upright_bass'] },
  },
  medieval_europe: {
    light: 'mixolydian',
    dark: 'dorian',
    ensemble: { melody: ['recorder'], second: ['viola'], figure: ['harp', 'guitar'] },
  },
  nineteenth_century: { light: 'major', dark: 'minor', ensemble: { melody: ['violin', 'oboe'], figure: ['piano'] } },
  twenties: {
    light: 'jazz',
    dark: 'jazz_minor',
    ensemble: { melody: ['clarinet', 'muted_trumpet'], figure: ['honky_tonk', 'banjo'], bass: ['tuba'] },
    changes: { swing: 0.2 },
  },
  fifties: {
    light: 'jazz',
    dark: 'jazz_minor',
    ensemble: { melody: ['alto_saxophone'], figure: ['piano'], bass: ['upright_bass'] },
  },
  near_future: {
    light: 'lydian',
    dark: 'dorian',
    ensemble: { figure: ['poly_synth'], pad: ['synth_pad'], bass: ['synth_bass'] },
  },
  far_future: {
    light: 'floating',
    dark: 'dorian',
    ensemble: { melody: ['crystal', 'poly_synth'], figure: ['poly_synth'], pad: ['halo_pad'], bass: ['synth_bass'] },
    changes: { space: 0.8 },
  },
  space: {
    light: 'floating',
    dark: 'phrygian',
    ensemble: {
      melody: ['space_voice', 'crystal'],
      figure: ['crystal', 'poly_synth'],
      pad: ['sweep_pad'],
      bass: ['synth_bass'],
    },
    changes: { space: 0.9 },
  },
  tale: { light: 'lydian', dark: 'dorian', ensemble: { second: ['celesta'], figure: ['harp'] } },
};
