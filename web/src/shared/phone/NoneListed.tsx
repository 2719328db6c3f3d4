import { Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../ui/states.tsx';

type Props = {
  readonly title: string;
  /** Shows all of the list; null where nothing narrows it. */
  readonly onAll: (() => void) | null;
};

/** An empty list of the phone: where a link has narrowed it, why that may be, and the way to all of it. */
export const NoneListed = ({ title, onAll }: Props) => {
  const { t } = useTranslation('phoneSeller');
  if (onAll === null) return <EmptyState title={title} />;
  return (
    <EmptyState
      title={title}
      hint={t('narrowed.hint')}
      action={
        <Button variant="outline" minHeight="44px" onClick={onAll}>
          {t('narrowed.all')}
        </Button>
      }
    />
  );
};
