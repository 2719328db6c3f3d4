/**
 * System fonts first, and the bundled ones that a machine lacks before them (bundled-fonts.ts): named after them,
 * Chromium keeps the empty boxes of words that it laid out before their slice came.
 */
export const systemFonts =
  'system-ui, -apple-system, "Segoe UI", "PingFang SC", "Microsoft YaHei", "Noto Sans SC"';
