/** Matches the modules whose path below `src` begins so. */
const of =
  (...starts: readonly string[]) =>
  (id: string): boolean => {
    const path = id.replaceAll('\\', '/');
    return starts.some((start) => path.includes(`/src/${start}`));
  };
/** Matches these icons; all of them without names. */
const icons =
  (...names: readonly string[]) =>
  (id: string): boolean =>
    id.includes('lucide-react') && (names.length === 0 || names.some((name) => id.endsWith(`${name}.mjs`)));

/**
 * Which modules go into one file of the bundle, for modules that several screens share. Few files: over HTTP/1.1 each
 * small one costs a round trip. A screen loads a file for any module in it, so modules are together that the same
 * screens need; `scripts/budgets.ts` measures the result. A module belongs to the first group that matches, and what it
 * imports comes with it.
 */
export const SHARED_FILES = [
  // What every screen needs, in one file that compresses well and stays cached.
  {
    name: 'base',
    test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|cookie|@tanstack[\\/](?:query-core|react-query)|@orpc|use-intl|icu-minify|@formatjs|clsx)[\\/]|rolldown[\\/]runtime/,
    priority: 3,
  },
  // The frame around every screen, and the modules that screens share with it.
  { name: 'frame', tags: ['$initial' as const], priority: 2 },
  // What home shares with nearly every page: it needs nothing else of theirs.
  {
    name: 'idea',
    test: of(
      'features/film/web/film-paths.',
      'features/film/web/idea/idea-choices.',
      'features/film/web/idea/idea-data.',
      'features/film/web/idea/idea-form.',
      'platform/browser/use-debounced.',
      'platform/browser/language/guess-language.',
      'platform/browser/ui/circled-take.',
      'platform/browser/ui/edge-print.',
      'platform/browser/ui/field.',
      'platform/browser/ui/is-enter.',
      'platform/browser/ui/select-field.',
      'shared/catalogue/film-types.',
      'shared/catalogue/limits.',
      'shared/catalogue/looks.',
      'shared/catalogue/shots.',
    ),
    priority: 1,
  },
  // Small modules that most other screens use.
  {
    name: 'parts',
    test: (id: string): boolean =>
      of(
        'platform/browser/api/toast-failure.',
        'platform/browser/language/',
        'platform/browser/ui/checkbox.',
        'platform/browser/ui/confirm-dialog.',
        'platform/browser/ui/dialog.',
        'platform/browser/ui/gate.',
        'platform/browser/ui/icon-button.',
        'platform/browser/ui/length-note.',
        'platform/browser/ui/notice.',
        'platform/browser/ui/place-beside.',
        'platform/browser/ui/skeleton.',
        'platform/browser/ui/slate.',
        'platform/browser/ui/stored-picture.',
        'platform/browser/ui/text-area.',
        'platform/browser/ui/text-field.',
        'platform/browser/ui/tooltip.',
        'shared/catalogue/film-statuses.',
        'shared/clean-line.',
        'shared/count-characters.',
      )(id) || icons('arrow-right', 'check', 'eye', 'eye-off', 'plus', 'x')(id),
    minShareCount: 2,
    priority: 1,
  },
  // Forms, with the rules of them all.
  {
    name: 'forms',
    test: of('platform/browser/form/', 'platform/browser/ui/radio-chips.'),
    minShareCount: 2,
    priority: 1,
  },
  // Signing in, registering and resetting passwords.
  {
    name: 'entry',
    test: of(
      'foundation/accounts/web/agreement-box.',
      'foundation/accounts/web/channel-choice.',
      'foundation/accounts/web/code-fields.',
      'foundation/accounts/web/email-field.',
      'foundation/accounts/web/entry-',
      'foundation/accounts/web/password-field.',
      'foundation/accounts/web/phone-field.',
      'foundation/accounts/web/problems.',
      'foundation/accounts/web/second-factor-field.',
      'foundation/accounts/web/use-code',
      'foundation/accounts/web/use-kept-focus.',
      'foundation/accounts/web/use-password-texts.',
      'shared/catalogue/phone-regions.',
      'shared/email-address.',
      'shared/phone-number.',
    ),
    minShareCount: 2,
    priority: 1,
  },
  // The lists and sections of a person's pages and of the admin area.
  {
    name: 'pages',
    test: of(
      'foundation/accounts/web/use-confirmation.',
      'foundation/accounts/web/use-standing.',
      'platform/browser/ui/empty-state.',
      'platform/browser/ui/list-end.',
      'platform/browser/ui/page-',
      'platform/browser/ui/paged-list.',
    ),
    minShareCount: 2,
    priority: 1,
  },
  // What the pages of a film share with each other and with their further parts.
  {
    name: 'film',
    test: of(
      'features/film/web/editor/state/editor-context.',
      'features/film/web/editor/state/kept-edits.',
      'features/film/web/file-name-of.',
      'features/film/web/film/clip-',
      'features/film/web/film/cut-scope.',
      'features/film/web/film/film-',
      'features/film/web/film/length-of-shots.',
      'features/film/web/film/make-cut.',
      'features/film/web/film/movie-frame.',
      'features/film/web/film/one-playing.',
      'features/film/web/film/shown-by-clip.',
      'features/film/web/film/use-',
      'features/film/web/format-timecode.',
      'features/film/web/guide/guide-',
      'features/film/web/guide/use-guide.',
      'features/film/web/is-passing.',
      'features/film/web/list/delete-dialog.',
      'features/film/web/list/film-list-data.',
      'features/film/web/pause.',
      'features/film/web/single-keys.',
      'features/film/web/unexposed.',
      'features/film/web/use-is-near.',
      'features/film/web/use-length.',
      'features/film/web/use-title-form.',
      'platform/browser/download/',
      'platform/browser/player/use-renewed-source.',
      'platform/browser/ui/leader-bar.',
    ),
    minShareCount: 2,
    priority: 1,
  },
  // What is heard and chosen on the idea page and on a film's; and all other icons.
  {
    name: 'making',
    test: (id: string): boolean =>
      of(
        'features/film/web/hear-voice.',
        'features/film/web/play-',
        'features/film/web/use-model-name.',
        'platform/browser/check-picture.',
        'platform/browser/ui/leader.',
        'platform/browser/ui/picture-choice.',
        'platform/browser/ui/progress.',
        'platform/browser/ui/switch.',
        'platform/browser/ui/tabs.',
        'shared/catalogue/picture-files.',
        'shared/catalogue/voices.',
      )(id) || icons()(id),
    minShareCount: 2,
    priority: 1,
  },
  // What the tabs of the editor share.
  {
    name: 'editor',
    test: of(
      'features/film/web/editor/drawing/',
      'features/film/web/editor/number-input.',
      'features/film/web/editor/shot-frame.',
      'features/film/web/editor/storyboard/shot-edits.',
      'features/film/web/editor/storyboard/shot-menu.',
      'features/film/web/editor/storyboard/use-',
    ),
    minShareCount: 2,
    priority: 1,
  },
];
