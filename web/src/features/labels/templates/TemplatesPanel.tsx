import { Button, Skeleton, Text } from '@chakra-ui/react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { openAuthDialog } from '../../../session/auth-dialog-store.ts';
import { session } from '../../../session/session.ts';
import { lazyPart } from '../../../shared/lazy-part.ts';
import { Panel } from '../editor/Panel.tsx';
import type { Editor } from '../editor/use-editor.ts';

// What asks the server is fetched for those who have something there.
const SavedLabels = lazyPart(() => import('./SavedLabels.tsx'));

/** Labels that are kept on the server, for whoever is signed in. */
export const TemplatesPanel = ({ editor }: { readonly editor: Editor }) => {
  const { t } = useTranslation('labels');
  const isVisitor = session.use((current) => current.isVisitor);
  return (
    <Panel title={t('template.title')}>
      {isVisitor ? (
        <>
          <Text color="fg.muted" fontSize="xs" marginBottom="2">
            {t('template.signInHint')}
          </Text>
          <Button
            size="sm"
            variant="outline"
            minHeight={{ base: '44px', lg: '8' }}
            onClick={() => openAuthDialog('login')}
          >
            {t('template.signIn')}
          </Button>
        </>
      ) : (
        <Suspense fallback={<Skeleton height="120px" />}>
          <SavedLabels editor={editor} />
        </Suspense>
      )}
    </Panel>
  );
};
