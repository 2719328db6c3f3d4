import { type ComponentType, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { PageTitle } from '../i18n/zh-CN/shell.ts';
import { ErrorBoundary } from '../shared/errors/ErrorBoundary.tsx';
import { PageSkeleton } from '../shared/ui/PageSkeleton.tsx';
import { PageTitleContext } from '../shared/ui/page-title.ts';

/** A page in its frame: sets the document's title, shows its outline while it is on its way. */
export function Page({ title, page: Content }: { title: PageTitle; page: ComponentType }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const name = t(`title.${title}`);
  useEffect(() => {
    document.title = title === 'index' ? name : t('pageTitle', { page: name });
  }, [name, t, title]);
  return (
    <ErrorBoundary place={pathname}>
      <Suspense fallback={<PageSkeleton />}>
        <PageTitleContext value={title}>
          <Content />
        </PageTitleContext>
      </Suspense>
    </ErrorBoundary>
  );
}
