import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ListingLanguage } from '../../graphql/schema.generated.ts';
import { ChevronBackIcon } from '../../shared/ui/icons.tsx';
import { PlatformMark } from '../../shop-scope/PlatformMark.tsx';
import { StateTag } from './cells.tsx';
import { countryName } from './countries.ts';
import type { Listing } from './form-values.ts';
import { LanguageSelect } from './LanguageSelect.tsx';
import { addressOf } from './list-url.ts';

type Props = {
  readonly listing: Listing;
  readonly title: string;
  /** Where the other page about the same listing is. */
  readonly other: '/aiProducts/edit' | '/editGoodsDetaila';
  readonly languages: readonly ListingLanguage[];
  readonly isReadOnly: boolean;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly onTranslate: (language: ListingLanguage) => void;
  readonly onPublish: () => void;
};

/** What is edited and how far it is, and what can be done with it. */
export const EditorBar = (props: Props) => {
  const { listing, title, other, languages, isReadOnly, isDirty, isSaving } = props;
  const { t } = useTranslation(['listing', 'common']);
  const [language, setLanguage] = useState(listing.language);
  return (
    <Box
      // On a phone it would take a third of the window.
      position={{ base: 'static', md: 'sticky' }}
      top="56px"
      zIndex="docked"
      layerStyle="panel"
      paddingX={{ base: '3', md: '4' }}
      paddingY="3"
    >
      <Flex gap="3" justify="space-between" align="center" wrap="wrap">
        {/* However many words are not translated, what can be done stays beside them. */}
        <Box minWidth="0" flex="1 1 320px">
          <Flex gap="3" align="center" wrap="wrap">
            <Button asChild size="xs" variant="ghost" colorPalette="gray">
              <Link to="/aiProducts/list">
                <ChevronBackIcon />
                {t('listing:editor.back')}
              </Link>
            </Button>
            <Heading as="h1" size="md">
              {title}
            </Heading>
            {/* Why it has failed stands below, in a line of its own. */}
            <StateTag row={{ ...listing, failure: null }} />
          </Flex>
          <Flex gap="3" align="center" wrap="wrap" marginTop="1" color="fg.muted" fontSize="xs">
            <Flex gap="1.5" align="center">
              <PlatformMark platform={listing.shop.platform} />
              {listing.shop.name}
            </Flex>
            <Text asChild color="accent.fg">
              <a href={listing.sourceUrl} target="_blank" rel="noreferrer noopener">
                {t(`listing:platform.${listing.platform}`)}
                {listing.country !== null && ` · ${countryName(listing.country)}`}
              </a>
            </Text>
            <Text asChild color="accent.fg">
              <Link to={addressOf(other, listing)}>
                {t(
                  other === '/aiProducts/edit'
                    ? 'listing:editor.toWhole'
                    : 'listing:editor.detailHeading',
                )}
              </Link>
            </Text>
          </Flex>
        </Box>
        {!isReadOnly && (
          <Flex gap="2" align="center" wrap="wrap">
            {isDirty && (
              <Text color="fg.warning" fontSize="xs" aria-live="polite">
                {t('words.unsaved')}
              </Text>
            )}
            <LanguageSelect
              width="32"
              languages={languages}
              value={language}
              onChange={setLanguage}
            />
            <Button size="sm" variant="outline" onClick={() => props.onTranslate(language)}>
              {t(listing.title === '' ? 'listing:act.translate' : 'listing:editor.again')}
            </Button>
            <Button
              size="sm"
              type="submit"
              variant="outline"
              disabled={!isDirty}
              loading={isSaving}
            >
              {t('common:save')}
            </Button>
            <Button size="sm" disabled={isSaving} onClick={props.onPublish}>
              {t(isDirty ? 'listing:editor.saveAndPublish' : 'listing:act.publish')}
            </Button>
          </Flex>
        )}
      </Flex>
    </Box>
  );
};
