import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { InfoIcon } from '../../../shared/ui/icons.tsx';
import { type OriginFigure, originAddress } from './origin-url.ts';

/** In the corner of a card, over the door that all of the card is. */
const Corner = chakra(Link, {
  base: {
    position: 'absolute',
    zIndex: 1,
    top: '0',
    insetInlineEnd: '0',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: { base: '44px', md: '9' },
    height: { base: '44px', md: '9' },
    borderRadius: 'l3',
    color: 'fg.subtle',
    _hover: { color: 'accent.fg' },
    _focusVisible: { outline: '2px solid', outlineColor: 'focusRing', outlineOffset: '-2px' },
  },
});

/** Leads to where a figure comes from. */
export const OriginLink = ({ figure }: { readonly figure: OriginFigure }) => {
  const { t } = useTranslation('statistics');
  const { search } = useLocation();
  const words = t('originOf', { figure: t(`cards.${figure}`) });
  return (
    <Corner
      to={originAddress(search, figure)}
      preventScrollReset
      aria-label={words}
      title={words}
      data-screen
    >
      <InfoIcon />
    </Corner>
  );
};
