import { Box, Text } from '@chakra-ui/react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { goodsGroups } from '../../../../../api/contract/rules/label-findings.ts';
import { CheckField } from '../../../shared/forms/CheckField.tsx';
import { SelectField } from '../../../shared/forms/SelectField.tsx';
import { itemName } from '../editor/item-name.ts';
import { Panel } from '../editor/Panel.tsx';
import type { Editor } from '../editor/use-editor.ts';
import { marketName, markets } from '../templates/markets.ts';
import { FindingRow } from './FindingRow.tsx';
import { useFindingTexts } from './finding-texts.ts';
import { anywhere, type Goods, marketFindings, plainGoods } from './market-findings.ts';

/** What the label lacks for a country of the Union, told anew with each change. */
export const MarketPanel = ({ editor }: { readonly editor: Editor }) => {
  const { t, i18n } = useTranslation('labels');
  const { drawing, act } = editor;
  const [goods, setGoods] = useState(plainGoods);
  const change = (next: Partial<Goods>) => setGoods((known) => ({ ...known, ...next }));
  // A key that is pressed goes before what it changes here.
  const shown = useDeferredValue(drawing);
  const findings = useMemo(
    () => (goods.market === anywhere ? [] : marketFindings(shown, goods)),
    [shown, goods],
  );
  const { ofMarket } = useFindingTexts();
  const fact = (name: 'isManufacturerInUnion' | 'isForUnderThree' | 'isSmallPackage') => (
    <CheckField
      label={t(`market.${name}`)}
      display="flex"
      minHeight={{ base: '44px', lg: '7' }}
      checked={goods[name]}
      onChange={(checked) => change({ [name]: checked })}
    />
  );
  return (
    <Panel title={t('market.title')}>
      <SelectField
        marginTop="2"
        label={t('market.market')}
        value={goods.market}
        options={[
          { value: anywhere, label: t('market.none') },
          ...markets.map((value) => ({ value, label: marketName(value, i18n.language) })),
        ]}
        onChange={(market) => change({ market })}
      />
      {goods.market === anywhere ? (
        <Text color="fg.muted" fontSize="xs" marginTop="2">
          {t('market.hint')}
        </Text>
      ) : (
        <>
          <SelectField
            marginTop="2"
            label={t('market.group')}
            value={goods.group}
            options={goodsGroups.map((value) => ({ value, label: t(`market.groups.${value}`) }))}
            onChange={(group) => change({ group })}
          />
          <Box marginY="2">
            {fact('isManufacturerInUnion')}
            {goods.group === 'toy' && fact('isForUnderThree')}
            {fact('isSmallPackage')}
          </Box>
          <Box role="status">
            {findings.length === 0 && <Text color="fg.success">{t('market.fine')}</Text>}
            {findings.map((finding) => {
              const { item } = finding;
              return (
                <FindingRow
                  key={`${finding.code} ${item?.id} ${finding.params.languages}`}
                  name={item && itemName(item, t)}
                  text={ofMarket(finding)}
                  source={finding.source}
                  isGuide={finding.level === 'guide'}
                  {...(item && { onOpen: () => act({ do: 'choose', ids: [item.id] }) })}
                />
              );
            })}
          </Box>
          <Text color="fg.muted" fontSize="xs" marginTop="2">
            {t('market.limits')}
          </Text>
        </>
      )}
    </Panel>
  );
};
