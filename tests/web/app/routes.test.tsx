import { isValidElement } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { isOffered } from '../../../web/src/app/commands/offered.ts';
import { findPage, mainPages } from '../../../web/src/app/route-table.ts';
import { buildRoutes } from '../../../web/src/app/routes.tsx';
import type { Viewer } from '../../../web/src/session/viewer-context.ts';
import { addresses } from '../../support/addresses.ts';
import { managerOf, viewerOf } from '../support/viewer.ts';

const paths = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, children }) => [
    ...(path === undefined ? [] : [path]),
    ...paths(children ?? []),
  ]);

const frameType = (element: unknown): unknown =>
  isValidElement(element) ? element.type : undefined;

const leaf = (held: readonly string[] | undefined, pathname: string) =>
  matchRoutes(buildRoutes(held), pathname)?.at(-1)?.route;

describe('routes', () => {
  it.each(addresses)('knows %s, with a page and a title of its own', (address) => {
    expect(leaf(undefined, address)?.path).not.toBe('*');
    expect(findPage(address)).toBeDefined();
  });

  it('leads on from /, /login, /aiProducts and /operateRouting', () => {
    for (const address of ['/', '/login', '/aiProducts', '/operateRouting']) {
      expect(leaf(undefined, address)?.path).toBe(address);
      expect(findPage(address)).toBeUndefined();
    }
  });

  it('[R2.2-19] does not register what the person lacks the permission for, nor its children', () => {
    const none = paths(buildRoutes([]));
    expect(none.filter((path) => /^\/(aiProducts|selectionTool)/.test(path))).toEqual([]);
    for (const address of ['/aiProducts', '/aiProducts/list', '/aiProducts/edit']) {
      expect(leaf([], address)?.path).toBe('*');
      expect(leaf(['pageAiProducts'], address)?.path).toBe(address);
    }
    for (const address of ['/selectionTool', '/selectionToolNew']) {
      expect(leaf(['pageAiProducts'], address)?.path).toBe('*');
      expect(leaf(['pageSelectionToolNew'], address)?.path).toBe(address);
    }
    expect(leaf([], '/home')?.path).toBe('/home');
  });

  it('offers nobody a page on which they only read that they have no right to it', () => {
    const missing = (viewer: Viewer, held: readonly string[]) =>
      mainPages.filter((page) => !isOffered(page, viewer, held)).map(({ path }) => path);
    const pages = ['pageAiProducts', 'pageSelectionToolNew'];
    const onlyBoss = ['/import', '/account/people'];
    const cost = managerOf({ permissions: [...pages, 'lookCost'] });
    expect(missing(viewerOf(), pages)).toEqual([]);
    expect(missing(managerOf({ isVisitor: true }), pages)).toEqual([]);
    expect(missing(cost, pages)).toEqual(onlyBoss);
    expect(missing(managerOf(), pages)).toEqual([...onlyBoss, '/account/cash']);
    expect(missing(cost, ['pageAiProducts'])).toContain('/selectionToolNew');
  });

  it('[R2.2-24] answers an address that is withheld in the frame of the product, and others outside of it', () => {
    const frameOf = (held: readonly string[], pathname: string) => {
      const routes = buildRoutes(held, pathname);
      const frame = matchRoutes(routes, '/home')?.[0]?.route;
      const first = matchRoutes(routes, pathname)?.[0]?.route;
      return frameType(frame?.element) === frameType(first?.element);
    };
    for (const address of ['/aiProducts', '/aiProducts/list', '/aiProducts/edit', '/selectionTool'])
      expect(frameOf([], address), address).toBe(true);
    expect(frameOf([], '/no/such/page')).toBe(false);
  });

  it('shows exactly the specified pages, the import and those of one’s account, without the shop side panel', () => {
    expect(mainPages.filter((page) => page.withoutSidePanel).map(({ path }) => path)).toEqual([
      '/import',
      '/apiKeys',
      '/account/log',
      '/account/people',
      '/account/sessions',
      '/home/consult',
      '/home/consult/articleDetails',
      '/alert/:alertId',
      '/contactUs',
      '/aiProducts/edit',
      '/selectionToolNew',
    ]);
  });

  it('answers an unknown address with the page that says so', () => {
    expect(leaf(undefined, '/no/such/page')?.path).toBe('*');
  });
});
