import { Box, Button, Popover, Portal } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckList } from '../../shared/lists/CheckList.tsx';
import { isFound } from '../../shared/lists/search.ts';
import { SearchInput } from '../../shared/table/SearchInput.tsx';
import { ChevronDownIcon } from '../../shared/ui/icons.tsx';

type Props = {
  readonly label: string;
  /** What stands on the button. */
  readonly text: string;
  readonly items: readonly { readonly id: string; readonly name: string }[];
  readonly chosen: readonly string[];
  readonly onChoose: (ids: readonly string[]) => void;
  /** Offers a search where the items are many. */
  readonly search?: string;
  readonly empty: string;
};

const MANY = 12;
/** The half of a row says that there is more below. */
const MOST_ROWS = 8.5;
const ROW = 40;

/** Any number of things out of a list that hangs on a button. */
export const CheckMenu = (props: Props) => {
  const { label, text, items, chosen, onChoose, search, empty } = props;
  const { t } = useTranslation('common');
  const [wanted, setWanted] = useState('');
  const found = items.filter(({ name }) => isFound(wanted, [name]));
  const checked = new Set(chosen);
  return (
    <Popover.Root
      lazyMount
      unmountOnExit
      positioning={{ placement: 'bottom-start' }}
      onOpenChange={() => setWanted('')}
    >
      <Popover.Trigger asChild>
        <Button size="sm" variant="outline" colorPalette="gray" maxWidth="260px" title={text}>
          <Box as="span" truncate>
            {text}
          </Box>
          <ChevronDownIcon width={14} height={14} />
        </Button>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content width="260px" aria-label={label}>
            <Popover.Body padding="2" display="flex" flexDirection="column" gap="2">
              {search !== undefined && items.length > MANY && (
                <SearchInput
                  label={search}
                  placeholder={search}
                  value={wanted}
                  onSearch={setWanted}
                  delayMs={0}
                  width="full"
                />
              )}
              <CheckList
                label={label}
                items={found}
                checked={checked}
                onToggle={(id) =>
                  onChoose(checked.has(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
                }
                empty={items.length === 0 ? empty : t('noData')}
                height={`${Math.min(Math.max(found.length, 2), MOST_ROWS) * ROW + 2}px`}
              />
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
};
