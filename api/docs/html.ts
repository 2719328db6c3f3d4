const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? '');

/** The same in both languages, of which the page shows the one that was chosen. */
export const both = (chinese: string, english: string): string =>
  `<span class="zh" lang="zh-CN">${chinese}</span><span class="en" lang="en">${english}</span>`;

/** Text with `code` between backticks. */
export const withCode = (text: string): string =>
  escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

export const pre = (text: string): string => `<pre tabindex="0">${escapeHtml(text)}</pre>`;

/** A table that is scrolled sideways where it is too wide. */
export const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<div class="table" tabindex="0"><table><thead><tr>${heads
    .map((head) => `<th scope="col">${head}</th>`)
    .join('')}</tr></thead><tbody>${rows
    .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table></div>`;
