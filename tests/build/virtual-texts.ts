/** The addresses of the texts, which the build gives to the page; tests have no build. */
export { TEXTS_MARK as mark } from '#src/apps/web/compiled-texts.ts';
