import { Box, Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { dotted } from '../../i18n/format.ts';
import { useViewer } from '../../session/viewer-context.ts';
import { DayField } from '../../shared/date-range/DayField.tsx';
import { FilterSelect } from '../../shared/lists/FilterSelect.tsx';
import { FilterForm } from '../../shared/table/FilterForm.tsx';
import { SearchInput } from '../../shared/table/SearchInput.tsx';
import { useDirectory } from '../../shop-scope/use-directory.ts';
import { useAuditPeopleQuery } from './AuditLog.generated.ts';
import { auditKinds, auditOutcomes, plainView, type View } from './filters.ts';

/** By what the log is narrowed down; every choice begins at the first page. */
export function Filters({
  view,
  isBoss,
  onView,
}: {
  readonly view: View;
  readonly isBoss: boolean;
  readonly onView: (view: View) => void;
}) {
  const { t } = useTranslation('audit');
  const { id: userId } = useViewer();
  const { shops, hidden } = useDirectory();
  const { data } = useAuditPeopleQuery({ skip: !isBoss, context: { quiet: true } });
  const set = (part: Partial<View>) => onView({ ...view, ...part, page: 1 });
  const { from, to } = view;
  // Each day leaves the calendar of the other those that would make a range of them.
  const pickable = { from: to === '' ? {} : { end: to }, to: from === '' ? {} : { start: from } };
  const isPlain = JSON.stringify({ ...view, page: 1 }) === JSON.stringify(plainView);
  return (
    <FilterForm
      userId={userId}
      table="auditLog"
      active={
        [view.personId, view.shopId, view.kind, view.outcome].filter(
          (one) => one !== null && one !== '',
        ).length
      }
      onReset={isPlain ? undefined : () => onView(plainView)}
      lead={
        <>
          {(['from', 'to'] as const).map((part) => (
            <Flex key={part} align="center" gap="1.5" width={{ base: 'full', md: 'auto' }}>
              {/* The field says it to who does not see it. */}
              <Text
                as="span"
                aria-hidden
                fontSize="xs"
                color="fg.muted"
                flexShrink="0"
                minWidth={{ base: '12', md: '0' }}
              >
                {t(part)}
              </Text>
              <DayField
                label={t(part)}
                value={view[part]}
                onChange={(day) => set({ [part]: day })}
                pickable={pickable[part]}
                isInvalid={from !== '' && to !== '' && to < from}
              />
            </Flex>
          ))}
          <Box width={{ base: 'full', md: '52' }}>
            <SearchInput
              label={t('search')}
              placeholder={t('searchPlaceholder')}
              value={view.search}
              onSearch={(search) => set({ search })}
            />
          </Box>
        </>
      }
    >
      {isBoss && (
        <FilterSelect
          label={t('words.person')}
          none={t('everybody')}
          value={view.personId}
          choices={(data?.auditPeople ?? []).map(({ id, name, mark }) => ({
            value: id,
            label: dotted(name, mark),
          }))}
          onChange={(personId) => set({ personId })}
        />
      )}
      <FilterSelect
        label={t('words.shop')}
        none={t('words.allShops')}
        value={view.shopId}
        choices={[...shops, ...hidden].map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(shopId) => set({ shopId })}
      />
      <FilterSelect
        label={t('words.kind')}
        none={t('words.allKinds')}
        value={view.kind ?? ''}
        choices={auditKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
        onChange={(kind) => set({ kind: kind || null })}
      />
      <FilterSelect
        label={t('outcome')}
        none={t('allOutcomes')}
        value={view.outcome ?? ''}
        choices={auditOutcomes.map((one) => ({ value: one, label: t(`outcomes.${one}`) }))}
        onChange={(outcome) => set({ outcome: outcome || null })}
      />
    </FilterForm>
  );
}
