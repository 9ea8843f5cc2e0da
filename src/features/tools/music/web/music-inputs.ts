import {
  MUSIC_FEELINGS,
  MUSIC_STYLE_IDS,
  type MusicFeeling,
  type MusicStyle,
} from '#src/shared/catalogue/music-styles.ts';

/** What is filled in on the page of the music tool. */
export interface MusicFields {
  prompt: string;
  /** A kind of music, or as the text says. */
  style: MusicStyle | 'prompt';
  feeling: MusicFeeling | 'prompt';
  /** Null until it is chosen. */
  durationSeconds: number | null;
  instrumental: boolean;
  loop: boolean;
  stems: boolean;
  /** Id of the model; absent: the default. */
  model: string | undefined;
}

export const NO_FIELDS: MusicFields = {
  prompt: '',
  style: 'prompt',
  feeling: 'prompt',
  durationSeconds: null,
  instrumental: true,
  loop: false,
  stems: false,
  model: undefined,
};

const oneOf = <Value>(values: readonly Value[], value: unknown, otherwise: Value): Value =>
  values.find((one) => one === value) ?? otherwise;

/** Fields that another version of the program may have kept, or those of an order, as this one knows them. */
export function settleFields(kept: Partial<Record<keyof MusicFields, unknown>>): MusicFields {
  const { prompt, durationSeconds, model } = kept;
  return {
    prompt: typeof prompt === 'string' ? prompt : '',
    style: oneOf<MusicFields['style']>(MUSIC_STYLE_IDS, kept.style, 'prompt'),
    feeling: oneOf<MusicFields['feeling']>(MUSIC_FEELINGS, kept.feeling, 'prompt'),
    durationSeconds: typeof durationSeconds === 'number' && durationSeconds > 0 ? durationSeconds : null,
    instrumental: kept.instrumental !== false,
    loop: kept.loop === true,
    stems: kept.stems === true,
    model: typeof model === 'string' ? model : undefined,
  };
}
