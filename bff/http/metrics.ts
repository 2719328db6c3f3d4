import {
  Counter,
  collectDefaultMetrics,
  Histogram,
  Gauge as PromGauge,
  Registry,
} from 'prom-client';

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
  /** Counts one operation of the graph; the code is OK, or that of its first error. */
  operation(done: {
    readonly operation: string;
    readonly type: string;
    readonly client: string;
    readonly code: string;
    readonly seconds: number;
  }): void;
  /** Counts one call to the upstream. */
  upstreamCall(call: string, code: string, seconds: number): void;
  gauge(gauge: Gauge): void;
  /** Everything in the text form of Prometheus, and how it is called in HTTP. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** Of series that there are many of, in seconds. */
const buckets = [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10, 30];

/** Looks up a series by its labels, of which there are few, and makes it only once. */
function series<Labels extends readonly (string | number)[], Series>(
  make: (...labels: Labels) => Series,
) {
  const known = new Map<string, Series>();
  return (...labels: Labels): Series => {
    const key = labels.join('\n');
    const made = known.get(key) ?? make(...labels);
    known.set(key, made);
    return made;
  };
}

/** A registry of its own, as several servers may run in one process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  let isAsked = false;
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests.',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer.',
    labelNames: ['route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  });
  const operations = new Counter({
    name: 'graphql_operations_total',
    help: 'Answered GraphQL operations, by the code of their first error.',
    labelNames: ['operation', 'type', 'code'],
    registers,
  });
  const operationTimes = new Histogram({
    name: 'graphql_operation_duration_seconds',
    help: 'Time from a GraphQL operation to its answer; of a subscription, to its beginning.',
    labelNames: ['operation'],
    buckets,
    registers,
  });
  const clients = new Counter({
    name: 'graphql_client_operations_total',
    help: 'The same operations by what their clients call themselves.',
    labelNames: ['client', 'code'],
    registers,
  });
  const calls = new Counter({
    name: 'upstream_calls_total',
    help: 'Calls to the upstream, the embedded one too, by what came of them.',
    labelNames: ['call', 'code'],
    registers,
  });
  const callTimes = new Histogram({
    name: 'upstream_call_duration_seconds',
    help: 'Time from a call to the upstream to its answer.',
    labelNames: ['call'],
    buckets,
    registers,
  });

  const request = series((route: string, method: string, status: number) => ({
    count: requests.labels({ route, method, status }),
    time: durations.labels({ route }),
  }));
  const ofOperation = series((operation: string, type: string, code: string) => ({
    count: operations.labels({ operation, type, code }),
    time: operationTimes.labels({ operation }),
  }));
  const ofClient = series((client: string, code: string) => ({
    count: clients.labels({ client, code }),
  }));
  const ofCall = series((call: string, code: string) => ({
    count: calls.labels({ call, code }),
    time: callTimes.labels({ call }),
  }));

  return {
    contentType: registry.contentType,
    request(route, method, status, seconds) {
      const { count, time } = request(route, method, status);
      count.inc();
      time.observe(seconds);
    },
    operation({ operation, type, client, code, seconds }) {
      const { count, time } = ofOperation(operation, type, code);
      count.inc();
      time.observe(seconds);
      ofClient(client, code).count.inc();
    },
    upstreamCall(call, code, seconds) {
      const { count, time } = ofCall(call, code);
      count.inc();
      time.observe(seconds);
    },
    gauge({ name, help, type, read }) {
      if (type === 'gauge') {
        new PromGauge({
          name,
          help,
          registers,
          collect() {
            this.set(read());
          },
        });
        return;
      }
      new Counter({
        name,
        help,
        registers,
        // The count is kept where it is made; a counter of the library can only be added to.
        collect() {
          this.reset();
          this.inc(read());
        },
      });
    },
    text() {
      // What is known of the process alone wakes it a hundred times a second: not where nobody asks for it.
      if (!isAsked) collectDefaultMetrics({ register: registry });
      isAsked = true;
      return registry.metrics();
    },
  };
}
