import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { officeMost } from '../../../../../api/contract/rules/seller-office.ts';
import { dotted, listText } from '../../../i18n/format.ts';
import type { FilingValues } from '../form-values.ts';
import { ChoiceSelect } from './ChoiceSelect.tsx';
import { FilingField } from './FilingField.tsx';
import { type Paper, PaperChoices } from './PaperChoices.tsx';
import { ReadState } from './ReadState.tsx';
import { Requirements } from './Requirements.tsx';
import { readAgencies, readCertificates, readGuideFiles, readRequirements } from './read-office.ts';
import { type Office, type OfficeAnswer, useOfficeAnswer } from './use-office.ts';

type Props = {
  readonly office: Office;
  readonly value: FilingValues;
  readonly isReadOnly: boolean;
  readonly onChange: (change: Partial<FilingValues>) => void;
};

const papersOf = <T,>(
  answer: OfficeAnswer<readonly T[]>,
  paper: (one: T) => Paper,
): OfficeAnswer<readonly Paper[]> => ({ ...answer, data: answer.data?.map(paper) });

/** What a category asks for in a market, and what of it goes along: certificates, guides, who answers for the goods. */
export const PaperFields = ({ office, value, isReadOnly, onChange }: Props) => {
  const { t } = useTranslation('filing');
  const { category, market } = value;
  const categoryId = category?.id;
  const ofCategory = isReadOnly || categoryId === undefined ? null : { categoryId };
  const ofBoth = ofCategory === null || market === null ? null : { ...ofCategory, market };
  const ofMarket = isReadOnly || market === null ? null : { market };
  const requirements = useOfficeAnswer(office, 'compliance', ofBoth, readRequirements);
  const certificates = useOfficeAnswer(office, 'certificates', ofBoth, readCertificates);
  const guides = useOfficeAnswer(office, 'guideFiles', ofCategory, readGuideFiles);
  const agencies = useOfficeAnswer(office, 'agencyList', ofMarket, readAgencies);
  const needsNone = requirements.data?.every(({ kind }) => kind !== 'certificate') === true;
  const chosenAgency = agencies.data?.find(({ id }) => id === value.agency?.id);
  return (
    <>
      {market !== null && ofBoth !== null && (
        <Requirements answer={requirements} market={t(`markets.${market}`)} />
      )}
      <Box
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      >
        <FilingField label={t('certificates')}>
          <PaperChoices
            values={value.certificates}
            answer={papersOf(certificates, ({ id, name, number, state, validUntil }) => ({
              id,
              name,
              note:
                validUntil === null
                  ? t('certificateEndless', { number })
                  : t('certificate', { number, day: validUntil }),
              ...(state !== 'valid' && { closed: t(`state.${state}`) }),
            }))}
            isReadOnly={isReadOnly}
            most={officeMost.certificates}
            empty={t(needsNone ? 'needsNoCertificates' : 'noCertificates')}
            onChange={(chosen) => onChange({ certificates: chosen })}
          />
        </FilingField>
        <FilingField label={t('guideFiles')}>
          <PaperChoices
            values={value.guideFiles}
            answer={papersOf(guides, ({ id, name, languages, updatedOn }) => ({
              id,
              name,
              note: t('guideFile', { languages: listText(languages), day: updatedOn }),
            }))}
            isReadOnly={isReadOnly}
            most={officeMost.guideFiles}
            empty={t('noGuideFiles')}
            onChange={(chosen) => onChange({ guideFiles: chosen })}
          />
        </FilingField>
        <FilingField label={t('agency')}>
          {agencies.data?.length === 0 && value.agency === null ? (
            <Text color="fg.muted">{t('noAgencies')}</Text>
          ) : (
            <ChoiceSelect
              label={t('agency')}
              value={value.agency}
              choices={agencies.data}
              isReadOnly={isReadOnly}
              onChange={(agency) => onChange({ agency })}
            />
          )}
          {chosenAgency !== undefined && (
            <Text color="fg.muted" fontSize="xs" marginTop="1" overflowWrap="anywhere">
              {dotted(chosenAgency.address, chosenAgency.email)}
            </Text>
          )}
          <ReadState answer={agencies} />
        </FilingField>
      </Box>
    </>
  );
};
