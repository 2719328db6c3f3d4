import { Button, SimpleGrid, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { selectedLang } from '../../../i18n/selected-language.ts';
import { CheckField } from '../../../shared/forms/CheckField.tsx';
import { Form } from '../../../shared/forms/Form.tsx';
import { SelectField } from '../../../shared/forms/SelectField.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { alertLanguageOf, alertLanguages, isAlertLanguage } from '../alert-language.ts';
import { alertName } from '../alerts/alert-names.ts';
import type { MailAnswerFragment } from './Mail.generated.ts';
import { useMailWrites } from './use-mail-writes.ts';

/** Which alerts are sent by e-mail, and in which language. */
export function MailChoice({ settings }: { settings: MailAnswerFragment }) {
  const { t } = useTranslation(['mail', 'alerts', 'common']);
  const own = selectedLang.use();
  const { save, isSaving } = useMailWrites();
  const [kinds, setKinds] = useState(settings.kinds);
  const [language, setLanguage] = useState(settings.language ?? alertLanguageOf(own));
  const submit = async () => {
    const outcome = await save({ input: { kinds, language } });
    if (outcome.ok) toast.success(t('saved'));
    else outcome.tell(outcome.message ?? t('failed'));
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <SimpleGrid
        role="group"
        aria-label={t('kinds')}
        minChildWidth="150px"
        columnGap="3"
        rowGap="1"
      >
        <Text fontWeight="semibold" gridColumn="1 / -1">
          {t('kinds')}
        </Text>
        {settings.offered.map((kind) => (
          <CheckField
            label={t(`alerts:kinds.${alertName[kind]}`)}
            key={kind}
            minHeight={{ base: '44px', lg: '9' }}
            checked={kinds.includes(kind)}
            onChange={(checked) =>
              setKinds(checked ? [...kinds, kind] : kinds.filter((one) => one !== kind))
            }
          />
        ))}
      </SimpleGrid>
      <SelectField
        maxWidth="60"
        label={t('language')}
        value={language}
        options={alertLanguages}
        onChange={(chosen) => {
          if (isAlertLanguage(chosen)) setLanguage(chosen);
        }}
      />
      <Button
        type="submit"
        alignSelf="flex-start"
        minHeight={{ base: '44px', lg: '9' }}
        loading={isSaving}
      >
        {t('save')}
      </Button>
    </Form>
  );
}
