import { IconButton } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { MoonIcon, SunIcon } from '../shared/ui/icons.tsx';
import { useColorMode } from '../theme/color-mode.ts';

export function ColorModeButton() {
  const { t } = useTranslation('shell');
  const { mode, toggle } = useColorMode();
  return (
    <IconButton
      variant="ghost"
      colorPalette="gray"
      size="sm"
      minWidth={{ base: '44px', lg: '9' }}
      minHeight={{ base: '44px', lg: '9' }}
      aria-label={t(mode === 'dark' ? 'lightMode' : 'darkMode')}
      onClick={toggle}
    >
      {mode === 'dark' ? <SunIcon /> : <MoonIcon />}
    </IconButton>
  );
}
