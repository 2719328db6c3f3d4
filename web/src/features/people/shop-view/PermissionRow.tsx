import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { PencilIcon, TrashIcon } from '../../../shared/ui/icons.tsx';
import type { DirectoryShop } from '../../../shop-scope/use-directory.ts';
import { openRenew } from '../../billing/index.ts';
import type { Manager } from '../use-managers.ts';

/** What the icons on the phones of a row do. */
export type RowMode = 'delete' | 'edit';

type Props = {
  readonly shop: DirectoryShop;
  readonly managers: readonly Manager[];
  readonly mode: RowMode | undefined;
  readonly onMode: (shop: DirectoryShop, mode: RowMode) => void;
  readonly onPhone: (
    mode: RowMode,
    manager: Manager,
    shop: DirectoryShop,
    icon: HTMLElement,
  ) => void;
};

const noManagers: readonly Manager[] = [];

/** The phones that a shop is assigned to, and what can be done with them. Drawn anew only for a change of its own. */
export const PhonesAndActs = memo(function PhonesAndActs({
  shop,
  managers = noManagers,
  mode,
  onMode,
  onPhone,
}: Props) {
  const { t } = useTranslation('people');
  return (
    <>
      <td data-phones>
        {managers.length === 0 ? (
          <span data-quiet>{t('noPhones')}</span>
        ) : (
          <ul>
            {managers.map((manager) => {
              const { id, phone } = manager;
              return (
                <li key={id}>
                  {phone}
                  {mode !== undefined && (
                    <button
                      type="button"
                      data-icon={mode}
                      aria-label={
                        mode === 'delete'
                          ? t('deletePhone', { phone, shop: shop.name })
                          : t('editPhone', { phone })
                      }
                      onClick={({ currentTarget }) => onPhone(mode, manager, shop, currentTarget)}
                    >
                      {mode === 'delete' ? <TrashIcon /> : <PencilIcon />}
                    </button>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </td>
      <td data-acts>
        {/* A shop that never ends has nothing to renew. */}
        {shop.expiresAt !== null && (
          <button
            type="button"
            aria-label={t('renewOf', { shop: shop.name })}
            onClick={({ currentTarget }) => openRenew([shop.id], () => currentTarget)}
          >
            {t('words.renew')}
          </button>
        )}
        <button
          type="button"
          aria-label={t('editPermissionsOf', { shop: shop.name })}
          aria-pressed={mode === 'edit'}
          onClick={() => onMode(shop, 'edit')}
        >
          {t('editPermissions')}
        </button>
        <button
          type="button"
          data-destructive
          aria-label={t('cancelManagerOf', { shop: shop.name })}
          aria-pressed={mode === 'delete'}
          onClick={() => onMode(shop, 'delete')}
        >
          {t('cancelManager')}
        </button>
      </td>
    </>
  );
});
