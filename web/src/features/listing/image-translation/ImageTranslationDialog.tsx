import { Button, chakra, Dialog, Flex, Spinner, Stack, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListingLanguage } from '../../../graphql/schema.generated.ts';
import { useServerWords } from '../../../i18n/use-server-words.ts';
import { stopVisitor } from '../../../session/visitor/visitor-tips-store.ts';
import { SelectField } from '../../../shared/forms/SelectField.tsx';
import { AppDialog } from '../../../shared/ui/AppDialog.tsx';
import { confirmAct } from '../../../shared/ui/ask.ts';
import { CancelButton } from '../../../shared/ui/CancelButton.tsx';
import { ErrorState } from '../../../shared/ui/states.tsx';
import { nameOfLanguage } from '../languages.ts';
import { BoxFields } from './BoxFields.tsx';
import { type BoxValues, isRight, MOST_BOXES, newBox, valuesOf } from './boxes.ts';
import { ComparedPictures } from './ComparedPictures.tsx';
import { useImageTask } from './use-image-task.ts';

export type ImageTranslationProps = {
  /** Address of the picture. */
  readonly image: string;
  readonly languages: readonly ListingLanguage[];
  /** Of the listing: what its pictures say, and what they should. */
  readonly from: ListingLanguage;
  readonly to: ListingLanguage;
  /** Told the address of the translated picture. */
  readonly onUse: (url: string) => void;
  readonly onClose: () => void;
};

/** Translates the words in a picture, shows both, and lets a person correct every box. */
export default function ImageTranslationDialog(props: ImageTranslationProps) {
  const { image, languages, from, to, onUse, onClose } = props;
  const { t } = useTranslation(['listing', 'common']);
  const tell = useServerWords();
  const task = useImageTask();
  const { result, isWorking } = task;
  const [source, setSource] = useState(from);
  const [target, setTarget] = useState(
    to === from ? (languages.find((one) => one !== from) ?? to) : to,
  );
  const [boxes, setBoxes] = useState<readonly BoxValues[]>([]);
  const [chosen, setChosen] = useState<number | null>(null);
  const [isDirty, setIsDirty] = useState(false);
  // What was corrected and drawn would be lost, too, where the words are read anew.
  const [isCorrected, setIsCorrected] = useState(false);
  useEffect(() => {
    setBoxes(result?.boxes.map(valuesOf) ?? []);
    setIsDirty(false);
  }, [result]);

  const translate = async (again: boolean) => {
    if (stopVisitor()) return;
    const question = {
      text: t('listing:image.askAgain'),
      action: t('listing:image.again'),
      destructive: true,
    };
    if (isCorrected && !(await confirmAct(question))) return;
    const isBegun = await task.translate({
      image,
      language: target,
      sourceLanguage: source,
      again,
    });
    if (isBegun) setIsCorrected(false);
  };
  const edit = (next: readonly BoxValues[]) => {
    setBoxes(next);
    setIsDirty(true);
    setIsCorrected(true);
  };
  const areRight = result !== null && boxes.every((box) => isRight(box, result));
  const isChanged = result !== null && result.url !== result.image;
  const choice = {
    options: languages.map((value) => ({ value, label: nameOfLanguage(value) })),
    disabled: isWorking,
    width: { base: 'full', md: '180px' },
  };
  return (
    <AppDialog
      open
      onClose={onClose}
      title={t('listing:image.title')}
      width={1_080}
      isDirty={isDirty}
      footer={
        <>
          <Dialog.ActionTrigger asChild>
            <Button variant="outline" colorPalette="gray">
              {t('common:close')}
            </Button>
          </Dialog.ActionTrigger>
          {result && isDirty && (
            <Button
              loading={isWorking}
              disabled={!areRight}
              onClick={() => {
                if (!stopVisitor()) void task.redraw(boxes);
              }}
            >
              {t('listing:image.redraw')}
            </Button>
          )}
          {result && !isDirty && (
            <Button disabled={isWorking || !isChanged} onClick={() => onUse(result.url)}>
              {t('listing:image.use')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="4">
        <Flex gap="3" wrap="wrap" align="flex-end">
          <SelectField
            {...choice}
            label={t('listing:image.from')}
            value={source}
            onChange={setSource}
          />
          <SelectField
            {...choice}
            label={t('listing:image.to')}
            value={target}
            onChange={setTarget}
          />
          {result === null ? (
            <Button
              size="sm"
              minHeight={{ base: '44px', lg: '9' }}
              disabled={isWorking || source === target}
              onClick={() => void translate(false)}
            >
              {t('listing:image.start')}
            </Button>
          ) : (
            <Button
              size="sm"
              variant="outline"
              minHeight={{ base: '44px', lg: '9' }}
              disabled={isWorking || source === target}
              onClick={() => void translate(true)}
            >
              {t('listing:image.again')}
            </Button>
          )}
        </Flex>
        {source === target && (
          <Text role="alert" color="fg.warning" fontSize="sm">
            {t('listing:image.same')}
          </Text>
        )}
        {isWorking && (
          <Flex role="status" gap="3" align="center" wrap="wrap">
            <Spinner size="sm" />
            <Text>
              {task.ahead > 0
                ? t('listing:image.waiting', { count: task.ahead })
                : t(result === null ? 'listing:image.working' : 'listing:image.drawing')}
            </Text>
            {result === null && <CancelButton size="xs" onClick={task.giveUp} />}
          </Flex>
        )}
        {!isWorking && task.failure !== null && (
          <Text role="alert" color="fg.error">
            {task.failure === 'gone' ? t('listing:image.gone') : tell(task.failure)}
          </Text>
        )}
        {task.error && result === null && <ErrorState error={task.error} onRetry={task.retry} />}
        {result === null ? (
          <chakra.img
            src={image}
            alt={t('listing:image.before')}
            referrerPolicy="no-referrer"
            maxHeight="360px"
            maxWidth="full"
            alignSelf="center"
            borderWidth="1px"
            borderRadius="l2"
            bg="bg.muted"
          />
        ) : (
          <>
            <ComparedPictures result={result} boxes={boxes} chosen={chosen} onChoose={setChosen} />
            {boxes.length === 0 && !isDirty && (
              <Text role="note" color="fg.warning">
                {t('listing:image.nothing')}
              </Text>
            )}
            <Stack as="ol" gap="2" aria-label={t('listing:image.boxes')}>
              {boxes.map((box, place) => (
                <BoxFields
                  // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no name but their place in the list.
                  key={place}
                  box={box}
                  number={place + 1}
                  picture={result}
                  isChosen={place === chosen}
                  isBusy={isWorking}
                  onChoose={() => setChosen(place)}
                  onChange={(change) =>
                    edit(boxes.map((one, at) => (at === place ? { ...one, ...change } : one)))
                  }
                  onRemove={() => {
                    edit(boxes.filter((_, at) => at !== place));
                    setChosen(null);
                  }}
                />
              ))}
            </Stack>
            <Button
              size="sm"
              variant="outline"
              alignSelf="flex-start"
              disabled={isWorking || boxes.length >= MOST_BOXES}
              onClick={() => {
                edit([...boxes, newBox(result)]);
                setChosen(boxes.length);
              }}
            >
              {t('listing:image.add')}
            </Button>
          </>
        )}
      </Stack>
    </AppDialog>
  );
}
