import { LocaleProvider } from '@chakra-ui/react/locale';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { type ReactNode, useEffect } from 'react';
import { selectedLang } from '../i18n/selected-language.ts';
import { ErrorBoundary } from '../shared/errors/ErrorBoundary.tsx';
import { StyleCache } from '../theme/StyleCache.tsx';
import { system } from '../theme/system.ts';
import { Root } from './Root.tsx';

/** One route that takes every address: the table below it depends on the person's permissions. */
export const appRoutes = [{ path: '*', element: <Root /> }];

type Props = {
  readonly children: ReactNode;
  /** Called once, when the first page is there. */
  readonly onThere?: () => void;
};

/** What is around the pages: in the browser, and when the build draws them beforehand. */
export function App({ children, onThere }: Props) {
  useEffect(() => onThere?.(), [onThere]);
  return (
    <StyleCache>
      <ChakraProvider value={system}>
        {/* Menus, tabs and drawers turn round by it, and the arrow keys in them. */}
        <LocaleProvider locale={selectedLang.use()}>
          <ErrorBoundary>{children}</ErrorBoundary>
        </LocaleProvider>
      </ChakraProvider>
    </StyleCache>
  );
}
