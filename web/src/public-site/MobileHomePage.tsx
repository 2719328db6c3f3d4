import { Box, Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { openAuthDialog } from '../session/auth-dialog-store.ts';
import { phoneApp, phonePreview } from '../session/phone-app.ts';
import { session } from '../session/session.ts';
import { ChevronForwardIcon } from '../shared/ui/icons.tsx';
import { Prices } from './Prices.tsx';
import { type PictureName, ProductPicture } from './ProductPicture.tsx';
import { HeroTitle, Questions, sectionTitle } from './sections.tsx';

const block = { as: 'section', paddingX: '5', paddingY: '14', gap: '5' } as const;

function Shown({ title, text, name }: { title: string; text: string; name: PictureName }) {
  return (
    <Stack {...block} aria-label={title}>
      <Text as="h2" {...sectionTitle}>
        {title}
      </Text>
      <Text fontSize="md" lineHeight="1.8" color="fg.muted">
        {text}
      </Text>
      <ProductPicture name={name} />
    </Stack>
  );
}

const ideas = ['profit', 'stock', 'finance', 'import', 'listing', 'delivery', 'rights'] as const;

const more = [
  { key: 'news', to: '/mobileHome/newsList' },
  { key: 'profile', to: '/mobileHome/companyProfile' },
] as const;

const MoreLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '64px',
    paddingX: '4',
    paddingY: '3',
    borderWidth: '1px',
    borderRadius: 'l3',
    bg: 'bg.panel',
  },
});

/** /mobileHome: what the product is, for phones, and the way into its workbench. */
export default function MobileHomePage() {
  const { t } = useTranslation('publicSite');
  const { isVisitor } = session.use();
  return (
    <>
      <Stack {...block} bg="accent.subtle" paddingY="12">
        <Text color="accent.fg" fontSize="md">
          {t('mobile.eyebrow')}
        </Text>
        <Text as="h1" fontSize="3xl" lineHeight="1.35" fontWeight="semibold" textWrap="balance">
          <HeroTitle />
        </Text>
        <Text fontSize="md" lineHeight="1.8" color="fg.muted">
          {t('heroText')}
        </Text>
        <Stack gap="3">
          <Button asChild size="lg" minHeight="48px" fontSize="md">
            {/* A page of its own: unlike this one it may use the camera. */}
            <a href={phoneApp}>{t('mobile.app')}</a>
          </Button>
          {isVisitor && (
            <Button
              size="lg"
              minHeight="48px"
              fontSize="md"
              variant="outline"
              onClick={() => openAuthDialog('register')}
            >
              {t('register')}
            </Button>
          )}
          {isVisitor && (
            <Button asChild size="lg" minHeight="48px" fontSize="md" variant="ghost">
              <a href={phonePreview}>{t('mobile.preview')}</a>
            </Button>
          )}
        </Stack>
        <Text color="fg.muted">{t('mobile.appHint')}</Text>
      </Stack>
      <Shown name="phone-home" title={t('mobile.overviewTitle')} text={t('mobile.overviewText')} />
      <Box bg="bg.subtle">
        <Shown name="phone-tasks" title={t('mobile.tasksTitle')} text={t('mobile.tasksText')} />
      </Box>
      <Stack {...block} aria-label={t('mobile.allTitle')}>
        <Text as="h2" {...sectionTitle}>
          {t('mobile.allTitle')}
        </Text>
        {ideas.map((key) => (
          <Box key={key} layerStyle="panel" padding="4">
            <Text as="h3" fontSize="md" lineHeight="1.6" fontWeight="semibold">
              {t(`ideas.${key}.title`)}
            </Text>
            <Text fontSize="md" lineHeight="1.75" color="fg.muted" marginTop="1">
              {t(`ideas.${key}.text`)}
            </Text>
          </Box>
        ))}
      </Stack>
      <Stack {...block} bg="accent.subtle" aria-label={t('mobile.installTitle')}>
        <Text as="h2" {...sectionTitle}>
          {t('mobile.installTitle')}
        </Text>
        {t('mobile.installSteps', { returnObjects: true }).map(({ system, step }) => (
          <Box key={system}>
            <Text fontSize="md" fontWeight="semibold">
              {system}
            </Text>
            <Text fontSize="md" lineHeight="1.8" color="fg.muted">
              {step}
            </Text>
          </Box>
        ))}
        <Text fontSize="md" lineHeight="1.8">
          {t('mobile.installNote')}
        </Text>
      </Stack>
      <Prices />
      <Questions />
      <Stack {...block} gap="3" bg="bg.subtle" aria-label={t('mobile.moreTitle')}>
        <Text as="h2" {...sectionTitle} marginBottom="2">
          {t('mobile.moreTitle')}
        </Text>
        {more.map(({ key, to }) => (
          <MoreLink key={key} to={to}>
            <Flex as="span" direction="column">
              <Text as="span" fontSize="md" fontWeight="semibold">
                {t(`mobile.${key}`)}
              </Text>
              <Text as="span" color="fg.muted">
                {t(`mobile.${key}Hint`)}
              </Text>
            </Flex>
            <ChevronForwardIcon />
          </MoreLink>
        ))}
      </Stack>
    </>
  );
}
