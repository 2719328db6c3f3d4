import { Button, Flex, Input, InputGroup, Stack, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppDialog } from '../../../shared/ui/AppDialog.tsx';
import { CancelButton } from '../../../shared/ui/CancelButton.tsx';
import { SearchIcon } from '../../../shared/ui/icons.tsx';
import { CategoryList } from './CategoryList.tsx';
import { type OfficeCategory, readCategories } from './read-office.ts';
import { type Office, useOfficeAnswer } from './use-office.ts';

type Props = {
  readonly office: Office;
  readonly onClose: () => void;
  readonly onChosen: (category: OfficeCategory) => void;
};

/** Pause after typing before a search is made, in ms. */
const TYPING_MS = 300;

type LevelProps = {
  readonly office: Office;
  /** From 1. */
  readonly number: number;
  readonly parentId: string | undefined;
  readonly chosenId: string | undefined;
  readonly onChoose: (category: OfficeCategory) => void;
};

const Level = ({ office, number, parentId, chosenId, onChoose }: LevelProps) => {
  const { t } = useTranslation('filing');
  const body = parentId === undefined ? {} : { parentId };
  const answer = useOfficeAnswer(office, 'category', body, readCategories);
  return (
    <CategoryList
      label={t('picker.level', { number })}
      answer={answer}
      chosenId={chosenId}
      onChoose={onChoose}
      empty={t('picker.empty')}
    />
  );
};

/** The tree of the marketplace's categories, level by level, or by a search. */
export const CategoryDialog = ({ office, onClose, onChosen }: Props) => {
  const { t } = useTranslation('filing');
  const [typed, setTyped] = useState('');
  const [keyword, setKeyword] = useState('');
  const [chain, setChain] = useState<readonly OfficeCategory[]>([]);
  useEffect(() => {
    const timer = setTimeout(() => setKeyword(typed.trim()), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const isSearch = keyword !== '';
  const found = useOfficeAnswer(office, 'category', isSearch ? { keyword } : null, readCategories);
  const chosen = chain.at(-1);
  const isWhole = chosen?.isLeaf === true;
  const levels = chain.filter(({ isLeaf }) => !isLeaf);
  return (
    <AppDialog
      open
      onClose={onClose}
      title={t('picker.title')}
      isDirty={typed !== '' || chain.length > 0}
      width={760}
      footer={
        <Flex gap="3" align="center" justify="flex-end" wrap="wrap" width="full">
          <Text flex="1 1 200px" color={isWhole ? undefined : 'fg.muted'} aria-live="polite">
            {isWhole
              ? t('picker.chosen', { path: chosen.path.join(t('step')) })
              : t('picker.notYet')}
          </Text>
          <CancelButton onClick={onClose} />
          <Button disabled={!isWhole} onClick={() => chosen && onChosen(chosen)}>
            {t('picker.confirm')}
          </Button>
        </Flex>
      }
    >
      <Stack gap="3">
        <InputGroup startElement={<SearchIcon />}>
          <Input
            type="search"
            aria-label={t('words.searchCategories')}
            placeholder={t('picker.searchPlaceholder')}
            maxLength={60}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setChain([]);
            }}
          />
        </InputGroup>
        {isSearch ? (
          <CategoryList
            label={t('picker.found')}
            answer={found}
            chosenId={chosen?.id}
            onChoose={(category) => setChain([category])}
            empty={t('picker.noneFound')}
            withPath
          />
        ) : (
          <Flex gap="2" direction={{ base: 'column', md: 'row' }}>
            {[undefined, ...levels].map((parent, place) => (
              <Level
                key={parent?.id ?? ''}
                office={office}
                number={place + 1}
                parentId={parent?.id}
                chosenId={chain[place]?.id}
                onChoose={(category) => setChain([...chain.slice(0, place), category])}
              />
            ))}
          </Flex>
        )}
      </Stack>
    </AppDialog>
  );
};
