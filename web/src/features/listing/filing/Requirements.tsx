import { Badge, Box, Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ReadState } from './ReadState.tsx';
import type { Requirement } from './read-office.ts';
import type { OfficeAnswer } from './use-office.ts';

type Props = {
  readonly answer: OfficeAnswer<readonly Requirement[]>;
  /** The market, in Chinese. */
  readonly market: string;
};

/** What the marketplace asks for before goods of the category are sold in the market. */
export const Requirements = ({ answer, market }: Props) => {
  const { t } = useTranslation('filing');
  const { data } = answer;
  if (data === undefined) return <ReadState answer={answer} />;
  if (data.length === 0) return <Text color="fg.muted">{t('noRequirements', { market })}</Text>;
  const title = t('requirements', { market });
  return (
    <Box bg="bg.subtle" borderRadius="l2" padding="3">
      <Text fontWeight="medium" marginBottom="2">
        {title}
      </Text>
      <Flex as="ul" aria-label={title} direction="column" gap="2">
        {data.map(({ kind, code, name, isRequired, note }) => (
          <Flex
            as="li"
            key={`${kind} ${code}`}
            gap="2"
            align="baseline"
            wrap="wrap"
            listStyleType="none"
          >
            <Badge size="sm" colorPalette={isRequired ? 'red' : 'gray'}>
              {t(isRequired ? 'required' : 'optional')}
            </Badge>
            <Text>{name}</Text>
            {note !== '' && (
              <Text color="fg.muted" fontSize="xs">
                {note}
              </Text>
            )}
          </Flex>
        ))}
      </Flex>
    </Box>
  );
};
