import { Alert } from '@chakra-ui/react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckField } from '../../../shared/forms/CheckField.tsx';

/** Asks whether a phone that a boss has added leaves their team: the field `leaveTeam` of the form around it. */
export function LeaveTeam({ reason }: { reason: string }) {
  const { t } = useTranslation('auth');
  const { field } = useController<{ leaveTeam: boolean }>({ name: 'leaveTeam' });
  return (
    <Alert.Root status="warning" alignItems="flex-start" role="alert">
      <Alert.Indicator />
      <Alert.Content gap="2">
        <Alert.Description>{reason}</Alert.Description>
        <CheckField label={t('leaveTeam')} checked={field.value} onChange={field.onChange} />
      </Alert.Content>
    </Alert.Root>
  );
}
