import { oklch } from '../../colour.ts';

export const WOOD = oklch(0.52, 0.075, 55);

export const PALE_WOOD = oklch(0.7, 0.07, 70);

export const DARK_WOOD = oklch(0.38, 0.06, 45);
