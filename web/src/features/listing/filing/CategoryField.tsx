import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stopVisitor } from '../../../session/visitor/visitor-tips-store.ts';
import type { FilingValues } from '../form-values.ts';
import { CategoryDialog } from './CategoryDialog.tsx';
import { FilingField } from './FilingField.tsx';
import type { Office } from './use-office.ts';

type Category = FilingValues['category'];

type Props = {
  readonly office: Office;
  readonly value: Category;
  readonly isReadOnly: boolean;
  readonly onChange: (category: Category) => void;
};

/** The category of the marketplace that the goods are filed under. */
export const CategoryField = ({ office, value, isReadOnly, onChange }: Props) => {
  const { t } = useTranslation('filing');
  const [isOpen, setOpen] = useState(false);
  const size = { size: 'xs', minHeight: { base: '44px', lg: '7' } } as const;
  return (
    <FilingField label={t('category')}>
      <Flex gap="3" align="center" wrap="wrap">
        <Text overflowWrap="anywhere" color={value === null ? 'fg.muted' : undefined}>
          {value === null ? t('none') : value.path.join(t('step'))}
        </Text>
        {!isReadOnly && office.isOpen && (
          <Button
            {...size}
            variant="outline"
            onClick={() => {
              if (!stopVisitor()) setOpen(true);
            }}
          >
            {t(value === null ? 'chooseCategory' : 'changeCategory')}
          </Button>
        )}
        {!isReadOnly && value !== null && (
          <Button {...size} variant="ghost" colorPalette="gray" onClick={() => onChange(null)}>
            {t('words.clear')}
          </Button>
        )}
      </Flex>
      {isOpen && (
        <CategoryDialog
          office={office}
          onClose={() => setOpen(false)}
          onChosen={({ id, path }) => {
            setOpen(false);
            onChange({ id, path });
          }}
        />
      )}
    </FilingField>
  );
};
