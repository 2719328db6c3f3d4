import { Badge, Box, Flex, Input } from '@chakra-ui/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stopVisitor } from '../../session/visitor/visitor-tips-store.ts';
import { fullMoney, toFen } from '../../shared/kpi/money.ts';
import { PencilIcon } from '../../shared/ui/icons.tsx';
import { isSku } from './columns.ts';
import { filterCost, parseCost } from './costs.ts';
import { MoneySpan } from './MoneySpan.tsx';
import type { RowActs } from './ProductLine.tsx';
import { SkusDoor } from './tags.tsx';
import type { ProductRow } from './variables.ts';

type Props = { readonly row: ProductRow; readonly acts: RowActs };

/** The cost, and the way to change it: in place for one SKU, in a dialog for all SKUs of a product. */
export const CostCell = ({ row, acts }: Props) => {
  const { t } = useTranslation('products');
  const [isEditing, setIsEditing] = useState(false);
  // The button that began it has the focus again when the keyboard ended it.
  const isFocusDue = useRef(false);
  const name = row.specName === null ? row.name : `${row.name} ${row.specName}`;
  if (isEditing) {
    return (
      <CostInput
        row={row}
        acts={acts}
        name={name}
        onDone={(isByKey) => {
          isFocusDue.current = isByKey;
          setIsEditing(false);
        }}
      />
    );
  }
  const missing = row.uncostedSkuCount ?? 0;
  return (
    <Flex align="center" justify="flex-end" gap="1">
      <Box textAlign="end">
        {row.costMin !== null &&
          (missing > 0 && row.costMax !== row.costMin ? (
            // The badge takes the second line.
            <span
              title={`${fullMoney(toFen(row.costMin))} ~ ${fullMoney(toFen(row.costMax ?? row.costMin))}`}
            >
              {t('cost.from', { cost: fullMoney(toFen(row.costMin)) })}
            </span>
          ) : (
            <MoneySpan min={row.costMin} max={row.costMax} />
          ))}
        {missing > 0 && (
          <Box data-second>
            <Missing row={row} count={missing} />
          </Box>
        )}
      </Box>
      <button
        ref={(button) => {
          if (isFocusDue.current) button?.focus();
          isFocusDue.current = false;
        }}
        type="button"
        data-tool
        data-missing-cost={(isSku(row) && row.costMin === null) || undefined}
        aria-label={t('cost.edit', { name })}
        title={t('cost.title')}
        onClick={() => {
          if (stopVisitor()) return;
          if (isSku(row)) setIsEditing(true);
          else acts.enterCost(row);
        }}
      >
        <PencilIcon width={14} height={14} />
      </button>
    </Flex>
  );
};

/** How many SKUs have no cost, which leads to these; the one of a row of its own is entered beside. */
const Missing = ({ row, count }: { readonly row: ProductRow; readonly count: number }) => {
  const { t } = useTranslation('products');
  const badge = (
    <Badge variant="subtle" colorPalette="orange">
      {row.costMin === null ? t('cost.none') : t('cost.missing', { count })}
    </Badge>
  );
  if (isSku(row)) return badge;
  return (
    <SkusDoor row={row} cost="without">
      {badge}
    </SkusDoor>
  );
};

type InputProps = Props & { readonly name: string; readonly onDone: (isByKey: boolean) => void };

/** Asks for the next cost below that is missing; false where the list has none there. */
function openNextCost(row: Element | null): boolean {
  for (let next = row?.nextElementSibling; next; next = next.nextElementSibling) {
    const button = next.querySelector<HTMLElement>('[data-missing-cost]');
    if (button === null) continue;
    button.click();
    return true;
  }
  return false;
}

/**
 * Enter saves, Escape leaves it as it was; leaving the field saves what is a cost. Where costs are filled in one
 * after the other, Enter and the arrow down go on to the next.
 */
const CostInput = ({ row, acts, name, onDone }: InputProps) => {
  const { t } = useTranslation('products');
  // Another window may have saved a cost since: what nobody typed does not take its place.
  const [before] = useState(row.costMin);
  const [typed, setTyped] = useState(before ?? '');
  const [isBusy, setIsBusy] = useState(false);
  const parsed = parseCost(typed);
  const isWrong = 'fault' in parsed && parsed.fault !== 'blank';
  // The focus leaves the field once more when it is taken away.
  const isOver = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  const end = (isByKey: boolean, goesOn: boolean) => {
    isOver.current = true;
    onDone(isByKey && !(goesOn && openNextCost(input.current?.closest('tr') ?? null)));
  };
  const save = async (isByKey: boolean) => {
    if (isBusy || isOver.current) return;
    const goesOn = isByKey && acts.goesOn;
    if ('fault' in parsed || parsed.cost === before || parsed.cost === row.costMin)
      return end(isByKey, goesOn);
    setIsBusy(true);
    const isSaved = await acts.saveCost(row, parsed.cost);
    setIsBusy(false);
    if (isSaved) end(isByKey, goesOn);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') end(true, false);
    if (event.key !== 'Enter' && !(acts.goesOn && event.key === 'ArrowDown')) return;
    // The button that the focus comes to is not to be pressed by the same key.
    event.preventDefault();
    if (!isWrong) void save(true);
  };
  return (
    <Input
      ref={input}
      size="sm"
      height="8"
      textAlign="end"
      inputMode="decimal"
      autoFocus
      aria-label={t('cost.edit', { name })}
      aria-invalid={isWrong}
      title={isWrong ? t(`cost.faults.${parsed.fault}`) : t('cost.hintOne')}
      value={typed}
      readOnly={isBusy}
      aria-busy={isBusy}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setTyped(filterCost(target.value))}
      onKeyDown={onKeyDown}
      onBlur={() => void save(false)}
    />
  );
};
