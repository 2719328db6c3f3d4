import { Box, Button, Flex, Skeleton, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { GraphQLProvider } from '../../../graphql/GraphQLProvider.tsx';
import { ChevronBackIcon } from '../../../shared/ui/icons.tsx';
import { ErrorState } from '../../../shared/ui/states.tsx';
import { printQuery, withValue } from '../../../shared/url-state/codec.ts';
import { useUrlState } from '../../../shared/url-state/use-url-state.ts';
import { editedOf } from '../editor/edited.ts';
import type { Editor } from '../editor/use-editor.ts';
import { ordersState } from '../orders/orders-url.ts';
import type { LabelValues } from '../output/fill.ts';
import { useLabelOfSkuQuery, useLabelTemplatesQuery } from './Labels.generated.ts';
import { drawingOfLabel } from './saved-label.ts';
import { useLabelWrites } from './use-label-writes.ts';
import { useSkuValues } from './use-sku-values.ts';

interface Props {
  readonly editor: Editor;
  /** Told what the label says of the SKU. */
  readonly onKnown: (values: LabelValues) => void;
  /** Told when the paper has what it begins with. */
  readonly onBegun: () => void;
}

/** Whose label is drawn, where the page was opened for one SKU; comes as a chunk of its own. */
export default function SkuBar(props: Props) {
  return (
    <GraphQLProvider>
      <Bar {...props} />
    </GraphQLProvider>
  );
}

const options = { fetchPolicy: 'network-only', context: { quiet: true } } as const;

/** What the label of a SKU begins with: what it is now, else the template that the address names. */
function useBeginning(skuId: string, template: string) {
  const own = useLabelOfSkuQuery({ ...options, variables: { skuId } });
  const skip = template === '';
  const plain = useLabelTemplatesQuery({ ...options, variables: { kind: 'TEMPLATE' }, skip });
  const gpsr = useLabelTemplatesQuery({ ...options, variables: { kind: 'GPSR' }, skip });
  const queries = [own, plain, gpsr];
  const failed = queries.find(({ error }) => error);
  const templates = [...(plain.data?.labelTemplates ?? []), ...(gpsr.data?.labelTemplates ?? [])];
  const label = own.data?.labelOfSku ?? templates.find(({ id }) => id === template) ?? null;
  return {
    label,
    isHere: queries.every(({ loading }) => !loading) && failed === undefined,
    error: failed?.error,
    retry: () => {
      for (const query of queries) if (query.error) query.refetch().catch(() => {});
    },
  };
}

const Bar = ({ editor, onKnown, onBegun }: Props) => {
  const { t } = useTranslation('labels');
  const [state] = useUrlState(ordersState);
  const { sku, template, orders } = state;
  const { label, isHere, error, retry } = useBeginning(sku, template);
  const { create, update, isBusy } = useLabelWrites(editor);
  const isOpened = useRef(false);
  const { act } = editor;
  const goods = useSkuValues(state, onKnown);
  useEffect(() => {
    if (!isHere || isOpened.current) return;
    isOpened.current = true;
    onBegun();
    const drawing = label && drawingOfLabel(label);
    if (label === null || drawing === null) return;
    const isOwn = label.kind === 'SKU';
    act({
      do: 'open',
      drawing: editedOf(drawing),
      // A template is not this SKU's label until it is saved for it.
      isSaved: isOwn,
      ...(isOwn && { label }),
    });
  }, [isHere, label, act, onBegun]);
  if (error && !isOpened.current) return <ErrorState error={error} onRetry={retry} />;
  if (!isHere && !isOpened.current) return <Skeleton height="52px" />;
  const opened = editor.label?.id.startsWith('skuLabel:') ? editor.label : null;
  const save = () =>
    opened
      ? update(opened)
      : create({ kind: 'SKU', name: t('orders.nameOf', { sku }), market: null, skuId: sku });
  const back = printQuery(
    withValue(new URLSearchParams(), ordersState, { ...state, sku: '', row: '' }),
  );
  return (
    <Flex layerStyle="panel" paddingX="3" paddingY="2" gap="2" align="center" wrap="wrap">
      {orders.length > 0 && (
        <Button
          asChild
          size="sm"
          variant="ghost"
          colorPalette="gray"
          paddingX="1"
          minHeight={{ base: '44px', lg: '8' }}
        >
          <Link to={`/canvasCompon${back}`}>
            <ChevronBackIcon />
            {t('orders.backToPrint')}
          </Link>
        </Button>
      )}
      <Box flex="1" minWidth="12em">
        <Text>{t(opened ? 'orders.editing' : 'orders.drawing', { sku })}</Text>
        {goods !== '' && (
          <Text color="fg.muted" fontSize="xs">
            {t('orders.filled', { goods })}
          </Text>
        )}
      </Box>
      <Button
        size="sm"
        minHeight={{ base: '44px', lg: '8' }}
        loading={isBusy}
        disabled={editor.drawing.items.length === 0 || (opened !== null && !editor.isDirty)}
        onClick={() => void save()}
      >
        {t('orders.saveForSku')}
      </Button>
    </Flex>
  );
};
