/** The button of the plugin on the pages of others: in a closed shadow root, which neither side's styles or scripts reach into. */

const styles = `
  :host { all: initial; position: fixed; right: 16px; bottom: 96px; z-index: 2147483647; }
  div { display: flex; flex-direction: column; align-items: flex-end; gap: 8px; max-width: 280px;
    font: 14px/1.5 system-ui, "PingFang SC", "Microsoft YaHei", sans-serif; }
  button { border: 0; border-radius: 20px; padding: 9px 18px; background: #1f5fd6; color: #fff; font: inherit;
    cursor: pointer; box-shadow: 0 2px 8px rgb(0 0 0 / 25%); }
  button:hover { background: #184ca9; }
  button:focus-visible { outline: 3px solid #8db4ff; outline-offset: 2px; }
  button:disabled { background: #5d6b82; cursor: progress; }
  p { margin: 0; padding: 8px 12px; border-radius: 8px; background: #fff; color: #1c2430;
    box-shadow: 0 2px 8px rgb(0 0 0 / 25%); overflow-wrap: anywhere; }
  p:empty { display: none; }
  p[data-failed] { color: #b3261e; }
`;

export interface Panel {
  say(text: string, isFailed?: boolean): void;
}

/** Shows a button that does this, one time after the other; what it throws is told. */
export function showPanel(
  label: string,
  onClick: (panel: Panel) => Promise<void>,
): { remove(): void } {
  const host = document.createElement('seller-collect');
  const root = host.attachShadow({ mode: 'closed' });
  const style = document.createElement('style');
  style.textContent = styles;
  const box = document.createElement('div');
  const message = document.createElement('p');
  message.setAttribute('role', 'status');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  box.append(message, button);
  root.append(style, box);

  const panel: Panel = {
    say: (text, isFailed = false) => {
      message.toggleAttribute('data-failed', isFailed);
      message.textContent = text;
    },
  };
  button.addEventListener('click', async (event) => {
    // Only a person collects: a page that clicks by itself is not listened to.
    if (!event.isTrusted || button.disabled) return;
    button.disabled = true;
    await onClick(panel).catch(() => panel.say('采集失败，请刷新页面后重试', true));
    button.disabled = false;
  });
  document.body.append(host);
  return { remove: () => host.remove() };
}
