import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { sentence } from '../contract/rules/sentences.ts';
import { workSentences } from '../contract/rules/work-sentences.ts';
import type { Logger } from '../deps.ts';
import { bytesWithin } from '../http/body.ts';
import { problemOf } from '../http/problem.ts';
import { waitOf } from '../http/retry-after.ts';
import { Refusal } from '../refusal.ts';

/** Asks a model behind any endpoint that is compatible with OpenAI's chat completions, for one JSON object. */

export interface EndpointOptions {
  /** Base address of an OpenAI-compatible endpoint, such as https://api.example.com/v1. */
  readonly url: string;
  /** Sent as `Authorization: Bearer …` when given. */
  readonly key?: string | undefined;
  readonly model: string;
  /** Milliseconds until a question counts as unanswered, however often it was asked. */
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

/** With these an endpoint asks to come again: those of one minute may be fewer than the listings of one batch. */
const later = new Set([429, 502, 503, 504, 529]);
const mostTries = 4;

/** Who thinks aloud does so before the answer, and some put JSON in a fence. */
const unwrapped = (content: string): string =>
  content.replace(/^[\s\S]*<\/think>/, '').replace(/^\s*```(?:json)?|```\s*$/g, '');

/** With these it says what is wrong with a setting, as with the model; with others it may name a part of the key. */
const namesSettings = new Set([400, 404, 422]);
const problem = z.object({ error: z.object({ message: z.string() }) });

function messageIn(body: string): string {
  try {
    return problem.parse(JSON.parse(body)).error.message.slice(0, 300);
  } catch {
    return '';
  }
}

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
  const { url, key, model, timeout = 60_000, logger } = options;
  const address = `${url.replace(/\/+$/, '')}/chat/completions`;
  const say = (text: string): string => sentence(text, { service: name });
  const unreadable = say(workSentences.serviceUnreadable);

  function sentenceOf(status: number): string {
    // That the key is wrong is for the log.
    if (status === 401 || status === 403) return say(workSentences.serviceAwayLong);
    if (status === 429) return say(workSentences.serviceBusy);
    return say(workSentences.serviceAway);
  }

  /** The answer, for which is asked again as long as the endpoint is busy and the time allows it. */
  async function send(messages: readonly Message[], signal: AbortSignal): Promise<string> {
    const end = Date.now() + timeout;
    const either = AbortSignal.any([signal, AbortSignal.timeout(timeout)]);
    for (let tries = 1; ; tries++) {
      const response = await post(messages, either);
      if (response.ok) return read(response);
      const wait =
        waitOf(response.headers.get('retry-after'), Date.now()) ?? 1000 * 2 ** (tries - 1);
      if (!later.has(response.status) || tries === mostTries || Date.now() + wait >= end)
        throw await problemIn(response);
      await response.body?.cancel();
      await pause(wait, undefined, { signal: either });
    }
  }

  const post = (messages: readonly Message[], signal: AbortSignal): Promise<Response> =>
    fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      },
      // No temperature: the models that reason take none but their own.
      body: JSON.stringify({ model, response_format: { type: 'json_object' }, messages }),
      redirect: 'error',
      signal,
    });

  async function read({ body }: Response): Promise<string> {
    const bytes = await bytesWithin(body, mostBytes);
    if (bytes === undefined) throw new ServiceProblem('too long', unreadable);
    return bytes.toString('utf8');
  }

  async function problemIn(response: Response): Promise<ServiceProblem> {
    const { status } = response;
    const body = await read(response).catch(() => '');
    const said = namesSettings.has(status) ? messageIn(body) : '';
    return new ServiceProblem(`HTTP ${status} ${said}`.trim(), sentenceOf(status));
  }

  function answerOf<Answer>(body: string, read: Question<Answer>['read']): Answer {
    try {
      const [choice] = completion.parse(JSON.parse(body)).choices;
      const answer = read(JSON.parse(unwrapped(choice?.message.content ?? '')));
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
      const problem =
        error instanceof ServiceProblem ? `${error.name}: ${error.message}` : problemOf(error);
      logger.error({ problem }, `The ${englishName} did not answer a request`);
      throw new Refusal(said);
    }
  };
}
