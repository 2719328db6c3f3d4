import { useTranslation } from 'react-i18next';
import { useToday } from '../../../shared/date-range/use-today.ts';
import { ExportMenu } from '../../../shared/export/ExportMenu.tsx';
import type { DirectoryShop } from '../../../shop-scope/use-directory.ts';
import { type Known, shopColumns } from './shop-export.ts';

type Props = Known & { readonly shops: readonly DirectoryShop[] };

/** The shops that are filtered, folded ones too, as a file. */
export const ShopExport = ({ shops, ...known }: Props) => {
  const { t } = useTranslation('shopManage');
  const day = useToday();
  return (
    <ExportMenu
      isEmpty={shops.length === 0}
      gather={() => Promise.resolve(shops)}
      columns={() => shopColumns(t, known)}
      fileName={(kind) => t('manage.file', { day, kind })}
    />
  );
};
