type RefusalOf = (error: unknown) => string | undefined;

let refusalOf: RefusalOf = () => undefined;

/** What talks to the server tells here how its errors are read. */
export function provideRefusals(read: RefusalOf): void {
  refusalOf = read;
}

/** What the data service says when it refuses a read; undefined for every other failure. */
export const refusalIn: RefusalOf = (error) => refusalOf(error);
