import { Box, Button, chakra, Flex, IconButton, Input, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { collectedMost } from '../../../../api/contract/rules/collected.ts';
import { filterNumber } from '../../shared/forms/number-filter.ts';
import { TrashIcon } from '../../shared/ui/icons.tsx';
import { EditorSection } from './EditorSection.tsx';
import { DEAREST, type Listing, type ListingValues, type SkuValues } from './form-values.ts';
import { RemovedSkus } from './RemovedSkus.tsx';
import { UnknownWords } from './UnknownWords.tsx';

type Props = {
  readonly listing: Pick<Listing, 'skus' | 'removedSkus' | 'unknownWords'>;
  readonly isReadOnly: boolean;
};

const tableCss = {
  width: 'full',
  minWidth: '520px',
  '& :is(th, td)': { textAlign: 'start', padding: '1.5', borderBottomWidth: '1px' },
  '& th': { color: 'fg.muted', fontWeight: 'semibold', whiteSpace: 'nowrap' },
} as const;

/** Specifications with price and stock; a price for all of them at once. */
export const SkuFields = ({ listing, isReadOnly }: Props) => {
  const { t } = useTranslation('listing');
  const { control, register, formState, setValue, getValues } = useFormContext<ListingValues>();
  const { fields, remove, insert } = useFieldArray({ control, name: 'skus' });
  const [price, setPrice] = useState('');
  // As they were edited when they were taken off.
  const [takenOff, setTakenOff] = useState<readonly SkuValues[]>([]);
  const table = useRef<HTMLTableElement>(null);
  const leftAt = useRef<number>(null);
  const values = useWatch({ control, name: 'skus' });
  const faults = formState.errors.skus;
  const options = { shouldDirty: true, shouldValidate: true };
  const setAll = () => {
    getValues('skus').forEach((_sku, place) => {
      setValue(`skus.${place}.price`, price, options);
    });
  };
  const takeOff = (place: number) => {
    const sku = getValues(`skus.${place}`);
    setTakenOff([...takenOff.filter((one) => one.place !== sku.place), sku]);
    leftAt.current = place;
    remove(place);
  };
  // The button that was pressed is gone: the one in its place has the focus, or the last.
  useEffect(() => {
    const place = leftAt.current;
    if (place === null) return;
    leftAt.current = null;
    const buttons = table.current?.querySelectorAll<HTMLElement>('td:last-child button');
    buttons?.[Math.min(place, fields.length - 1)]?.focus();
  }, [fields]);
  const messages = fields.flatMap((_field, place) => {
    const fault = faults?.[place];
    const message = (fault?.specification ?? fault?.price ?? fault?.stock)?.message;
    return message ? [{ place, message }] : [];
  });
  return (
    <EditorSection
      title={t('editor.skus')}
      hint={t('editor.skusHint', { count: fields.length })}
      action={
        !isReadOnly &&
        fields.length > 0 && (
          <Flex gap="2" align="center">
            <Input
              size="xs"
              width="28"
              inputMode="decimal"
              aria-label={t('editor.priceOfAll')}
              placeholder={t('editor.priceOfAll')}
              value={price}
              onChange={({ target }) => setPrice(filterNumber(target.value, 2))}
            />
            <Button size="xs" variant="outline" disabled={price === ''} onClick={setAll}>
              {t('editor.setAll')}
            </Button>
          </Flex>
        )
      }
    >
      {fields.length === 0 ? (
        <Text color="fg.muted">{t('editor.noSkus')}</Text>
      ) : (
        <Box overflowX="auto">
          <chakra.table ref={table} css={tableCss} aria-label={t('editor.skus')}>
            <thead>
              <tr>
                <th scope="col">{t('editor.sourceSpec')}</th>
                <th scope="col">{t('editor.spec')}</th>
                <th scope="col">{t('editor.price')}</th>
                <th scope="col">{t('editor.stock')}</th>
                {!isReadOnly && <th scope="col">{t('words.acts')}</th>}
              </tr>
            </thead>
            <tbody>
              {fields.map((field, place) => {
                const name = { name: field.sourceSpecification };
                return (
                  <tr key={field.id}>
                    <td>
                      <Text color="fg.muted">{field.sourceSpecification}</Text>
                    </td>
                    <td>
                      <Input
                        size="sm"
                        id={`listing-spec-${place}`}
                        aria-label={t('editor.specOf', name)}
                        aria-invalid={faults?.[place]?.specification !== undefined}
                        readOnly={isReadOnly}
                        maxLength={collectedMost.spec}
                        {...register(`skus.${place}.specification`, {
                          validate: {
                            given: (text) => text.trim() !== '' || t('editor.specRequired'),
                            short: (text) =>
                              text.trim().length <= collectedMost.spec ||
                              t('editor.tooLong', { max: collectedMost.spec }),
                          },
                        })}
                      />
                      <UnknownWords
                        text={values[place]?.specification ?? ''}
                        unknown={listing.unknownWords}
                        fieldId={`listing-spec-${place}`}
                      />
                    </td>
                    <td>
                      <Input
                        size="sm"
                        width="24"
                        inputMode="decimal"
                        aria-label={t('editor.priceOf', name)}
                        aria-invalid={faults?.[place]?.price !== undefined}
                        readOnly={isReadOnly}
                        {...register(`skus.${place}.price`, {
                          setValueAs: (text: string) => filterNumber(text, 2),
                          validate: (text) =>
                            text === '' ||
                            (Number(text) > 0 && Number(text) <= DEAREST) ||
                            t('editor.priceWrong'),
                        })}
                      />
                    </td>
                    <td>
                      <Input
                        size="sm"
                        width="20"
                        inputMode="numeric"
                        aria-label={t('editor.stockOf', name)}
                        aria-invalid={faults?.[place]?.stock !== undefined}
                        readOnly={isReadOnly}
                        {...register(`skus.${place}.stock`, {
                          setValueAs: (text: string) => filterNumber(text, 0),
                          validate: (text) =>
                            (/^\d+$/.test(text) && Number(text) <= 10_000_000) ||
                            t('editor.stockWrong'),
                        })}
                      />
                    </td>
                    {!isReadOnly && (
                      <td>
                        <IconButton
                          size="sm"
                          variant="ghost"
                          colorPalette="gray"
                          aria-label={t('editor.removeSku', name)}
                          onClick={() => takeOff(place)}
                        >
                          <TrashIcon />
                        </IconButton>
                      </td>
                    )}
                  </tr>
                );
              })}
            </tbody>
          </chakra.table>
        </Box>
      )}
      {messages.map(({ place, message }) => (
        <Text key={place} role="alert" color="fg.error" fontSize="xs" marginTop="1">
          {t('editor.skuFault', { name: fields[place]?.sourceSpecification ?? '', message })}
        </Text>
      ))}
      {!isReadOnly && (
        <RemovedSkus
          listing={listing}
          kept={values}
          takenOff={takenOff}
          onPutBack={(sku) =>
            // In the order in which they were collected.
            insert(values.filter(({ place }) => place < sku.place).length, sku)
          }
        />
      )}
    </EditorSection>
  );
};
