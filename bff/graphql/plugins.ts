import type { YogaServerOptions } from 'graphql-yoga';

/** What Yoga takes for a plugin: its own, Envelop's and those of its HTTP adapter, whatever context they add. */
export type AddedPlugin = NonNullable<YogaServerOptions<object, object>['plugins']>[number];

/**
 * Plugins beside the graph's own. Any plugin of Yoga or Envelop is added here in one line; they run
 * before the graph's own, over HTTP and websockets alike.
 */
export const plugins: readonly AddedPlugin[] = [];
