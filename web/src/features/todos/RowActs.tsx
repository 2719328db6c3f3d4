import { Button, Flex } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { stopVisitor } from '../../session/visitor/visitor-tips-store.ts';
import { RowAct } from '../../shared/table/RowAct.tsx';
import { openRenew } from '../billing/index.ts';
import { useMatter } from './cells.tsx';
import type { Todo } from './doors.ts';
import { PutOffMenu } from './PutOffMenu.tsx';
import type { TodoActs } from './use-todo-acts.ts';

export interface Opening {
  readonly dialog: 'putOff' | 'hand';
  readonly todo: Todo;
}

type Props = {
  readonly todo: Todo;
  readonly acts: TodoActs;
  /** Null where a dialog does it. */
  readonly door: string | null;
  readonly onOpen: (opening: Opening) => void;
  readonly size?: 'xs' | 'sm';
};

/** What can be done with something to do: go there, put it off, hand it over, tick it off; or take that back. */
export const RowActs = ({ todo, acts, door, onOpen, size = 'xs' }: Props) => {
  const { t } = useTranslation('todos');
  const matter = useMatter()(todo);
  const go = useRef<HTMLButtonElement>(null);
  const touch = size === 'sm' ? ({ minHeight: '44px', minWidth: '44px' } as const) : undefined;
  const named = (act: string) => t('actOf', { act, matter });
  const plain = (text: string, onClick: () => void) => (
    <RowAct {...touch} label={named(text)} onClick={onClick}>
      {text}
    </RowAct>
  );
  // A visitor would fill in what nobody takes.
  const open = (dialog: Opening['dialog']) => {
    if (!stopVisitor()) onOpen({ dialog, todo });
  };
  const text = t(`go.${todo.kind}`);
  const main: ReactNode =
    door === null ? (
      <Button
        ref={go}
        data-opens
        size={size}
        variant="outline"
        {...touch}
        aria-label={named(text)}
        onClick={() => openRenew(todo.shopIds, () => go.current)}
      >
        {text}
      </Button>
    ) : (
      <Button asChild size={size} variant="outline" {...touch}>
        <Link data-opens to={door} aria-label={named(text)}>
          {text}
        </Link>
      </Button>
    );
  return (
    <Flex
      data-screen
      gap="3"
      align="center"
      wrap={size === 'sm' ? 'wrap' : 'nowrap'}
      // The buttons of a line are no reason to make it higher.
      marginY={size === 'sm' ? undefined : '-1.5'}
    >
      {main}
      {todo.settledAt !== null ? (
        plain(t('acts.reopen'), () => acts.reopen(todo))
      ) : todo.putOffUntil !== null ? (
        plain(t('acts.resume'), () => acts.resume(todo))
      ) : (
        <>
          <PutOffMenu
            label={named(t('acts.putOff'))}
            touch={touch}
            onPutOff={(until) => void acts.putOff(todo, until)}
            onOther={() => open('putOff')}
          />
          {todo.kind !== 'REBIND' &&
            todo.kind !== 'RENEWAL' &&
            (todo.handedTo === null
              ? plain(t('acts.hand'), () => open('hand'))
              : plain(t('acts.takeBack'), () => acts.takeBack(todo)))}
          {todo.canSettle && plain(t('acts.settle'), () => acts.settle(todo))}
        </>
      )}
    </Flex>
  );
};
