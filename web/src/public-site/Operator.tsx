import { Box, chakra, Text } from '@chakra-ui/react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { site } from '../shared/site-config.ts';

const Rows = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'max-content 1fr',
    columnGap: '6',
    rowGap: '2',
    '& dt': { color: 'fg.muted' },
    '& dd': { overflowWrap: 'anywhere' },
  },
});

const kinds = ['email', 'phone', 'address', 'hours'] as const;

/** Addresses that a press opens; the rest is text. */
const opened: Partial<Record<(typeof kinds)[number], string>> = { email: 'mailto:', phone: 'tel:' };

/**
 * Who runs the site, and how people reach them, as far as that is configured.
 * @param isAsked on the page that people open for it: says so where nothing is
 */
export function Operator({ isAsked = false }: { isAsked?: boolean }) {
  const { t } = useTranslation('articles');
  const known = kinds.filter((kind) => site.contact[kind] !== '');
  return (
    <Box as="section" aria-label={t('operator')} borderWidth="1px" borderRadius="l3" padding="5">
      <Rows>
        <dt>{t('operator')}</dt>
        <dd>{site.company}</dd>
        {known.map((kind) => {
          const scheme = opened[kind];
          const text = site.contact[kind];
          return (
            <Fragment key={kind}>
              <dt>{t(`contact.${kind}`)}</dt>
              <dd>
                {scheme === undefined ? (
                  text
                ) : (
                  <chakra.a href={`${scheme}${text.replace(/\s/g, '')}`} color="accent.fg">
                    {text}
                  </chakra.a>
                )}
              </dd>
            </Fragment>
          );
        })}
      </Rows>
      {isAsked && known.length === 0 && (
        <Text color="fg.muted" marginTop="2">
          {t('contact.none')}
        </Text>
      )}
    </Box>
  );
}
