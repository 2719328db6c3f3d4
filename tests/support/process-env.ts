/** What every process that a test starts is given of the variables of the run: to find programs, and what Node has compiled already. */
export const processEnv = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
} as const;
