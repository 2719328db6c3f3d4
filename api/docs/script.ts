/** What the page does in the browser: it finds, opens what an address names, and keeps language and colours. */
export const script = `'use strict';
const root = document.documentElement;
const mode = localStorage.getItem('colorMode');
if (mode === 'light' || mode === 'dark') root.style.colorScheme = mode;
const search = document.getElementById('search');
const entries = [...document.querySelectorAll('[data-find]')];
const groups = [...document.querySelectorAll('.group')];
const none = document.getElementById('none');

function find() {
  const words = search.value.trim().toLowerCase().split(/\\s+/);
  for (const entry of entries)
    entry.hidden = !words.every((word) => entry.dataset.find.includes(word));
  for (const group of groups) group.hidden = !group.querySelector('[data-find]:not([hidden])');
  none.hidden = groups.some((group) => !group.hidden);
  document.getElementById('start').hidden = search.value.trim() !== '';
}
search.addEventListener('input', find);
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target.matches('input, textarea')) return;
  event.preventDefault();
  search.focus();
});

function openNamed() {
  const call = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!call) return;
  if (call.closest('[hidden]')) {
    search.value = '';
    find();
  }
  if (call.matches('details')) call.open = true;
  call.scrollIntoView();
}
addEventListener('hashchange', openNamed);

function speak(language) {
  root.dataset.language = language;
  root.lang = language === 'en' ? 'en' : 'zh-CN';
  search.placeholder = search.dataset[language];
  for (const button of document.querySelectorAll('[data-speak]'))
    button.setAttribute('aria-pressed', String(button.dataset.speak === language));
}
for (const button of document.querySelectorAll('[data-speak]'))
  button.addEventListener('click', () => {
    speak(button.dataset.speak);
    localStorage.setItem('api-docs-language', button.dataset.speak);
  });
speak(localStorage.getItem('api-docs-language') ?? (/^zh\\b/.test(navigator.language) ? 'zh' : 'en'));
find();
openNamed();
`;
