import { List } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { rightsOf } from '../../../session/rights.ts';
import { useViewer } from '../../../session/viewer-context.ts';
import type { FigureOriginPartsFragment } from './Origin.generated.ts';
import { isOfSkus, type LineFigure } from './origin-url.ts';

type Props = { readonly origin: FigureOriginPartsFragment; readonly figure: LineFigure };

/** How the figure is made of its lines: what is counted, at which rates, and by which costs. */
export const OriginRules = ({ origin, figure }: Props) => {
  const { t } = useTranslation('origin');
  const { mayLookCost } = rightsOf(useViewer());
  const { rates } = origin;
  const ofSkus = isOfSkus(figure);
  return (
    <List.Root gap="1" paddingStart="4">
      <List.Item>{t(`rules.of.${figure}`)}</List.Item>
      <List.Item>{t('rules.lines')}</List.Item>
      {ofSkus && <List.Item>{t('rules.ofSkus')}</List.Item>}
      {ofSkus ? null : rates.length === 0 ? (
        <List.Item>{t('rules.yuan')}</List.Item>
      ) : (
        rates.map(({ currency, lowestRate, highestRate, firstDay, lastDay }) => (
          <List.Item key={currency}>
            {t('rules.rate', {
              currency,
              rate: lowestRate === highestRate ? lowestRate : `${lowestRate}–${highestRate}`,
              first: firstDay,
              last: lastDay,
            })}
          </List.Item>
        ))
      )}
      {!ofSkus && mayLookCost && origin.costs !== null && <List.Item>{t('rules.costs')}</List.Item>}
    </List.Root>
  );
};
