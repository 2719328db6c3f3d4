import { ApolloLink } from '@apollo/client';
import { concatMap, from, of } from 'rxjs';
import { refusalOf, serverWords, speaksAsServer, type TellIn } from '../i18n/server-words.ts';
import { isRecord } from '../shared/is-record.ts';

/**
 * Tells what the server refuses in the language of the page, before anybody reads the answer: the payloads of
 * writes, and the errors beside the data. What has no name, as only the upstream knows it, stays as it is.
 */

/** Whether there is anything to tell in it. */
const hasRefusal = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(hasRefusal)
    : isRecord(value) && (refusalOf(value) !== undefined || Object.values(value).some(hasRefusal));

/** The same data with the messages of refusals in other words. */
function toldData<Data>(data: Data, tell: TellIn): Data;
function toldData(data: unknown, tell: TellIn): unknown {
  if (Array.isArray(data)) return data.map((each) => toldData(each, tell));
  if (!isRecord(data)) return data;
  const refusal = refusalOf(data);
  const { message } = data;
  // An empty message says that nothing is to be shown.
  if (refusal !== undefined && typeof message === 'string')
    return message === '' ? data : { ...data, message: tell(message, refusal) };
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, toldData(value, tell)]),
  );
}

type Result = ApolloLink.Result;

const toldResult = (result: Result, tell: TellIn): Result => ({
  ...result,
  ...(result.data && { data: toldData(result.data, tell) }),
  ...(result.errors && {
    errors: result.errors.map((error) => {
      const refusal = refusalOf(error.extensions);
      const message = tell(error.message, refusal);
      if (refusal === undefined || message === error.message) return error;
      return { ...error, message, extensions: { ...error.extensions, isTold: true } };
    }),
  }),
});

export const toldLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    concatMap((result) => {
      if (speaksAsServer()) return of(result);
      // Only writes are refused within their data; a read may be long.
      const isRefused =
        result.errors?.some(({ extensions }) => refusalOf(extensions) !== undefined) ||
        (operation.operationType === 'mutation' && hasRefusal(result.data));
      if (!isRefused) return of(result);
      return from(
        // Where the words do not come, the sentence is better than nothing.
        serverWords().then(
          (tell) => toldResult(result, tell),
          () => result,
        ),
      );
    }),
  ),
);
