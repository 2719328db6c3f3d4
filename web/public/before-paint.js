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
  const language = kept('selectedLang');
  const drawnIn = root.lang;
  if (['zh-CN', 'ja', 'en', 'de', 'es', 'fr', 'pt', 'ar', 'ko', 'vi', 'hi'].includes(language)) {
    root.lang = language;
    root.dir = language === 'ar' ? 'rtl' : 'ltr';
    // What the build has drawn speaks another language: index.html hides it until the page is there.
    if (language !== drawnIn) root.dataset.foreign = '';
  }
})();
