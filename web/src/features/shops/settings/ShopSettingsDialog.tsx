import { Alert, Button, Flex, Stack } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppDialog } from '../../../shared/ui/AppDialog.tsx';
import { CancelButton } from '../../../shared/ui/CancelButton.tsx';
import { ChevronBackIcon, ChevronForwardIcon } from '../../../shared/ui/icons.tsx';
import { PageSkeleton } from '../../../shared/ui/PageSkeleton.tsx';
import { ErrorState } from '../../../shared/ui/states.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { useDirectory } from '../../../shop-scope/use-directory.ts';
import { useShopLayout } from '../use-shop-layout.ts';
import { type Draft, draftOf, hide, isSameDraft, lists, show } from './draft.ts';
import { settingsDialog } from './settings-dialog.ts';
import { TransferSide } from './TransferSide.tsx';

const close = () => settingsDialog.set(undefined);
const idsOf = (shops: readonly { readonly id: string }[]) => shops.map(({ id }) => id);
const nothing: ReadonlySet<string> = new Set();

type Props = { readonly finalFocus: (() => HTMLElement | null) | undefined };

/** 数据汇总店铺设置: which shops are shown, and counted in the summary of all shops. */
export default function ShopSettingsDialog({ finalFocus }: Props) {
  const { t } = useTranslation(['shopManage', 'common']);
  const { shops, hidden: savedHidden, isComplete, isFailed, retry } = useDirectory();
  const { saveLayout } = useShopLayout();
  const [isSaving, setSaving] = useState(false);
  const all = useMemo(() => [...shops, ...savedHidden], [shops, savedHidden]);
  const saved = useMemo(() => draftOf(all), [all]);
  const [edited, setEdited] = useState<Draft | null>(null);
  const [checkedShown, checkShown] = useState(nothing);
  const [checkedHidden, checkHidden] = useState(nothing);
  const draft = edited ?? saved;
  const { shown, hidden } = useMemo(() => lists(all, draft), [all, draft]);
  const isEmpty = isComplete && all.length > 0 && shown.length === 0;

  const moveToHidden = (ids: Iterable<string>) => {
    setEdited(hide(draft, ids));
    checkShown(nothing);
  };
  const moveToShown = (ids: Iterable<string>) => {
    setEdited(show(draft, ids));
    checkHidden(nothing);
  };
  const save = async () => {
    if (isEmpty) {
      toast.warning(t('shopManage:settings.cannotHideAll'));
      return;
    }
    setSaving(true);
    const next = { shown: idsOf(shown), hidden: idsOf(hidden) };
    const isSaved = await saveLayout(next, { done: t('words.saved') });
    setSaving(false);
    if (isSaved) close();
  };

  return (
    <AppDialog
      open
      onClose={close}
      title={t('shopManage:settings.title')}
      // Beside buttons of long names a shop of nine characters is read whole.
      width={1080}
      dismissable={!isSaving}
      isDirty={!isSameDraft(draft, saved)}
      {...(finalFocus ? { finalFocus } : {})}
      footer={
        <>
          <CancelButton disabled={isSaving} onClick={close} />
          <Button
            loading={isSaving}
            disabled={!isComplete || isSameDraft(draft, saved)}
            onClick={() => void save()}
          >
            {t('common:save')}
          </Button>
        </>
      }
    >
      {isFailed ? (
        <ErrorState onRetry={retry} />
      ) : !isComplete ? (
        <PageSkeleton of="rows" />
      ) : (
        <Stack gap="3">
          <Flex gap="4" align="stretch" direction={{ base: 'column', md: 'row' }}>
            <TransferSide
              title={t('shopManage:settings.shown')}
              shops={shown}
              checked={checkedShown}
              onCheck={checkShown}
              onMove={(id) => moveToHidden([id])}
              empty={t('shopManage:settings.noneShown')}
            />
            <Flex
              direction={{ base: 'row', md: 'column' }}
              justify="center"
              wrap="wrap"
              gap="2"
              flexShrink={0}
            >
              <MoveButton
                label={t('shopManage:settings.hideChecked')}
                isForward
                disabled={checkedShown.size === 0}
                onClick={() => moveToHidden(checkedShown)}
              />
              <MoveButton
                label={t('shopManage:settings.showChecked')}
                disabled={checkedHidden.size === 0}
                onClick={() => moveToShown(checkedHidden)}
              />
              <MoveButton
                label={t('shopManage:settings.hideAll')}
                isForward
                disabled={shown.length === 0}
                onClick={() => moveToHidden(idsOf(shown))}
              />
              <MoveButton
                label={t('shopManage:settings.showAll')}
                disabled={hidden.length === 0}
                onClick={() => moveToShown(idsOf(hidden))}
              />
            </Flex>
            <TransferSide
              title={t('shopManage:settings.hidden')}
              shops={hidden}
              checked={checkedHidden}
              onCheck={checkHidden}
              onMove={(id) => moveToShown([id])}
              empty={t('shopManage:settings.noneHidden')}
            />
          </Flex>
          {isEmpty && (
            <Alert.Root status="error" size="sm" role="alert">
              <Alert.Indicator />
              <Alert.Title>{t('shopManage:settings.cannotHideAll')}</Alert.Title>
            </Alert.Root>
          )}
        </Stack>
      )}
    </AppDialog>
  );
}

type MoveProps = {
  readonly label: string;
  readonly isForward?: boolean;
  readonly disabled: boolean;
  readonly onClick: () => void;
};

const MoveButton = ({ label, isForward = false, disabled, onClick }: MoveProps) => (
  <Button
    size="sm"
    variant="outline"
    minHeight={{ base: '44px', lg: '9' }}
    disabled={disabled}
    onClick={onClick}
  >
    {!isForward && <ChevronBackIcon />}
    {label}
    {isForward && <ChevronForwardIcon />}
  </Button>
);
