import { Flex, Heading, IconButton } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ChevronBackIcon } from '../ui/icons.tsx';

type Props = {
  readonly title: string;
  /** The page that this one was come to from. */
  readonly back: string;
};

/** The head of a page of the phone that another led to. */
export const PageHead = ({ title, back }: Props) => {
  const { t } = useTranslation();
  return (
    <Flex align="center" gap="1" marginStart="-2">
      <IconButton asChild variant="ghost" minWidth="44px" minHeight="44px" aria-label={t('back')}>
        <Link to={back}>
          <ChevronBackIcon />
        </Link>
      </IconButton>
      <Heading as="h1" size="lg">
        {title}
      </Heading>
    </Flex>
  );
};
