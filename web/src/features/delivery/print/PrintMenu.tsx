import { Button, type ButtonProps, Menu, Portal } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ChevronDownIcon } from '../../../shared/ui/icons.tsx';
import { orderLabelsAt } from '../../labels/index.ts';
import type { Order } from '../use-shipping-orders.ts';

/** What is printed of orders: the list for the packers, and a mark for each carton. */
export type Printout = 'list' | 'marks';

type Props = ButtonProps & {
  readonly orders: readonly Order[];
  readonly onPrint: (printout: Printout, orders: readonly Order[]) => void;
};

/** All that can be printed of these orders. */
export const PrintMenu = ({ orders, onPrint, ...look }: Props) => {
  const { t } = useTranslation('delivery');
  return (
    <Menu.Root
      positioning={{ placement: 'bottom-end' }}
      lazyMount
      unmountOnExit
      onSelect={({ value }) => {
        if (value === 'list' || value === 'marks') onPrint(value, orders);
      }}
    >
      <Menu.Trigger asChild>
        <Button variant="outline" colorPalette="gray" {...look}>
          {t('words.print')}
          <ChevronDownIcon />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.Item value="list" minHeight="36px">
              {t('step.print')}
            </Menu.Item>
            <Menu.Item value="marks" minHeight="36px">
              {t('step.marks')}
            </Menu.Item>
            <Menu.Item value="labels" minHeight="36px" asChild>
              <Link to={orderLabelsAt(orders.map(({ orderNo }) => orderNo))}>
                {t('step.label')}
              </Link>
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
};
