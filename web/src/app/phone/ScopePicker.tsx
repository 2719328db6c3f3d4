import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchInput } from '../../shared/table/SearchInput.tsx';
import { CheckIcon } from '../../shared/ui/icons.tsx';
import { SideDrawer } from '../../shared/ui/SideDrawer.tsx';
import { EmptyState } from '../../shared/ui/states.tsx';
import { ALL, isSameSelection, type Selection } from '../../shared/url-state/selection.ts';
import { DirectoryFailure } from '../../shop-scope/DirectoryFailure.tsx';
import { PlatformMark } from '../../shop-scope/PlatformMark.tsx';
import { inPanelOrder, isOfPlatform } from '../../shop-scope/selection-machine.ts';
import { useSelection } from '../../shop-scope/use-selection.ts';
import { useSelectionName } from '../../shop-scope/use-selection-name.ts';

/** Shops that are drawn before more are asked for. */
const STEP = 50;

const platforms = (['TEMU', 'SHEIN'] as const).flatMap((platform) =>
  ([null, 'FULLY_MANAGED', 'SEMI_MANAGED'] as const).map(
    (managedType) => ({ kind: 'platform', platform, managedType }) as const,
  ),
);

/** Everything that can be looked at: all shops, those of a platform, groups, single shops. */
export default function ScopePicker({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('phoneSeller');
  const { directory } = useSelection();
  const [search, setSearch] = useState('');
  const [most, setMost] = useState(STEP);
  const list = useRef<HTMLDivElement>(null);
  const wanted = search.trim().toLowerCase();
  const matches = (...texts: string[]) =>
    wanted === '' || texts.some((text) => text.toLowerCase().includes(wanted));
  const shops = inPanelOrder(directory.shops).filter(({ name, mallId }) => matches(name, mallId));
  const groups = directory.groups.filter(
    ({ name, shopIds }) => shopIds.length > 0 && matches(name),
  );
  const shown = platforms.filter((platform) =>
    directory.shops.some((shop) => isOfPlatform(shop, platform)),
  );
  return (
    <SideDrawer
      open
      onClose={onClose}
      title={t('scope.title')}
      side="start"
      // A search that is focused would bring up the keyboard over half of the choices.
      initialFocus={() => list.current?.querySelector('[aria-pressed=true]') ?? null}
    >
      <Stack gap="3" ref={list}>
        <SearchInput
          label={t('words.searchShops')}
          placeholder={t('scope.searchHint')}
          value={search}
          onSearch={setSearch}
        />
        {wanted === '' && (
          <Part label={t('scope.many')}>
            {[ALL, ...shown].map((selection) => (
              <Choice key={JSON.stringify(selection)} selection={selection} onDone={onClose} />
            ))}
          </Part>
        )}
        {groups.length > 0 && (
          <Part label={t('scope.groups')}>
            {groups.map(({ id, shopIds }) => (
              <Choice
                key={id}
                selection={{ kind: 'group', id }}
                note={t('scope.shopCount', { count: shopIds.length })}
                onDone={onClose}
              />
            ))}
          </Part>
        )}
        {shops.length > 0 && (
          <Part label={t('words.shops')}>
            {shops.slice(0, most).map(({ id, platform }) => (
              <Choice
                key={id}
                selection={{ kind: 'shop', id }}
                mark={<PlatformMark platform={platform} />}
                onDone={onClose}
              />
            ))}
          </Part>
        )}
        {shops.length > most && (
          <Button variant="outline" minHeight="44px" onClick={() => setMost(most + STEP)}>
            {t('more', { count: shops.length - most })}
          </Button>
        )}
        {directory.isComplete && shops.length === 0 && groups.length === 0 && (
          <EmptyState title={t('scope.noMatch')} />
        )}
        <DirectoryFailure />
      </Stack>
    </SideDrawer>
  );
}

const Part = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box as="section" aria-label={label}>
    <Text color="fg.muted" fontSize="xs" paddingBottom="1">
      {label}
    </Text>
    <Stack as="ul" listStyleType="none" gap="0">
      {children}
    </Stack>
  </Box>
);

type ChoiceProps = {
  readonly selection: Selection;
  readonly mark?: ReactNode;
  readonly note?: string;
  readonly onDone: () => void;
};

const Choice = ({ selection, mark, note, onDone }: ChoiceProps) => {
  const { selection: current, select, directory } = useSelection();
  const name = useSelectionName(selection, directory);
  const isCurrent = isSameSelection(current, selection);
  return (
    <li>
      <Button
        variant="ghost"
        colorPalette={isCurrent ? 'accent' : 'gray'}
        width="full"
        minHeight="44px"
        paddingX="2"
        justifyContent="flex-start"
        fontWeight={isCurrent ? 'semibold' : 'normal'}
        aria-pressed={isCurrent}
        onClick={() => {
          onDone();
          select(selection);
        }}
      >
        {mark}
        <Text as="span" truncate>
          {name}
        </Text>
        {note && (
          <Text as="span" color="fg.muted" fontSize="xs">
            {note}
          </Text>
        )}
        {isCurrent && (
          <Flex marginStart="auto">
            <CheckIcon />
          </Flex>
        )}
      </Button>
    </li>
  );
};
