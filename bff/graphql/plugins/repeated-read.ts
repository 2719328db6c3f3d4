import { getOperationAST, OperationTypeNode } from 'graphql';
import { isAsyncIterable } from 'graphql-yoga';
import { FinishedAnswers } from '../finished.ts';
import { aboutOf } from '../report.ts';
import { costHeader } from './cost.ts';
import { isJson } from './protocol.ts';
import type { GraphPlugin } from './types.ts';

/**
 * Ends a request that was answered before when every upstream read behind its answer comes back equal:
 * nothing is parsed, executed or serialised. See docs/decisions/yoga-and-the-repeated-read.md.
 */
export const useRepeatedRead = (): GraphPlugin => {
  const finished = new FinishedAnswers();
  return {
    async onRequest(came) {
      const { request, serverContext, requestHandler, fetchAPI } = came;
      const context = serverContext.operation;
      if (context === undefined || request.method !== 'POST' || !isJson(request)) return;
      const text = await request.clone().text();
      // The form of the answer hangs on what is accepted, and on whether its cost is to be told.
      const { headers: asked } = request;
      const form = `${asked.get('accept')}\n${asked.get(costHeader)}`;
      const place = finished.of(`${form}\n${text}`, context);
      serverContext.place = place;
      const kept = await place.repeat();
      if (kept !== undefined) {
        serverContext.repeated = kept.about;
        came.endResponse(new fetchAPI.Response(kept.body, { headers: { ...kept.headers } }));
        return;
      }
      came.setRequestHandler(async (given, shared) => {
        try {
          const response = await requestHandler(given, shared);
          const type = response.headers.get('content-type') ?? '';
          // Refusals leave no trace: only what was read and answered without an error is kept.
          if (context.isFinished && response.status === 200 && keepable.test(type)) {
            // Those that are sent, which are then compressed once for both.
            const body = await response.clone().bytes();
            const headers = {
              'content-type': type,
              'content-length': String(body.byteLength),
              'cache-control': 'no-store',
            };
            place.keep({ body, headers, about: aboutOf(context) });
          }
          return response;
        } finally {
          place.end();
        }
      });
    },
    // Also where something else has answered it.
    onResponse: ({ serverContext }) => serverContext.place?.end(),
    onExecute({ args: { document, operationName }, extendContext }) {
      if (getOperationAST(document, operationName)?.operation !== OperationTypeNode.QUERY) return;
      return {
        onExecuteDone({ result }) {
          if (isAsyncIterable(result) || result.errors !== undefined) return;
          extendContext({ isFinished: true });
        },
      };
    },
  };
};

const keepable = /^application\/(json|graphql-response\+json)/;
