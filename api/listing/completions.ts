import { z } from 'zod';
import { sentence } from '../contract/rules/sentences.ts';
import { workSentences } from '../contract/rules/work-sentences.ts';
import type { Logger } from '../deps.ts';
import { Refusal } from '../refusal.ts';

/** Asks a model behind any endpoint that is compatible with OpenAI's chat completions, for one JSON object. */

export interface EndpointOptions {
  /** Base address of an OpenAI-compatible endpoint, such as https://api.example.com/v1. */
  readonly url: string;
  /** Sent as `Authorization: Bearer …` when given. */
  readonly key?: string | undefined;
  readonly model: string;
  /** Milliseconds until an attempt counts as failed. */
  readonly timeout?: number;
  readonly logger: Logger;
}

export type Message =
  | { readonly role: 'system'; readonly content: string }
  | { readonly role: 'user'; readonly content: string | readonly Part[] };
type Part =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'image_url'; readonly image_url: { readonly url: string } };

interface Question<Answer> {
  readonly messages: readonly Message[];
  readonly signal: AbortSignal;
  /** Reads what the model has said; undefined, or a fault, for what does not fit. */
  readonly read: (said: unknown) => Answer | undefined;
}

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

/** More is no answer to a product's texts. */
const mostBytes = 2 * 1024 * 1024;

class ServiceProblem extends Error {
  override readonly name = 'ServiceProblem';
  readonly sentence: string;
  constructor(problem: string, sentence: string) {
    super(problem);
    this.sentence = sentence;
  }
}

/** `name` is what sellers are told that the service is, as 翻译服务; `englishName` who reads the log. */
export function endpointOf(options: EndpointOptions, name: string, englishName: string) {
  const { url, key, model, timeout = 30_000, logger } = options;
  const address = `${url.replace(/\/+$/, '')}/chat/completions`;
  const say = (text: string): string => sentence(text, { service: name });
  const unreadable = say(workSentences.serviceUnreadable);

  function sentenceOf(status: number): string {
    // That the key is wrong is for the log.
    if (status === 401 || status === 403) return say(workSentences.serviceAwayLong);
    if (status === 429) return say(workSentences.serviceBusy);
    return say(workSentences.serviceAway);
  }

  async function send(messages: readonly Message[], signal: AbortSignal): Promise<string> {
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({
        model,
        temperature: 0,
        response_format: { type: 'json_object' },
        messages,
      }),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new ServiceProblem(`HTTP ${response.status}`, sentenceOf(response.status));
    }
    const body = await response.arrayBuffer();
    if (body.byteLength > mostBytes) throw new ServiceProblem('too long', unreadable);
    return new TextDecoder().decode(body);
  }

  function answerOf<Answer>(body: string, read: Question<Answer>['read']): Answer {
    try {
      const [choice] = completion.parse(JSON.parse(body)).choices;
      // Some models wrap their JSON in a fence.
      const content = (choice?.message.content ?? '').replace(/^\s*```(?:json)?|```\s*$/g, '');
      const answer = read(JSON.parse(content));
      if (answer !== undefined) return answer;
    } catch {
      // Told below, as any answer that does not fit.
    }
    throw new ServiceProblem('unreadable answer', unreadable);
  }

  /** @throws Refusal with a Chinese sentence when there is no answer that can be read */
  return async function ask<Answer>({ messages, signal, read }: Question<Answer>): Promise<Answer> {
    try {
      return answerOf(await send(messages, signal), read);
    } catch (error) {
      // Who stops the server is told nothing.
      if (signal.aborted) throw error;
      const isSlow = error instanceof Error && error.name === 'TimeoutError';
      const said =
        error instanceof ServiceProblem
          ? error.sentence
          : isSlow
            ? say(workSentences.serviceSlow)
            : say(workSentences.serviceUnreachable);
      const problem = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      logger.error({ problem }, `The ${englishName} did not answer a request`);
      throw new Refusal(said);
    }
  };
}
