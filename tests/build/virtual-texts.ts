/** What the build gives the page to know the addresses of its texts by; tests have no build. */
export { TEXTS_MARK as mark } from '#src/apps/web/compiled-texts.ts';
