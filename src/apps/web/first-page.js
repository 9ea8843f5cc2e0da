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
        document.getElementById('root').append(first);
      },
      { once: true },
    );
  }
  // The code and the texts of the screen.
  const [, files = [], sections = []] = screens.find(([pattern]) => new RegExp(pattern).test(path)) ?? [];
  let hasAsked = false;
  const askForScreen = () => {
    if (hasAsked) {
      return;
    }
    hasAsked = true;
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
  };
  const account = read('kinora-account');
  if (account === null) {
    askForScreen();
    return;
  }
  // Who is signed in here needs an access token before anything else: it is asked for at once, one tab at a time, and
  // then the account and the film of the address. The program takes the answers over (browser-session.ts). The screen
  // is asked for right after the token, so that the token does not wait behind it.
  const refresh = () => {
    const answer = fetch('/api/account/session/refresh', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    askForScreen();
    return answer;
  };
  const refreshed = navigator.locks ? navigator.locks.request('kinora-refresh', refresh) : refresh();
  // Another tab may have the lock for long.
  setTimeout(askForScreen, 100);
  globalThis.kinoraRefresh = refreshed;
  const granted = refreshed.then((answer) => {
    if (!answer.ok) {
      throw new Error('no access token');
    }
    return answer.clone().json();
  });
  const [, filmId, isEdited] = /^\/dashboard\/film\/([\da-f-]{36})(\/edit)?$/.exec(path) ?? [];
  const wanted = [
    `/api/account/account/${account}`,
    filmId && `/api/films/${filmId}`,
    isEdited && `/api/films/${filmId}/document`,
  ];
  globalThis.kinoraEarly = {};
  for (const address of wanted.filter(Boolean)) {
    const answer = granted.then(({ accessToken }) =>
      fetch(address, {
        headers: {
          authorization: `Bearer ${accessToken}`,
          'kinora-language': language,
          'kinora-time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
        },
      }),
    );
    // Whoever takes it over hears of its failure.
    answer.catch(() => undefined);
    globalThis.kinoraEarly[address] = answer;
  }
})();
