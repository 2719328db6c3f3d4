import type { CompleteTranslation } from '../translation.ts';

export default {
  title: 'Search shops, pages and actions',
  placeholder: 'Name or ID of a shop, a page or an action',
  nothing: 'Nothing found. Try another word.',
  more_one: '{{count}} more; keep typing to narrow it down',
  more_other: '{{count}} more; keep typing to narrow them down',
  kinds: { scope: 'Shops', page: 'Pages', act: 'Actions' },
  group_one: 'Group · {{count}} shop',
  group_other: 'Group · {{count}} shops',
  print: 'Print this page',
  preparing: 'Reading all of this page, then printing',
  keysTitle: 'Keyboard shortcuts',
  keys: {
    keys: 'Show this list',
    move: 'Move through results, menus and shop tabs',
    choose: 'Open the selected item',
    close: 'Close the dialog or menu',
    order: 'In the order of shops: pick up, move, drop a shop',
    rows: 'Move among the rows of a table, to the first or last',
    points: 'In a trend: from point to point, to the first or the last',
    span: 'In a trend: pick a span; Enter shows it alone, Esc gives it up',
  },
  space: 'Space',
} satisfies CompleteTranslation<'commands'>;
