import { Badge, Box, Checkbox, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { OfficeChoice } from '../../../../../api/contract/rules/seller-office.ts';
import { ReadState } from './ReadState.tsx';
import type { OfficeAnswer } from './use-office.ts';

export interface Paper extends OfficeChoice {
  readonly note: string;
  /** Why it cannot be chosen, in a word; undefined where it can. */
  readonly closed?: string | undefined;
}

type Props = {
  readonly values: readonly OfficeChoice[];
  readonly answer: OfficeAnswer<readonly Paper[]>;
  readonly isReadOnly: boolean;
  readonly most: number;
  readonly empty: string;
  readonly onChange: (values: OfficeChoice[]) => void;
};

/** Papers that the shop has at the marketplace, several of which go along with a listing. */
export const PaperChoices = ({ values, answer, isReadOnly, most, empty, onChange }: Props) => {
  const { t } = useTranslation('filing');
  const { data } = answer;
  if (isReadOnly || data === undefined) {
    return (
      <Stack gap="1">
        {values.length === 0 && !answer.isLoading && answer.failure === null && (
          <Text color="fg.muted">{t('none')}</Text>
        )}
        {values.map(({ id, name }) => (
          <Text key={id}>{name}</Text>
        ))}
        <ReadState answer={answer} />
      </Stack>
    );
  }
  const isChosen = (id: string) => values.some((value) => value.id === id);
  // What was chosen stays to be taken away, also where it is not offered any more.
  const gone = values
    .filter(({ id }) => data.every((paper) => paper.id !== id))
    .map((value): Paper => ({ ...value, note: '' }));
  const all = [...gone, ...data];
  if (all.length === 0) return <Text color="fg.muted">{empty}</Text>;
  return (
    <Stack gap="2">
      {all.map(({ id, name, note, closed }) => (
        <Checkbox.Root
          key={id}
          size="sm"
          alignItems="flex-start"
          minHeight={{ base: '11', md: 'auto' }}
          checked={isChosen(id)}
          disabled={!isChosen(id) && (closed !== undefined || values.length >= most)}
          onCheckedChange={({ checked }) => {
            const others = values.filter((value) => value.id !== id);
            onChange(checked === true ? [...others, { id, name }] : others);
          }}
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control marginTop="0.5" />
          <Checkbox.Label fontWeight="normal">
            <Box as="span" overflowWrap="anywhere">
              {name}
            </Box>{' '}
            {closed !== undefined && (
              <Badge size="sm" colorPalette="gray">
                {closed}
              </Badge>
            )}
            {note !== '' && (
              <Text as="span" display="block" color="fg.muted" fontSize="xs">
                {note}
              </Text>
            )}
          </Checkbox.Label>
        </Checkbox.Root>
      ))}
    </Stack>
  );
};
