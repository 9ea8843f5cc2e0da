/** Doubles its work with each letter: what the search for such patterns must find. */
export const ENDLESS = /^(a+)+$/;
