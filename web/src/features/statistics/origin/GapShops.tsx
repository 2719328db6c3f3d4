import { chakra, List, Text } from '@chakra-ui/react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { listText } from '../../../i18n/format.ts';
import { useViewer } from '../../../session/viewer-context.ts';
import { type AnyFigure, originAddress } from './origin-url.ts';

/** So many are named; the others are counted. */
export const NAMED = 6;

export const PlainLink = chakra(Link, {
  base: {
    color: 'accent.fg',
    textDecoration: 'underline',
    textUnderlineOffset: '2px',
  },
});

type Props = {
  readonly shops: readonly { readonly id: string; readonly name: string }[];
  readonly figure: AnyFigure;
};

/** The names of shops, each of which leads to what the figure has of it. */
export const GapShops = ({ shops, figure }: Props) => {
  const { t } = useTranslation('origin');
  const { search } = useLocation();
  return (
    <>
      {shops.slice(0, NAMED).map((shop, place) => (
        <Fragment key={shop.id}>
          {place > 0 && listText(['', ''])}
          <PlainLink to={originAddress(search, figure, shop.id)} preventScrollReset>
            {shop.name}
          </PlainLink>
        </Fragment>
      ))}
      {shops.length > NAMED && t('gaps.more', { count: shops.length })}
    </>
  );
};

/** The shops that nothing new comes from, with the way to have it come again. */
export const SignedOutGap = ({ isPhone, ...props }: Props & { readonly isPhone: boolean }) => {
  const { t } = useTranslation('origin');
  const { isBoss } = useViewer();
  if (props.shops.length === 0) return null;
  return (
    <List.Item>
      <Text as="span" color="fg.error">
        {t('gaps.signedOut', { count: props.shops.length })}
      </Text>
      <GapShops {...props} />
      {isBoss && !isPhone && (
        <>
          {' · '}
          <PlainLink to="/shopManage">{t('gaps.rebind')}</PlainLink>
        </>
      )}
    </List.Item>
  );
};
