// Runs before the first paint, so that a dark page never flashes white, and one that runs from right to left
// never stands the other way round.
// A file of its own, because the content security policy allows no inline script.
(() => {
  const kept = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage may be refused; the system's preference and Chinese then count.
      return null;
    }
  };
  const root = document.documentElement;
  const chosen = kept('colorMode');
  const dark =
    chosen === 'dark' ||
    (chosen !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  root.classList.add(dark ? 'dark' : 'light');
  root.style.colorScheme = dark ? 'dark' : 'light';
  // The picture at the top of the page is asked for at once, in the colours in which it will be shown.
  const picture = document.querySelector('meta[name=first-picture]')?.content;
  if (picture) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'image';
    link.fetchPriority = 'high';
    // On a narrow screen it stands below what is seen first.
    link.media = '(min-width: 48em)';
    link.href = `/screenshots/${picture}-${dark ? 'dark' : 'light'}.webp`;
    document.head.append(link);
  }
  const language = kept('selectedLang');
  const drawnIn = root.lang;
  if (['zh-CN', 'ja', 'en', 'de', 'es', 'fr', 'pt', 'ar', 'ko', 'vi', 'hi'].includes(language)) {
    root.lang = language;
    root.dir = language === 'ar' ? 'rtl' : 'ltr';
    // What the build has drawn speaks another language: index.html hides it until the page is there.
    if (language !== drawnIn) root.dataset.foreign = '';
  }
})();
