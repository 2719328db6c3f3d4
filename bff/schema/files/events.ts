import { exportProgress, topicFor } from '../../../api/contract/topics.ts';
import { type LiveEvent, once, pulled } from '../../events.ts';
import { Fault } from '../../upstream/errors.ts';
import { authorised } from '../authorised.ts';
import { builder } from '../builder.ts';
import { dataExport, type ExportJob, findExport } from './exports.ts';

/** Null once it is deleted. */
interface Step {
  readonly job: ExportJob | null;
}

const isOver = ({ job }: Step): boolean =>
  job === null || job.state === 'done' || job.state === 'failed';

builder.subscriptionField('exportProgressed', (t) =>
  t.field({
    type: dataExport,
    nullable: true,
    authScopes: { shopKeeper: true },
    description:
      'The export as it stands, and again whenever it gets on; ends when it does. Null when it is deleted. At an upstream that makes no exports there is none: the error UPSTREAM_LACKS names getExport. Source: topic web_export_progress/{exportId}.',
    args: { id: t.arg.id({ required: true, description: 'Global id of the export.' }) },
    subscribe: async (_root, { id }, context) => {
      const now = await findExport(context, id);
      if (now === null) throw new Fault('NOT_FOUND', '导出不存在或已删除，请重新导出');
      const source = isOver({ job: now })
        ? once<unknown>(now)
        : context.services.events.subscribe(topicFor(exportProgress, now.exportId), {});
      return pulled<unknown, LiveEvent<Step>>(
        source,
        () =>
          authorised(context, async (fresh) => {
            fresh.services.upstream.partReads();
            return { job: await findExport(fresh, id) };
          }),
        ({ value }) => isOver(value),
      );
    },
    resolve: ({ value }) => value.job,
  }),
);
