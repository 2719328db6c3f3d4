import { UnreadAlertsDocument } from '../../../features/notices/index.ts';
import { PhoneTodayDocument, PhoneTodoDocument } from '../../../features/statistics/index.ts';
import { ViewerDocument } from '../../../session/viewer.generated.ts';
import {
  DirectoryGroupsDocument,
  DirectoryShopsDocument,
} from '../../../shop-scope/Directory.generated.ts';

/** What the first page of the phone asks, by name. */
export const documents = {
  Viewer: ViewerDocument,
  DirectoryShops: DirectoryShopsDocument,
  DirectoryGroups: DirectoryGroupsDocument,
  PhoneToday: PhoneTodayDocument,
  PhoneTodo: PhoneTodoDocument,
  UnreadAlerts: UnreadAlertsDocument,
} as const;
