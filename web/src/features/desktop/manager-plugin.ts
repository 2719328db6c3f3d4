import { createStore } from '../../shared/store.ts';

/** Whether a boss has just authorised a manager, who will need the plugin. */
export const managerPluginAsked = createStore(false);

/** Call when a manager was authorised to use a main account; shows the warning where it is of use. */
export const warnOfManagerPlugin = (): void => managerPluginAsked.set(true);
