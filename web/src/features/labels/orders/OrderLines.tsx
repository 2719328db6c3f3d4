import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Pager } from '../../../shared/table/Pager.tsx';
import { usePage } from '../../../shared/table/use-page.ts';
import { OrderLine } from './OrderLine.tsx';
import type { Quantities } from './quantities.ts';
import type { Findings } from './use-findings.ts';
import type { LabelledLine } from './use-order-lines.ts';

const PAGE_SIZE = 20;

interface Props {
  readonly lines: readonly LabelledLine[];
  readonly quantities: Quantities;
  readonly findings: Findings;
  /** With which a label that is still to be drawn begins. */
  readonly template: string;
  readonly mayDraw: boolean;
}

/** What goes into the orders, page by page. */
export const OrderLines = ({ lines, ...rest }: Props) => {
  const { t } = useTranslation('labels');
  const [asked, setPage] = usePage('');
  const page = Math.min(asked, Math.max(1, Math.ceil(lines.length / PAGE_SIZE)));
  return (
    <div>
      <Stack as="ul" gap="0" aria-label={t('orders.list')} listStyleType="none" layerStyle="panel">
        {lines.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((line) => (
          <OrderLine key={line.key} line={line} {...rest} />
        ))}
      </Stack>
      <Pager
        label={t('orders.pager')}
        page={page}
        pageSize={PAGE_SIZE}
        total={lines.length}
        onPage={setPage}
      />
    </div>
  );
};
