import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { dotted } from '../../i18n/format.ts';
import { isPermitted, permissions } from '../../session/permissions.ts';
import { useViewer } from '../../session/viewer-context.ts';
import { printQuery, withValue } from '../../shared/url-state/codec.ts';
import { ALL, type Selection, selectionCodec } from '../../shared/url-state/selection.ts';
import { useSelection } from '../../shop-scope/use-selection.ts';
import { navTarget } from '../header/nav-items.ts';
import { userMenuItems } from '../header/user-menu-items.ts';
import { findPage, mainPages, operatePages } from '../route-table.ts';
import type { Command } from './commands.ts';

/** Pages that need what another page hands them, or that are an address for trying out. */
const unlisted = new Set(['/homeTest', '/home/consult/articleDetails', '/editGoodsDetaila']);
const pages = [...mainPages, ...operatePages].filter(({ path }) => !unlisted.has(path));

const home = '/home';
const noFocus = () => null;
const nothing = () => {};
/** Their dialogs are parts of the account menu. */
const ofMenu: ReadonlySet<string> = new Set(['personalCentre', 'push']);

/** Everything that the viewer can go to or begin: shops and groups, pages, and the acts of the account menu. */
export function useCommands(): readonly Command[] {
  const { t } = useTranslation(['shell', 'statistics', 'commands']);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { select, directory } = useSelection();
  const { isBoss, isVisitor } = useViewer();
  const held = permissions.use();

  return useMemo(() => {
    const show = (selection: Selection) => {
      if (!findPage(pathname)?.withoutSidePanel) select(selection);
      else
        void navigate(
          home + printQuery(withValue(new URLSearchParams(), selectionCodec, selection)),
        );
    };
    const scopes: Command[] = [
      { id: 'all', kind: 'scope', name: t('statistics:all'), run: () => show(ALL) },
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
          detail: dotted(t(`statistics:platform.${platform}`), mallId),
          run: () => show({ kind: 'shop', id }),
        }),
      ),
    ];
    const ways = pages
      .filter(({ permission }) => isPermitted(permission, held))
      .filter(({ isForBoss }) => !isForBoss || isBoss || isVisitor)
      .map(
        ({ path, title }): Command => ({
          id: path,
          kind: 'page',
          name: t(`shell:title.${title}`),
          run: () => void navigate(navTarget(path, search)),
        }),
      );
    const acts = isVisitor
      ? []
      : userMenuItems(isBoss).flatMap((item): Command[] =>
          'run' in item && !ofMenu.has(item.key)
            ? [
                {
                  id: item.key,
                  kind: 'act',
                  name: t(`shell:userMenu.${item.key}`),
                  run: () =>
                    item.run({ openAccount: nothing, openPush: nothing, finalFocus: noFocus }),
                },
              ]
            : [],
        );
    return [...scopes, ...ways, ...acts];
  }, [t, pathname, search, navigate, select, directory, isBoss, isVisitor, held]);
}
