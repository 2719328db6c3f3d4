/** Pages beside the calls: path to what answers it. */
export const documentPages: ReadonlyMap<string, () => Response> = new Map();
