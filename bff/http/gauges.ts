import type { BridgeStats } from '../realtime/bridge.ts';
import type { Gauge } from './metrics.ts';

/** The figures of real time. */
export function realtimeGauges(stats: () => BridgeStats): readonly Gauge[] {
  const gauge = (name: string, help: string, read: (now: BridgeStats) => number): Gauge => ({
    name: `realtime_${name}`,
    help,
    type: name.endsWith('_total') ? 'counter' : 'gauge',
    read: () => read(stats()),
  });
  return [
    gauge('broker_connected', '1 while the MQTT broker is connected.', (now) =>
      Number(now.connected),
    ),
    gauge('topics', 'Topics subscribed at the broker.', (now) => now.topics),
    gauge('subscribers', 'Subscribers of those topics.', (now) => now.subscribers),
    gauge('received_total', 'Messages received.', (now) => now.received),
    gauge('invalid_total', 'Messages dropped for their content.', (now) => now.invalid),
    gauge('overflowed_total', 'Messages lost to slow subscribers.', (now) => now.overflowed),
    gauge('publish_queued', 'Messages not yet acknowledged.', (now) => now.publishQueued),
    gauge('publish_dropped_total', 'Messages given up in outages.', (now) => now.publishDropped),
    gauge('reconnections_total', 'Connections after the first.', (now) => now.reconnections),
  ];
}
