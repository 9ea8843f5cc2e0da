// Runs before anything is painted: sets theme and language, asks at once for what the program will want for this address, and
// on the home page shows its first words and its picture until the program takes over. The build puts the facts in.
(() => {
  const { languages, mark, screens, font } = FACTS;
  const page = document.documentElement;
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage is off: the system and the browser decide.
      return null;
    }
  };
  const readLanguage = () => {
    try {
      return JSON.parse(read('setting') ?? '{}')?.language;
    } catch {
      return undefined;
    }
  };
  const ask = (attributes) => document.head.append(Object.assign(document.createElement('link'), attributes));

  const theme = read('theme');
  if (theme === 'light' || theme === 'dark') {
    page.dataset.theme = theme;
  }

  const isBrowsers = (each) => languages[each].tag.slice(0, 2) === navigator.language.slice(0, 2).toLowerCase();
  const language =
    [readLanguage(), Object.keys(languages).find(isBrowsers)].find((each) => Object.hasOwn(languages, each)) ?? 'en';
  const { tag, words } = languages[language];
  page.lang = tag;
  const path = location.pathname.replace(/(.)\/$/, '$1');
  if (path === '/') {
    document.title = words.title;
    ask({
      rel: 'preload',
      as: 'image',
      type: 'image/avif',
      imageSrcset: '/showcase/hero-small.avif 800w, /showcase/hero.avif 1760w',
      imageSizes: '(max-width: 1440px) 100vw, 1360px',
      fetchPriority: 'high',
    });
    document.addEventListener(
      'readystatechange',
      () => {
        const first = document.getElementById('first-home').content.cloneNode(true);
        for (const place of first.querySelectorAll('[data-word]')) {
          place.textContent = words[place.dataset.word];
        }
        first.querySelector('img').alt = words.stillAlt;
        document.getElementById('root').append(first);
      },
      { once: true },
    );
  }
  // Who is signed in here needs an access token before anything else: it is asked for at once, one tab at a time, and the
  // program takes the answer over (browser-session.ts).
  if (read('kinora-account') !== null) {
    const refresh = () =>
      fetch('/api/account/session/refresh', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
    globalThis.kinoraRefresh = navigator.locks ? navigator.locks.request('kinora-refresh', refresh) : refresh();
    // Whoever takes it over hears of its failure.
    globalThis.kinoraRefresh.catch(() => undefined);
  }
  const [, files = [], sections = []] = screens.find(([pattern]) => new RegExp(pattern).test(path)) ?? [];
  for (const file of ['core', ...sections]) {
    ask({
      rel: 'preload',
      as: 'fetch',
      crossOrigin: 'anonymous',
      href: `/assets/texts-${mark}-${language}-${file}.json`,
    });
  }
  for (const file of files) {
    ask({ rel: 'modulepreload', crossOrigin: 'anonymous', href: file });
  }
  // The last to be asked for, so that code does not wait behind it; it is there before the page is put together.
  if (font) {
    ask({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href: font });
  }
})();
