import { Button, type ButtonProps } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { sampleOf } from '../session/sample/sample-view.ts';
import { useViewer } from '../session/viewer-context.ts';
import { hasNoShops } from './has-no-shops.ts';
import { useDirectory } from './use-directory.ts';

/** The way to the sample of this page, for a boss who has no shop yet. */
export function SampleLink(look: ButtonProps) {
  const { t } = useTranslation();
  const { isBoss, isVisitor } = useViewer();
  const directory = useDirectory();
  const { pathname } = useLocation();
  if (!isBoss || isVisitor || !hasNoShops(directory)) return null;
  return (
    <Button variant="ghost" {...look} asChild>
      {/* A page of its own: nothing that was read for the one may be shown on the other. */}
      <a href={sampleOf(pathname)}>{t('sampleShops')}</a>
    </Button>
  );
}
