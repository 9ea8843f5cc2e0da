import * as z from 'zod';
import { LIMITS } from '#src/shared/catalogue/limits.ts';

/** What the file of a picture was called where it came from, without its ending: results are named after it. */
export const pictureName = z.string().max(LIMITS.tools.pictureNameCharacters).optional();
