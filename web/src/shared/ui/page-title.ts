import { createContext, useContext } from 'react';
import type { PageTitle } from '../../i18n/zh-CN/shell.ts';

export const PageTitleContext = createContext<PageTitle | undefined>(undefined);

/** Which page of the route table is drawn, for one component that stands at several addresses. */
export const usePageTitle = (): PageTitle | undefined => useContext(PageTitleContext);
