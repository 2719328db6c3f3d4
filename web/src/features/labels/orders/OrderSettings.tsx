import { Grid } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { goodsGroups } from '../../../../../api/contract/rules/label-findings.ts';
import { dotted } from '../../../i18n/format.ts';
import { SelectField } from '../../../shared/forms/SelectField.tsx';
import { marketName, markets } from '../templates/markets.ts';
import type { SavedLabel } from '../templates/saved-label.ts';
import type { OrdersState } from './orders-url.ts';
import type { Findings } from './use-findings.ts';

interface Props {
  readonly state: OrdersState;
  readonly templates: readonly SavedLabel[];
  /** What SKUs without a label of their own get; null for none. */
  readonly fallback: SavedLabel | null;
  readonly findings: Findings;
  readonly onChange: (part: Partial<OrdersState>) => void;
}

/** Where the goods are sold, and what SKUs without a label of their own get. */
export const OrderSettings = ({ state, templates, fallback, findings, onChange }: Props) => {
  const { t, i18n } = useTranslation('labels');
  const nameOf = ({ name, market }: SavedLabel) =>
    market === null ? name : dotted(name, marketName(market, i18n.language));
  return (
    <Grid
      templateColumns={{ base: '1fr', md: '200px minmax(0, 360px) 200px' }}
      gap="3"
      layerStyle="panel"
      padding="3"
      paddingTop="1"
    >
      <SelectField
        marginTop="2"
        label={t('market.market')}
        value={state.market ?? ''}
        options={[
          { value: '', label: t('orders.anyMarket') },
          ...markets.map((value) => ({ value, label: marketName(value, i18n.language) })),
        ]}
        onChange={(chosen) =>
          onChange({ market: markets.find((one) => one === chosen) ?? null, template: '' })
        }
      />
      <SelectField
        marginTop="2"
        label={t('orders.fallback')}
        value={fallback?.id ?? ''}
        options={[
          ...(fallback === null ? [{ value: '', label: t('orders.noTemplate') }] : []),
          ...templates.map((one) => ({ value: one.id, label: nameOf(one) })),
        ]}
        onChange={(template) => onChange({ template })}
      />
      {state.market !== null && (
        <SelectField
          marginTop="2"
          label={t('market.group')}
          value={findings.group}
          options={goodsGroups.map((value) => ({ value, label: t(`market.groups.${value}`) }))}
          onChange={findings.setGroup}
        />
      )}
    </Grid>
  );
};
