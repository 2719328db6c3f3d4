import { hasDevice, saveDevice } from '../../db/desktop/devices.ts';
import { count } from '../account/limits.ts';
import { signedIn } from '../caller.ts';
import * as calls from '../contract/desktop.ts';
import { type Route, route } from '../deps.ts';

/** A helper says that it is there at its start; nobody starts it more often. */
const mostStarts = { max: 60, window: 900_000 };

export const routes: Route[] = [
  route(calls.getBossHasAtLeastOneDevice, async (_input, context) => {
    const user = signedIn(context);
    return hasDevice(context.db, user.boss_id ?? user.id);
  }),
  route(calls.registerDevice, async ({ deviceId, name }, context) => {
    const { id } = signedIn(context);
    await count(context, `device:${id}`, mostStarts, '桌面助手登记过于频繁');
    const device = { user_id: id, device_id: deviceId, name, seen_at: context.now() };
    await saveDevice(context.db, device);
    return null;
  }),
];
