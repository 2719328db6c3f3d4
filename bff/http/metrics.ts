import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Upper bounds of the duration histogram, in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

interface Durations {
  readonly buckets: number[];
  sum: number;
  count: number;
}

/** A figure that is read when somebody asks for it. */
export interface Gauge {
  readonly name: string;
  readonly help: string;
  readonly type: 'gauge' | 'counter';
  readonly read: () => number;
}

export interface Metrics {
  /** Counts one answered request; the duration in seconds. */
  request(route: string, method: string, status: number, seconds: number): void;
  gauge(gauge: Gauge): void;
  /** Everything in the text form of Prometheus. */
  text(): string;
  close(): void;
}

export function createMetrics(): Metrics {
  const counts = new Map<string, number>();
  const durations = new Map<string, Durations>();
  const gauges: Gauge[] = [...processGauges];
  const lag = monitorEventLoopDelay({ resolution: 20 });
  lag.enable();

  return {
    request(route, method, status, seconds) {
      const key = `route="${route}",method="${method}",status="${status}"`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      let duration = durations.get(route);
      if (duration === undefined) {
        duration = { buckets: bounds.map(() => 0), sum: 0, count: 0 };
        durations.set(route, duration);
      }
      duration.sum += seconds;
      duration.count += 1;
      const bucket = bounds.findIndex((bound) => seconds <= bound);
      if (bucket >= 0) duration.buckets[bucket] = (duration.buckets[bucket] ?? 0) + 1;
    },
    gauge(gauge) {
      gauges.push(gauge);
    },
    text() {
      const lines = [
        '# HELP http_requests_total Answered requests.',
        '# TYPE http_requests_total counter',
      ];
      for (const [labels, count] of counts) lines.push(`http_requests_total{${labels}} ${count}`);
      lines.push(...durationLines(durations));
      lines.push(
        '# HELP nodejs_eventloop_lag_seconds Delay of the event loop since the start.',
        '# TYPE nodejs_eventloop_lag_seconds gauge',
      );
      for (const quantile of [50, 90, 99]) {
        const seconds = lag.percentile(quantile) / 1e9;
        lines.push(`nodejs_eventloop_lag_seconds{quantile="${quantile / 100}"} ${seconds}`);
      }
      for (const { name, help, type, read } of gauges) {
        lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, `${name} ${read()}`);
      }
      return `${lines.join('\n')}\n`;
    },
    close() {
      lag.disable();
    },
  };
}

function durationLines(durations: ReadonlyMap<string, Durations>): string[] {
  const name = 'http_request_duration_seconds';
  const lines = [`# HELP ${name} Time from the head of a request to the end of its answer.`];
  lines.push(`# TYPE ${name} histogram`);
  for (const [route, { buckets, sum, count }] of durations) {
    let below = 0;
    bounds.forEach((bound, index) => {
      below += buckets[index] ?? 0;
      lines.push(`${name}_bucket{route="${route}",le="${bound}"} ${below}`);
    });
    lines.push(
      `${name}_bucket{route="${route}",le="+Inf"} ${count}`,
      `${name}_sum{route="${route}"} ${sum}`,
      `${name}_count{route="${route}"} ${count}`,
    );
  }
  return lines;
}

const processGauges: readonly Gauge[] = [
  {
    name: 'process_resident_memory_bytes',
    help: 'Memory that the process holds.',
    type: 'gauge',
    read: () => process.memoryUsage.rss(),
  },
  {
    name: 'nodejs_heap_size_used_bytes',
    help: 'Part of the JavaScript heap in use.',
    type: 'gauge',
    read: () => process.memoryUsage().heapUsed,
  },
  {
    name: 'process_cpu_seconds_total',
    help: 'CPU time used.',
    type: 'counter',
    read: () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e6;
    },
  },
  {
    name: 'process_start_time_seconds',
    help: 'Start of the process, since 1970.',
    type: 'gauge',
    read: () => performance.timeOrigin / 1000,
  },
];
