import { UnreadAlertsDocument } from '../../../features/notices/index.ts';
import {
  FirstStepsDocument,
  HomePageDocument,
  HomeTasksDocument,
  SalesChangeDocument,
} from '../../../features/statistics/index.ts';
import { TodosDocument } from '../../../features/todos/index.ts';
import { ViewerDocument } from '../../../session/viewer.generated.ts';
import {
  DirectoryGroupsDocument,
  DirectoryShopsDocument,
} from '../../../shop-scope/Directory.generated.ts';

/** What `/home` asks for all that is above its blocks, by name. */
export const documents = {
  Viewer: ViewerDocument,
  DirectoryShops: DirectoryShopsDocument,
  DirectoryGroups: DirectoryGroupsDocument,
  HomePage: HomePageDocument,
  SalesChange: SalesChangeDocument,
  HomeTasks: HomeTasksDocument,
  Todos: TodosDocument,
  FirstSteps: FirstStepsDocument,
  UnreadAlerts: UnreadAlertsDocument,
} as const;
