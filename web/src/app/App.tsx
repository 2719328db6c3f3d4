import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { ErrorBoundary } from '../shared/errors/ErrorBoundary.tsx';
import { system } from '../theme/system.ts';
import { Root } from './Root.tsx';

// One route that takes every address: the table below it depends on the person's permissions.
const router = createBrowserRouter([{ path: '*', element: <Root /> }]);

export function App() {
  return (
    <ChakraProvider value={system}>
      <ErrorBoundary>
        <RouterProvider router={router} />
      </ErrorBoundary>
    </ChakraProvider>
  );
}
