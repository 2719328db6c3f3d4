import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stopVisitor } from '../../session/visitor/visitor-tips-store.ts';
import { helperDoor } from '../../shared/desktop-helper/door.ts';
import { FileButton } from '../../shared/files/FileButton.tsx';
import { sizeText } from '../../shared/files/size-text.ts';
import { SelectField } from '../../shared/forms/SelectField.tsx';
import { UploadIcon } from '../../shared/ui/icons.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { openDesktopDialog } from '../desktop/index.ts';
import { PlatformItems } from './PlatformItems.tsx';
import { type UploadShop, usePlatformUploads } from './use-platform-uploads.ts';

type Props = {
  readonly shops: readonly UploadShop[];
  /** The shop that is chosen at first. */
  readonly shopId: string;
};

/** Its hash is made of the whole file, which is in memory then. */
const MOST_BYTES = 200 * 1024 * 1024;

/** Sends guide files and certificates to the platform of a shop, by the helper of this machine. */
export const PlatformFiles = ({ shops, shopId }: Props) => {
  const { t } = useTranslation('uploads');
  const isOpen = helperDoor.use((door) => door !== undefined);
  const uploads = usePlatformUploads();
  const [chosen, setChosen] = useState(shopId);
  const shop = shops.find(({ id }) => id === chosen) ?? shops[0];
  const size = sizeText(MOST_BYTES);

  const take = (file: File) => {
    const { name } = file;
    if (shop === undefined) return;
    if (file.size === 0) toast.error(t('platform.empty', { name }));
    else if (file.size > MOST_BYTES) toast.error(t('platform.tooLarge', { name, size }));
    else uploads.add(file, shop);
  };
  return (
    <Stack gap="4">
      {!isOpen && (
        <Flex role="note" gap="3" align="center" wrap="wrap" color="fg.warning">
          <Text>{t('platform.needsHelper')}</Text>
          <Button
            size="xs"
            variant="outline"
            onClick={() => openDesktopDialog({ kind: 'download', product: 'software' })}
          >
            {t('platform.howToStart')}
          </Button>
        </Flex>
      )}
      {isOpen && shop === undefined && <Text color="fg.muted">{t('platform.noShops')}</Text>}
      {isOpen && shop !== undefined && (
        <>
          <Flex gap="3" align="flex-end" wrap="wrap">
            <SelectField
              width={{ base: 'full', md: '64' }}
              label={t('platform.shop')}
              value={shop.id}
              options={shops.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={setChosen}
            />
            <FileButton
              label={t('platform.input')}
              isMultiple
              mayChoose={() => !stopVisitor()}
              onFiles={(files) => files.forEach(take)}
            >
              <UploadIcon />
              {t('platform.choose')}
            </FileButton>
          </Flex>
          <Text color="fg.muted" fontSize="xs">
            {t('platform.kinds', { size })}
          </Text>
        </>
      )}
      <PlatformItems uploads={uploads} />
    </Stack>
  );
};
