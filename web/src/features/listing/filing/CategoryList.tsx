import { Box, Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ChevronForwardIcon } from '../../../shared/ui/icons.tsx';
import { ReadState } from './ReadState.tsx';
import type { OfficeCategory } from './read-office.ts';
import type { OfficeAnswer } from './use-office.ts';

type Props = {
  readonly label: string;
  readonly answer: OfficeAnswer<readonly OfficeCategory[]>;
  readonly chosenId: string | undefined;
  readonly onChoose: (category: OfficeCategory) => void;
  /** Said where there is none. */
  readonly empty: string;
  readonly withPath?: boolean;
};

/** Categories to choose from: those of one level, or those that were found. */
export const CategoryList = ({ label, answer, chosenId, onChoose, empty, withPath }: Props) => {
  const { t } = useTranslation('filing');
  const { data } = answer;
  return (
    <Box
      role="group"
      aria-label={label}
      borderWidth="1px"
      borderRadius="l2"
      height={{ base: withPath ? '280px' : '180px', md: '300px' }}
      overflowY="auto"
      padding="1"
      // Below one another they keep their height.
      flex={{ base: 'none', md: withPath ? 'none' : '1 1 0' }}
      minWidth="0"
    >
      {data === undefined ? (
        <Box padding="2">
          <ReadState answer={answer} />
        </Box>
      ) : data.length === 0 ? (
        <Text padding="2" color="fg.muted" role="status">
          {empty}
        </Text>
      ) : (
        data.map((category) => (
          <Button
            key={category.id}
            size="sm"
            width="full"
            height="auto"
            minHeight={{ base: '44px', md: '9' }}
            paddingX="2"
            paddingY="1"
            justifyContent="space-between"
            whiteSpace="normal"
            textAlign="start"
            variant={category.id === chosenId ? 'subtle' : 'ghost'}
            colorPalette={category.id === chosenId ? undefined : 'gray'}
            aria-pressed={category.id === chosenId}
            onClick={() => onChoose(category)}
          >
            {withPath ? category.path.join(t('step')) : category.name}
            {!category.isLeaf && <ChevronForwardIcon />}
          </Button>
        ))
      )}
    </Box>
  );
};
