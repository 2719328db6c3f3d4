import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { dotted } from '../../../i18n/format.ts';
import { InfoIcon } from '../../../shared/ui/icons.tsx';
import { type AnyFigure, type OriginFigure, originAddress } from './origin-url.ts';

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
    width: { base: '44px', lg: '9' },
    height: { base: '44px', lg: '9' },
    borderRadius: 'l3',
    color: 'fg.subtle',
    _hover: { color: 'accent.fg' },
    _focusVisible: {
      outline: '2px solid',
      outlineColor: 'colorPalette.focusRing',
      outlineOffset: '-2px',
    },
  },
});

/** Beside a figure or a heading; it answers in a wider box than it is drawn, on touch screens in a much wider one. */
const Mark = chakra(Link, {
  base: {
    position: 'relative',
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    verticalAlign: 'middle',
    boxSize: '5',
    borderRadius: 'l1',
    color: 'fg.subtle',
    '& svg': { boxSize: '3.5' },
    _after: {
      content: '""',
      position: 'absolute',
      // 44 px, however large letters are.
      inset: { base: 'calc((100% - 44px) / 2)', lg: '-0.5' },
    },
    _hover: { color: 'accent.fg' },
    _focusVisible: { outline: '2px solid', outlineColor: 'colorPalette.focusRing' },
  },
});

type Props = { readonly figure: OriginFigure };

const useWords = (figure: OriginFigure) => {
  const { t } = useTranslation('statistics');
  return t('words.originOf', { figure: t(`cards.${figure}`) });
};

/** Leads from a card to where its figure comes from. */
export const OriginLink = ({ figure }: Props) => {
  const { search } = useLocation();
  const words = useWords(figure);
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

type MarkProps = Props & {
  /** One shop of what the page looks at, with the name that the link is told by. */
  readonly shop?: { readonly id: string; readonly name: string };
};

/** The same from a block, or from the row of a shop. */
export const OriginMark = ({ figure, shop }: MarkProps) => (
  <MarkTo figure={figure} shop={shop?.id} words={dotted(shop?.name, useWords(figure))} />
);

type NamedProps = {
  readonly figure: Exclude<AnyFigure, OriginFigure>;
  readonly name: string;
  readonly shop?: string | undefined;
};

/** The same of a figure that no card has, by the name that its block gives it. */
export const NamedOriginMark = ({ figure, name, shop }: NamedProps) => {
  const { t } = useTranslation('statistics');
  return <MarkTo figure={figure} shop={shop} words={t('words.originOf', { figure: name })} />;
};

type MarkToProps = {
  readonly figure: AnyFigure;
  readonly shop: string | undefined;
  readonly words: string;
};

const MarkTo = ({ figure, shop, words }: MarkToProps) => {
  const { search } = useLocation();
  return (
    <Mark
      to={originAddress(search, figure, shop)}
      preventScrollReset
      aria-label={words}
      title={words}
      data-origin
      data-screen
    >
      <InfoIcon />
    </Mark>
  );
};
