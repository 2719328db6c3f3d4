import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { labelLimits } from '../../../../../api/contract/rules/label-drawing.ts';
import { useLabelTemplatesQuery } from '../templates/Labels.generated.ts';
import type { SavedLabel } from '../templates/saved-label.ts';
import { fallbackOf, labelOfLine, labelReader, linesOf } from './lines.ts';
import { LabelsOfSkusDocument, useOrdersToLabelQuery } from './OrderLabels.generated.ts';
import { mostOrders, type OrdersState } from './orders-url.ts';

const options = { fetchPolicy: 'cache-and-network', context: { quiet: true } } as const;

interface OwnLabels {
  /** Of which SKUs, as one text. */
  readonly of: string;
  /** By the ids of their SKUs; null while they come. */
  readonly labels: ReadonlyMap<string, SavedLabel> | null;
  readonly error: unknown;
}

/** The labels that SKUs have of their own, asked for in parts: each may hold pictures. */
function useOwnLabels(skuIds: readonly string[] | null) {
  const client = useApolloClient();
  const [tries, setTries] = useState(0);
  const [own, setOwn] = useState<OwnLabels>({ of: '', labels: null, error: null });
  const of = skuIds === null ? null : JSON.stringify(skuIds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks once more.
  useEffect(() => {
    if (of === null) return;
    let isGone = false;
    const read = async () => {
      const labels = new Map<string, SavedLabel>();
      const asked: readonly string[] = skuIds ?? [];
      for (let at = 0; at < asked.length && !isGone; at += labelLimits.mostSkus) {
        const { data } = await client.query({
          query: LabelsOfSkusDocument,
          variables: { skuIds: asked.slice(at, at + labelLimits.mostSkus) },
          fetchPolicy: 'network-only',
          context: options.context,
        });
        for (const label of data?.labelsOfSkus ?? [])
          if (label.skuId !== null) labels.set(label.skuId, label);
      }
      if (!isGone) setOwn({ of, labels, error: null });
    };
    read().catch((error: unknown) => {
      if (!isGone) setOwn({ of, labels: null, error });
    });
    return () => {
      isGone = true;
    };
  }, [client, of, tries]);
  const isHere = own.of === of;
  return {
    labels: isHere ? own.labels : null,
    error: isHere ? own.error : null,
    retry: () => {
      setOwn({ of: '', labels: null, error: null });
      setTries((count) => count + 1);
    },
  };
}

/** The lines of the orders, each with its label. Null while something is still to come. */
export function useOrderLines({ orders: numbers, market, template }: OrdersState) {
  const orders = useOrdersToLabelQuery({
    ...options,
    variables: { numbers: [...numbers], first: mostOrders },
  });
  const plain = useLabelTemplatesQuery({ ...options, variables: { kind: 'TEMPLATE' } });
  const gpsr = useLabelTemplatesQuery({ ...options, variables: { kind: 'GPSR' } });
  const found = orders.data?.shippingOrders?.edges;
  const lines = useMemo(
    () =>
      found === undefined
        ? null
        : linesOf(
            found.map(({ node }) => node),
            numbers,
          ),
    [found, numbers],
  );
  const skuIds = useMemo(
    () => (lines === null ? null : [...new Set(lines.map(({ goods }) => goods.skuId))]),
    [lines],
  );
  const own = useOwnLabels(skuIds);
  const templates = useMemo(
    () =>
      plain.data && gpsr.data ? [...gpsr.data.labelTemplates, ...plain.data.labelTemplates] : null,
    [plain.data, gpsr.data],
  );
  const read = useMemo(labelReader, []);
  const fallback = useMemo(
    () => (templates === null ? null : fallbackOf(templates, { market, template }, read)),
    [templates, market, template, read],
  );
  const labelled = useMemo(() => {
    if (lines === null || own.labels === null || templates === null) return null;
    return lines.map((line) => {
      const label = own.labels?.get(line.goods.skuId) ?? fallback;
      return { ...line, made: label && labelOfLine(line, label, read, market) };
    });
  }, [lines, own.labels, templates, fallback, read, market]);
  const queries = [orders, plain, gpsr];
  return {
    lines: labelled,
    templates,
    fallback,
    /** Orders that are not there, or not for whoever asks. */
    unknown: lines && numbers.filter((one) => !lines.some(({ order }) => order.orderNo === one)),
    error: queries.find(({ error }) => error)?.error ?? own.error,
    retry: () => {
      for (const query of queries) if (query.error) query.refetch().catch(() => {});
      if (own.error) own.retry();
    },
  };
}

export type LabelledLine = NonNullable<ReturnType<typeof useOrderLines>['lines']>[number];
