import { Button, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { asDesktop } from '../session/desktop-view.ts';
import { useViewer } from '../session/viewer-context.ts';
import { EmptyState } from '../shared/ui/states.tsx';
import { SampleLink } from './SampleLink.tsx';
import { useDirectory } from './use-directory.ts';

/** Of these only the desktop has pages, which a phone then shows in their narrow layout. */
const doors = [
  { text: 'common:bindShops', to: asDesktop('/shopManage'), variant: 'solid' },
  { text: 'common:importSales', to: asDesktop('/import'), variant: 'outline' },
] as const;

/** Tells whoever has no shop on the phone how to get one, and leads there. */
export const NoShopsOnPhone = () => {
  const { t } = useTranslation(['phoneSeller', 'common']);
  const { isBoss } = useViewer();
  return (
    <EmptyState
      title={t('words.noShops')}
      hint={t(isBoss ? 'noShopsHint.boss' : 'words.askBoss')}
      action={
        isBoss && (
          <Flex gap="2" wrap="wrap" justify="center">
            {doors.map(({ text, to, variant }) => (
              <Button key={text} asChild size="sm" minHeight="44px" variant={variant}>
                <Link to={to}>{t(text)}</Link>
              </Button>
            ))}
            <SampleLink size="sm" minHeight="44px" />
          </Flex>
        )
      }
    />
  );
};

/** What the phone tells of shops; whoever has none is told how to get one, and of no list that it is empty or failed. */
export const WithShops = ({ children }: { readonly children: ReactNode }) => {
  const { shops, hidden, isComplete } = useDirectory();
  return !isComplete || shops.length + hidden.length > 0 ? children : <NoShopsOnPhone />;
};
