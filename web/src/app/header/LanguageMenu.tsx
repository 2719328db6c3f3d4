import { IconButton, Menu, Portal, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { directionOf, isLanguage, languages } from '../../i18n/languages.ts';
import { chooseLanguage, selectedLang } from '../../i18n/selected-language.ts';
import { useViewer } from '../../session/viewer-context.ts';
import { GlobeIcon } from '../../shared/ui/icons.tsx';
import { familiesOf, loadFontsOfNames } from '../../theme/bundled-fonts.ts';

type Props = {
  /** What opens it in place of the globe. */
  readonly children?: ReactNode;
};

/** The eleven languages of the interface, each by its own name. */
export function LanguageMenu({ children }: Props) {
  const { t } = useTranslation('shell');
  const { id } = useViewer();
  const selected = selectedLang.use();

  return (
    <Menu.Root
      positioning={{ placement: 'bottom-end' }}
      // Each name is read by whoever looks for their own language, whatever fonts this machine has.
      onOpenChange={({ open }) => {
        if (open) loadFontsOfNames(languages.map(({ code }) => code));
      }}
    >
      <Menu.Trigger asChild>
        {children ?? (
          <IconButton
            variant="ghost"
            colorPalette="gray"
            size="sm"
            minWidth={{ base: '44px', lg: '9' }}
            minHeight={{ base: '44px', lg: '9' }}
            aria-label={t('language')}
          >
            <GlobeIcon />
          </IconButton>
        )}
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minWidth="180px">
            <Menu.RadioItemGroup
              aria-label={t('language')}
              value={selected}
              onValueChange={({ value }) => {
                if (isLanguage(value)) void chooseLanguage(value, id);
              }}
            >
              {languages.map(({ code, name }) => (
                <Menu.RadioItem key={code} value={code} minHeight={{ base: '44px', lg: '36px' }}>
                  <Text
                    as="span"
                    lang={code}
                    dir={directionOf(code)}
                    style={{ fontFamily: familiesOf(code) }}
                  >
                    {name}
                  </Text>
                  <Menu.ItemIndicator />
                </Menu.RadioItem>
              ))}
            </Menu.RadioItemGroup>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
