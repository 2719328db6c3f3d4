// Takes out of what the server has drawn the tips that were closed since a moment: only this browser knows
// (web/src/session/reminders/tip-times.ts). The build writes it behind the root of `/home`.
(() => {
  const times = () => {
    try {
      return JSON.parse(localStorage.getItem('tipClosedTimes')) ?? {};
    } catch {
      // Storage may be refused, or hold what nobody here wrote: then nothing was closed.
      return {};
    }
  };
  for (const tip of document.querySelectorAll('[data-drawn] [data-tip]'))
    if (times()[tip.dataset.tip] >= Number(tip.dataset.since)) tip.remove();
})();
