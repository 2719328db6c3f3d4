import { Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { goTo } from '../../shared/navigation.ts';
import { AppDialog } from '../../shared/ui/AppDialog.tsx';
import { type AuthView, openAuthDialog } from '../auth-dialog-store.ts';
import { SampleBack } from '../sample/SampleBack.tsx';
import { session } from '../session.ts';
import { visitorTips } from './visitor-tips-store.ts';

const close = () => visitorTips.set(false);

/** Either choice leads to the public home page, with the login dialog in that view. */
function choose(view: AuthView) {
  close();
  goTo('/index');
  openAuthDialog(view);
}

/** Shown when a visitor tries something that only signed-in people may do. */
export default function VisitorTips() {
  const { t } = useTranslation('visitor');
  const { isSample } = session.use();
  if (isSample) {
    return (
      <AppDialog
        open
        onClose={close}
        title={t('sampleTipsTitle')}
        width={400}
        footer={
          <>
            <Button variant="outline" onClick={close}>
              {t('sampleStay')}
            </Button>
            <SampleBack />
          </>
        }
      >
        <Text>{t('sampleTipsText')}</Text>
      </AppDialog>
    );
  }
  return (
    <AppDialog
      open
      onClose={close}
      title={t('tipsTitle')}
      width={400}
      footer={
        <>
          <Button variant="outline" onClick={() => choose('register')}>
            {t('register')}
          </Button>
          <Button onClick={() => choose('login')}>{t('login')}</Button>
        </>
      }
    >
      <Text>{t('tipsText')}</Text>
    </AppDialog>
  );
}
