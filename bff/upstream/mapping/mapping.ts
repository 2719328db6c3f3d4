import type { Call, Encoding } from '../../../api/contract/call.ts';
import { type Names, namesOf } from './names.ts';

export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof methods)[number];

/** What an entry of the deployer's file says of one call. */
export interface MappingEntry {
  readonly path?: string | undefined;
  /** Where the source stocks is asked for; null where it is not. */
  readonly stocksPath?: string | null | undefined;
  readonly method?: Method | undefined;
  readonly encoding?: Exclude<Encoding, 'binary' | 'multipart'> | undefined;
  readonly input?: Readonly<Record<string, string>> | undefined;
  readonly output?: Readonly<Record<string, string>> | undefined;
}

/** A call as an upstream has it. */
export interface MappedCall
  extends Pick<Call, 'name' | 'path' | 'encoding' | 'queryFields' | 'listField' | 'stockable'> {
  readonly method: Method;
  readonly stocksPath: string | null | undefined;
  readonly inputNames: Names;
  readonly outputNames: Names;
}

/** By the names of the calls; what is not in it is as the contract declares it. */
export type Mapping = ReadonlyMap<string, MappedCall>;

export function mapped(call: Call, entry: MappingEntry): MappedCall {
  const { name, stockable } = call;
  const named = (field: string) => entry.input?.[field] ?? field;
  const isBodyNamed = call.listField !== undefined && named(call.listField) !== call.listField;
  return {
    name,
    stockable,
    path: entry.path ?? call.path,
    stocksPath: entry.stocksPath,
    method: entry.method ?? call.method,
    encoding: entry.encoding ?? call.encoding,
    queryFields: call.queryFields.map(named),
    // A list that is the whole body has no name; where it is given one, it stands under it.
    listField: isBodyNamed ? undefined : call.listField,
    inputNames: namesOf(entry.input),
    outputNames: namesOf(entry.output),
  };
}
