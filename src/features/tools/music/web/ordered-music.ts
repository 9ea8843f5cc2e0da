import type { ToolTask } from '../../contract.ts';
import { settleFields, type MusicFields } from './music-inputs.ts';

/** What a piece was asked for, in a line. */
export const nameOf = ({ inputs }: ToolTask): string => String(inputs['prompt'] ?? '');

/** The form as a piece was ordered with it. */
export const fieldsOf = ({ inputs, model }: ToolTask): MusicFields => settleFields({ ...inputs, model: model.id });
