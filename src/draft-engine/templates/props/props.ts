import { PAPER_PROPS } from './paper-props.ts';
import { PARTY_PROPS } from './party-props.ts';
import type { Prop } from './prop.ts';
import { SCREEN_PROPS } from './screen-props.ts';
import { STAGE_PROPS } from './stage-props.ts';

/** Every prop of the templates, by its name. */
export const PROPS = {
  ...STAGE_PROPS,
  ...PAPER_PROPS,
  ...PARTY_PROPS,
  ...SCREEN_PROPS,
} satisfies Readonly<Record<string, Prop>>;

export type PropName = keyof typeof PROPS;
