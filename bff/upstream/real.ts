import type { Gauge } from '../http/metrics.ts';
import type { Logger } from './call.ts';
import { type GuardStats, guarded } from './guard.ts';
import { httpTransport } from './http-transport.ts';
import type { Transport } from './transport.ts';

export interface RealUpstreamOptions {
  /** What its metrics and log lines call it. */
  readonly name: 'upstream' | 'preview_upstream';
  readonly mostBytes: number;
  readonly mostCalls: number;
  /** In ms. */
  readonly pause: number;
  readonly logger: Logger;
  readonly metrics: { gauge(gauge: Gauge): void };
}

/** The transport to an upstream over HTTP, guarded, measured and logged. */
export function openUpstream(url: string, options: RealUpstreamOptions): Transport {
  const { name, mostBytes, mostCalls, pause, logger, metrics } = options;
  const { send, stats } = guarded(httpTransport(url, mostBytes), {
    mostCalls,
    pause,
    onChange(isOpen) {
      if (isOpen) logger.error({ upstream: name }, 'The upstream fails and is left alone');
      else logger.info({ upstream: name }, 'The upstream answers again');
    },
  });
  for (const gauge of gaugesOf(name, stats)) metrics.gauge(gauge);
  return send;
}

const gaugesOf = (name: string, stats: () => GuardStats): Gauge[] => [
  {
    name: `${name}_calls_under_way`,
    help: 'Calls that wait for an answer.',
    type: 'gauge',
    read: () => stats().underWay,
  },
  {
    name: `${name}_breaker_open`,
    help: '1 while it is left alone because it has failed.',
    type: 'gauge',
    read: () => Number(stats().isOpen),
  },
  {
    name: `${name}_calls_refused_total`,
    help: 'Calls that were not sent, because it was left alone or too many were under way.',
    type: 'counter',
    read: () => stats().refused,
  },
];
