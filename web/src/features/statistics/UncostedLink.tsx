import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { missingCostsAddress, type Uncosted, uncostedNote, uncostedTitle } from './uncosted.ts';

const PlainLink = chakra(Link, {
  base: {
    color: 'fg.warning',
    textDecoration: 'underline',
    textUnderlineOffset: '2px',
    _hover: { color: 'accent.fg' },
  },
});

type Props = {
  readonly uncosted: Uncosted;
  /** Whose costs are missing, where it is not all that is looked at. */
  readonly only?: { readonly shop?: string; readonly product?: string };
  /** What is read; the whole sentence is its title. */
  readonly text?: string;
};

/** What a profit leaves out, and the way to where the costs are entered. */
export const UncostedLink = ({ uncosted, only = {}, text }: Props) => {
  const { t } = useTranslation('statistics');
  const { search } = useLocation();
  return (
    <PlainLink
      to={missingCostsAddress(search, only)}
      title={`${uncostedTitle(t, uncosted)}${t('uncosted.toFill')}`}
    >
      {text ?? uncostedNote(t, uncosted)}
    </PlainLink>
  );
};
