import { Box, Button, IconButton, Input, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { collectedMost } from '../../../../api/contract/rules/collected.ts';
import { namedText } from '../../i18n/format.ts';
import { TrashIcon } from '../../shared/ui/icons.tsx';
import { EditorSection } from './EditorSection.tsx';
import {
  type AttributeValues,
  type Listing,
  type ListingValues,
  MOST_ATTRIBUTES,
  removedAttributesOf,
} from './form-values.ts';
import { RemovedList } from './RemovedList.tsx';
import { UnknownWords } from './UnknownWords.tsx';

type Props = {
  readonly listing: Pick<Listing, 'attributes' | 'removedAttributes' | 'unknownWords'>;
  readonly isReadOnly: boolean;
};

const nameOf = ({ sourceName, sourceValue, name, value }: AttributeValues): string =>
  sourceName === '' ? namedText(name, value) : namedText(sourceName, sourceValue);

/** The properties of the product, each beside what it was collected as. */
export const AttributeFields = ({ listing, isReadOnly }: Props) => {
  const { t } = useTranslation('listing');
  const { control, register, formState, getValues } = useFormContext<ListingValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'attributes' });
  const [takenOff, setTakenOff] = useState<readonly AttributeValues[]>([]);
  const section = useRef<HTMLDivElement>(null);
  const leftAt = useRef<number>(null);
  const values = useWatch({ control, name: 'attributes' });
  const faults = formState.errors.attributes;
  // Fields keep nobody from more by themselves: a translation may bring it.
  const shortEnough = (max: number) => (text: string) =>
    text.trim().length <= max || t('editor.tooLong', { max });
  const takeOff = (place: number) => {
    const attribute = getValues(`attributes.${place}`);
    if (`${attribute.sourceName}${attribute.name}${attribute.value}` !== '')
      setTakenOff([...takenOff, attribute]);
    leftAt.current = place;
    remove(place);
  };
  // The button that was pressed is gone: the one in its place has the focus, or the last, or a way back.
  useEffect(() => {
    const place = leftAt.current;
    if (place === null) return;
    leftAt.current = null;
    const buttons = section.current?.querySelectorAll<HTMLElement>(
      'button[data-removes], li button',
    );
    buttons?.[Math.min(place, Math.max(0, fields.length - 1))]?.focus();
  }, [fields]);
  const removed = removedAttributesOf(listing, values, takenOff);
  return (
    <EditorSection
      title={t('editor.attributes')}
      action={
        !isReadOnly && (
          <Button
            size="xs"
            variant="outline"
            disabled={fields.length >= MOST_ATTRIBUTES}
            onClick={() => append({ sourceName: '', sourceValue: '', name: '', value: '' })}
          >
            {t('editor.addAttribute')}
          </Button>
        )
      }
    >
      {fields.length === 0 && <Text color="fg.muted">{t('editor.noAttributes')}</Text>}
      <Box ref={section} display="grid" gap="3">
        {fields.map((field, place) => {
          const fault = faults?.[place]?.name ?? faults?.[place]?.value;
          const number = place + 1;
          return (
            <Box key={field.id}>
              <Box
                display="grid"
                gap="2"
                alignItems="center"
                gridTemplateColumns={{ base: '1fr 1fr 44px', md: '1fr 180px 1fr 40px' }}
              >
                <Text
                  color="fg.muted"
                  fontSize="xs"
                  overflowWrap="anywhere"
                  gridColumn={{ base: '1 / -1', md: 'auto' }}
                >
                  {field.sourceName === ''
                    ? t('editor.ownAttribute')
                    : namedText(field.sourceName, field.sourceValue)}
                </Text>
                <Input
                  size="sm"
                  aria-label={t('editor.attributeName', { number })}
                  aria-invalid={faults?.[place]?.name !== undefined}
                  readOnly={isReadOnly}
                  maxLength={collectedMost.attributeName}
                  {...register(`attributes.${place}.name`, {
                    validate: {
                      given: (text) => text.trim() !== '' || t('editor.attributeRequired'),
                      short: shortEnough(collectedMost.attributeName),
                    },
                  })}
                />
                <Input
                  size="sm"
                  id={`listing-attribute-${place}`}
                  aria-label={t('editor.attributeValue', { number })}
                  aria-invalid={faults?.[place]?.value !== undefined}
                  readOnly={isReadOnly}
                  maxLength={collectedMost.attributeValue}
                  {...register(`attributes.${place}.value`, {
                    validate: shortEnough(collectedMost.attributeValue),
                  })}
                />
                {!isReadOnly && (
                  <IconButton
                    size="sm"
                    variant="ghost"
                    colorPalette="gray"
                    aria-label={t('editor.removeAttribute', { number })}
                    data-removes
                    onClick={() => takeOff(place)}
                  >
                    <TrashIcon />
                  </IconButton>
                )}
              </Box>
              <UnknownWords
                text={values[place]?.value ?? ''}
                unknown={listing.unknownWords}
                fieldId={`listing-attribute-${place}`}
              />
              {fault?.message && (
                <Text role="alert" color="fg.error" fontSize="xs" marginTop="1">
                  {fault.message}
                </Text>
              )}
            </Box>
          );
        })}
        {!isReadOnly && (
          <RemovedList
            title={t('editor.removedAttributes')}
            entries={removed.map((attribute) => ({
              key: JSON.stringify(attribute),
              name: nameOf(attribute),
              label: t('editor.putBackAttribute', { name: nameOf(attribute) }),
              onPutBack: () => append(attribute),
            }))}
          />
        )}
      </Box>
    </EditorSection>
  );
};
