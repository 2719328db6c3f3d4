import { IconButton } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EyeIcon, EyeOffIcon } from '../ui/icons.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** A password input whose characters can be looked at. */
export function PasswordField(props: TextFieldProps) {
  const { t } = useTranslation();
  const [visible, setVisible] = useState(false);
  return (
    <TextField
      {...props}
      type={visible ? 'text' : 'password'}
      endElement={
        <IconButton
          type="button"
          variant="ghost"
          colorPalette="gray"
          size="xs"
          minWidth={{ base: '44px', lg: '8' }}
          minHeight={{ base: '44px', lg: '8' }}
          marginEnd={{ base: '-1', md: '0' }}
          aria-label={t(visible ? 'hidePassword' : 'showPassword')}
          aria-pressed={visible}
          onClick={() => setVisible((now) => !now)}
        >
          {visible ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      }
    />
  );
}
