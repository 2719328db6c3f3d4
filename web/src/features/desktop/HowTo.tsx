import { Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Command } from './Command.tsx';
import { checkCommands, startCommand } from './commands.ts';
import { type Download, productOf } from './offers.ts';
import { usePlatformName } from './use-platform-name.ts';

/** How a file is compared with its checksum, on each system. */
export function HowToCheck({ file }: { file: Download }) {
  const { t } = useTranslation('desktop');
  return (
    <Stack gap="3">
      <Text>{t('checking.intro')}</Text>
      {checkCommands.map(({ system, command }) => (
        <Stack gap="1" key={system}>
          <Text color="fg.muted">{t(`checking.${system}`)}</Text>
          <Command
            text={command(file.fileName)}
            label={t('commandOf', { system: t(`checking.${system}`) })}
          />
        </Stack>
      ))}
    </Stack>
  );
}

/** How the desktop software is started for this very site, from each of the files. */
export function HowToStart({ files }: { files: readonly Download[] }) {
  const { t } = useTranslation('desktop');
  const nameOf = usePlatformName();
  const kinds = files.filter((file) => productOf(file) === 'software');
  return (
    <Stack gap="3">
      <Text>{t('starting.intro')}</Text>
      {kinds.map((file) => (
        <Stack gap="1" key={file.fileName}>
          <Text color="fg.muted">{nameOf(file)}</Text>
          <Command
            text={startCommand(file.platform, window.location.origin)}
            label={t('commandOf', { system: nameOf(file) })}
          />
        </Stack>
      ))}
      <Text color="fg.muted">{t('starting.after')}</Text>
    </Stack>
  );
}
