import { Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../../session/viewer-context.ts';
import { EmptyState } from '../../../shared/ui/states.tsx';

type Props = {
  /** How a boss binds shops here. */
  readonly bind: ReactNode;
};

/** In the place of the money of shops that only sales files tell of: what would bring it, and who can do that. */
export const NoImportedMoney = ({ bind }: Props) => {
  const { t } = useTranslation('operations');
  const { isBoss } = useViewer();
  return (
    <EmptyState
      title={t('finance.none')}
      hint={
        <>
          {t('finance.importedHint')}
          {!isBoss && (
            <Text as="span" display="block">
              {t('finance.askBind')}
            </Text>
          )}
        </>
      }
      action={isBoss && bind}
    />
  );
};
