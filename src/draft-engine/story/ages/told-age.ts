import type { PersonFigure } from '../figure-spec.ts';

/** How old somebody is told to be: of those drawn as youths, pupils are in their teens and the others grown up. */
export type ToldAge = PersonFigure['age'] | 'teen';
