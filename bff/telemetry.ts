import { useOpenTelemetry } from '@envelop/opentelemetry';
import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { Resource } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Plugin } from 'graphql-yoga';
import type { AddedPlugin } from './graphql/plugins.ts';
import type { Transport } from './upstream/transport.ts';

const serviceName = 'seller-operations-assistant';

export interface Telemetry {
  /** Spans of requests to the graph and of operations, with their errors. */
  readonly plugins: readonly AddedPlugin[];
  /** A transport with a span for each call, which tells the upstream of the trace. */
  traced(transport: Transport): Transport;
  /** Sends what is left, and ends. */
  close(): Promise<void>;
}

/** Traces by OpenTelemetry, sent to a collector by OTLP over HTTP. Loaded only where one is configured. */
export function openTelemetry(endpoint: string): Telemetry {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    // A server that stops does not wait long for a collector that is away.
    timeoutMillis: 3_000,
  });
  const provider = new BasicTracerProvider({
    resource: new Resource({ 'service.name': serviceName }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register({
    contextManager: new AsyncLocalStorageContextManager().enable(),
    propagator: new W3CTraceContextPropagator(),
  });
  const tracer = provider.getTracer(serviceName);
  return {
    plugins: [useRequestSpan(tracer), useOpenTelemetry({}, provider, SpanKind.INTERNAL)],
    traced: (transport) => traced(transport, tracer),
    async close() {
      await provider.shutdown();
      trace.disable();
      context.disable();
      propagation.disable();
    },
  };
}

/** A span of each request, a repeated read's too, in the trace that the caller names. */
const useRequestSpan = (tracer: Tracer): Plugin => ({
  instrumentation: {
    request({ request }, wrapped) {
      const carrier = { traceparent: request.headers.get('traceparent') ?? undefined };
      const parent = propagation.extract(ROOT_CONTEXT, carrier);
      const span = tracer.startSpan(
        `${request.method} /graphql`,
        { kind: SpanKind.SERVER, attributes: { 'http.request.method': request.method } },
        parent,
      );
      return context.with(trace.setSpan(parent, span), async () => {
        try {
          await wrapped();
        } finally {
          span.end();
        }
      });
    },
  },
});

function traced(send: Transport, tracer: Tracer): Transport {
  return async (request) => {
    // What is asked for is nobody else's: of the address only the path is told.
    const [path = ''] = request.target.split('?', 1);
    const attributes = { 'http.request.method': request.method, 'url.path': path };
    const span = tracer.startSpan(`${request.method} ${path}`, {
      kind: SpanKind.CLIENT,
      attributes,
    });
    const headers = { ...request.headers };
    propagation.inject(trace.setSpan(context.active(), span), headers);
    try {
      const answer = await send({ ...request, headers });
      span.setAttribute('http.response.status_code', answer.status);
      if (answer.status >= 400) span.setStatus({ code: SpanStatusCode.ERROR });
      return answer;
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: String(error) });
      throw error;
    } finally {
      span.end();
    }
  };
}
