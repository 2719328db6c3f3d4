import { Alert } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { listText, sentencesText } from '../../i18n/format.ts';
import { site } from '../../shared/site-config.ts';

/** Whoever looks at the product on its own machine can make what is missing. */
const isOwnMachine = (): boolean => ['127.0.0.1', 'localhost'].includes(window.location.hostname);

/** Says that there is nothing to download yet, and whom to ask, or how to make it. */
export function NotOffered() {
  const { t } = useTranslation('desktop');
  const { phone, hours, email } = site.contact;
  const contact = listText([phone, hours, email].filter((each) => each !== ''));
  return (
    <Alert.Root status="info" alignItems="flex-start">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{t('notOffered')}</Alert.Title>
        <Alert.Description>
          {sentencesText([
            t('notOfferedHint'),
            ...(contact === '' ? [] : [t('notOfferedContact', { contact })]),
            ...(isOwnMachine() ? [t('notOfferedMake')] : []),
          ])}
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
