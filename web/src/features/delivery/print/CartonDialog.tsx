import { Button, Field, Flex, Input, Text } from '@chakra-ui/react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../../session/viewer-context.ts';
import { Form } from '../../../shared/forms/Form.tsx';
import { SelectField } from '../../../shared/forms/SelectField.tsx';
import { noteOf, writeNote } from '../../../shared/kept/user-notes.ts';
import { AppDialog } from '../../../shared/ui/AppDialog.tsx';
import type { Order } from '../use-shipping-orders.ts';
import { CartonMarks } from './CartonMarks.tsx';
import { cartonPapers, cartonsOf, MOST_CARTONS, readCartonPaper } from './cartons.ts';

type Props = { readonly orders: readonly Order[]; readonly onDone: () => void };

const PAPER = 'cartonPaper';

/** Asks how many cartons each order has, then prints a mark for each of them. */
export default function CartonDialog({ orders, onDone }: Props) {
  const { t } = useTranslation('delivery');
  const form = useId();
  const { id: userId } = useViewer();
  const [paper, setPaper] = useState(() => readCartonPaper(noteOf(userId, PAPER)));
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [isTried, setTried] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const asked = orders.map((order) => ({ order, cartons: cartonsOf(typed[order.id] ?? '1') }));
  const marked = asked.flatMap(({ order, cartons }) => (cartons ? [{ order, cartons }] : []));
  const isWhole = marked.length === orders.length;
  const print = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isWhole) return;
    writeNote(userId, PAPER, paper);
    setPrinting(true);
  };
  if (isPrinting) return <CartonMarks orders={marked} paper={paper} onDone={onDone} />;
  return (
    <AppDialog
      open
      onClose={onDone}
      title={t('step.marks')}
      isDirty={Object.values(typed).some((cartons) => cartons !== '1')}
      footer={
        <Button type="submit" form={form}>
          {t('marks.print', { pages: marked.reduce((sum, { cartons }) => sum + cartons, 0) })}
        </Button>
      }
    >
      <Form id={form} onSubmit={print}>
        <SelectField
          label={t('marks.paper')}
          value={paper}
          options={Object.entries(cartonPapers).map(([value, [width, height]]) => ({
            value,
            label: `${width} × ${height} mm`,
          }))}
          onChange={(name) => setPaper(readCartonPaper(name))}
        />
        <Text fontWeight="medium" fontSize="sm">
          {t('marks.cartons')}
        </Text>
        {asked.map(({ order, cartons }) => (
          <Field.Root key={order.id} invalid={isTried && cartons === undefined}>
            <Flex gap="3" align="center" justify="space-between" width="full">
              <Field.Label fontWeight="normal" overflowWrap="anywhere">
                {order.orderNo}
              </Field.Label>
              <Input
                width="24"
                flex="none"
                inputMode="numeric"
                aria-label={t('marks.cartonsOf', { number: order.orderNo })}
                value={typed[order.id] ?? '1'}
                onChange={({ currentTarget: { value } }) =>
                  setTyped((all) => ({ ...all, [order.id]: value }))
                }
              />
            </Flex>
            <Field.ErrorText role="alert">
              {t('marks.wrong', { most: MOST_CARTONS })}
            </Field.ErrorText>
          </Field.Root>
        ))}
      </Form>
    </AppDialog>
  );
}
