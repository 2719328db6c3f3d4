import { Button, Flex, Text } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { isBelow } from '../../session/phone-app.ts';
import { usePhonePlace } from '../../session/use-phone-place.ts';
import { useViewer } from '../../session/viewer-context.ts';
import { lazyPart } from '../../shared/lazy-part.ts';
import { ChevronDownIcon, ShopIcon } from '../../shared/ui/icons.tsx';
import { useSelection } from '../../shop-scope/use-selection.ts';
import { useSelectionName } from '../../shop-scope/use-selection-name.ts';
import { safe } from './safe.ts';

const ScopePicker = lazyPart(() => import('./ScopePicker.tsx'));

/** Pages that show the same whatever is selected. */
const unscoped = ['/me', '/push', '/renew', '/notices'];

/** What is looked at, on top of every page that it matters to, and the way to look at something else. */
export function ScopeBar() {
  const { t } = useTranslation('phoneSeller');
  const { pathname } = useLocation();
  const place = usePhonePlace();
  const { isVisitor } = useViewer();
  const { selection, directory } = useSelection();
  const name = useSelectionName(selection, directory);
  const [isOpen, setIsOpen] = useState(false);
  const top = isVisitor ? undefined : safe('top');
  if (unscoped.some((page) => isBelow(pathname, place(page)))) {
    return <Flex as="header" paddingTop={top} />;
  }
  return (
    <Flex
      as="header"
      position="sticky"
      top="0"
      zIndex="docked"
      paddingTop={top}
      paddingX="3"
      bg="bg.panel"
      borderBottomWidth="1px"
    >
      <Button
        variant="plain"
        colorPalette="gray"
        flex="1"
        minWidth="0"
        minHeight="48px"
        paddingX="0"
        justifyContent="flex-start"
        aria-label={t('scope.open', { name })}
        onClick={() => setIsOpen(true)}
      >
        <ShopIcon />
        <Text as="span" truncate fontSize="md" fontWeight="semibold">
          {name}
        </Text>
        <ChevronDownIcon />
      </Button>
      {isOpen && (
        <Suspense>
          <ScopePicker onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Flex>
  );
}
