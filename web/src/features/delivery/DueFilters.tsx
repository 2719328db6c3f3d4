import { Button, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { CountLabel } from './CountLabel.tsx';
import { countOfDue, type Due, dues } from './list-url.ts';
import type { Counts } from './use-shipping-orders.ts';

type Props = {
  readonly due: Due | null;
  readonly counts: Counts | null;
  /** Null for whatever deadline. */
  readonly onChange: (due: Due | null) => void;
};

const palettes = { overdue: 'red', soon: 'orange', short: 'purple' } as const;

/** What should have left, what soon has to, and what lacks pieces, counted over all states; each opens exactly what it counts. */
export const DueFilters = ({ due, counts, onChange }: Props) => {
  const { t } = useTranslation('delivery');
  if (counts === null) return null;
  const shown = dues.filter((one) => one === due || counts[countOfDue[one]] > 0);
  if (shown.length === 0) return null;
  return (
    <Flex role="group" aria-label={t('dues')} gap="2" wrap="wrap">
      {shown.map((one) => (
        <Button
          key={one}
          size="xs"
          variant={one === due ? 'solid' : 'subtle'}
          colorPalette={palettes[one]}
          aria-pressed={one === due}
          minHeight={{ base: '44px', lg: '7' }}
          onClick={() => onChange(one === due ? null : one)}
        >
          <CountLabel view={one} counts={counts} />
        </Button>
      ))}
    </Flex>
  );
};
