import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { dotted } from '../../i18n/format.ts';
import { permissions } from '../../session/permissions.ts';
import { useViewer } from '../../session/viewer-context.ts';
import { printQuery, withValue } from '../../shared/url-state/codec.ts';
import { ALL, type Selection, selectionCodec } from '../../shared/url-state/selection.ts';
import { useSelection } from '../../shop-scope/use-selection.ts';
import { useColorMode } from '../../theme/color-mode.ts';
import { headerPanel } from '../header/header-panels.ts';
import { navTarget } from '../header/nav-items.ts';
import { userMenuItems } from '../header/user-menu-items.ts';
import { printWhole } from '../printing/print-whole.ts';
import { findPage, mainPages, operatePages } from '../route-table.ts';
import { commandPanel } from './command-panels.ts';
import type { Command } from './commands.ts';
import { isOffered } from './offered.ts';

/** Pages that need what another page hands them, or that are an address for trying out. */
const unlisted = new Set(['/homeTest', '/home/consult/articleDetails', '/editGoodsDetaila']);
const pages = [...mainPages, ...operatePages].filter(({ path }) => !unlisted.has(path));

const home = '/home';
const noFocus = () => null;

/** Everything that the viewer can go to or begin: shops and groups, pages, and the acts of the header. */
export function useCommands(): readonly Command[] {
  const { t } = useTranslation(['shell', 'statistics', 'commands']);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { select, directory } = useSelection();
  const viewer = useViewer();
  const held = permissions.use();
  const { mode, toggle } = useColorMode();

  return useMemo(() => {
    const show = (selection: Selection) => {
      if (!findPage(pathname)?.withoutSidePanel) select(selection);
      else
        void navigate(
          home + printQuery(withValue(new URLSearchParams(), selectionCodec, selection)),
        );
    };
    const scopes: Command[] = [
      { id: 'all', kind: 'scope', name: t('words.allShops'), run: () => show(ALL) },
      // A group without shops cannot be shown.
      ...directory.groups
        .filter(({ shopIds }) => shopIds.length > 0)
        .map(
          ({ id, name, shopIds }): Command => ({
            id,
            kind: 'scope',
            name,
            detail: t('commands:group', { count: shopIds.length }),
            run: () => show({ kind: 'group', id }),
          }),
        ),
      ...directory.shops.map(
        ({ id, name, mallId, platform }): Command => ({
          id,
          kind: 'scope',
          name,
          detail: dotted(t(`platform.${platform}`), mallId),
          run: () => show({ kind: 'shop', id }),
        }),
      ),
    ];
    const ways = pages
      .filter((page) => isOffered(page, viewer, held))
      .map(
        ({ path, title }): Command => ({
          id: path,
          kind: 'page',
          name: t(`shell:title.${title}`),
          run: () => void navigate(navTarget(path, search)),
        }),
      );
    const act = (id: string, name: string, run: () => void): Command => ({
      id,
      kind: 'act',
      name,
      run,
    });
    const ofMenu = userMenuItems(viewer.isBoss).flatMap((item) =>
      'run' in item
        ? act(item.key, t(`shell:userMenu.${item.key}`), () => item.run({ finalFocus: noFocus }))
        : [],
    );
    const acts = [
      act('alerts', t('words.alerts'), () => headerPanel.set('alerts')),
      // The menu of a boss has it too; others come to it by the personal centre.
      act('push', t('shell:userMenu.push'), () => headerPanel.set('push')),
      act('colorMode', t(mode === 'dark' ? 'shell:lightMode' : 'shell:darkMode'), toggle),
      act('print', t('commands:print'), () => void printWhole()),
      act('keys', t('commands:keysTitle'), () => commandPanel.set('keys')),
      ...ofMenu.filter(({ id }) => id !== 'push'),
    ];
    return [...scopes, ...ways, ...(viewer.isVisitor ? [] : acts)];
  }, [t, pathname, search, navigate, select, directory, viewer, held, mode, toggle]);
}
