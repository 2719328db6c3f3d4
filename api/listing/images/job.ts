import { type Image, loadImage } from '@napi-rs/canvas';
import { drawBoxes, encode } from './draw.ts';
import { type JobAnswer, type JobOrder, jobOrder } from './job-orders.ts';
import { recognise } from './recognise.ts';

/**
 * The process in which pictures are opened, read and drawn: one order, one answer, and it ends. Strangers' files are
 * opened by native code, which takes nothing else with it when it falls.
 */

const open = (bytes: Uint8Array): Promise<Image | undefined> =>
  loadImage(Buffer.from(bytes)).catch(() => undefined);

const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xd8;

async function answer(order: JobOrder): Promise<JobAnswer> {
  const image = await open(order.bytes);
  if (image === undefined) return { kind: 'broken' };
  if (order.kind === 'read') return { kind: 'read', lines: await recognise(image, order.language) };
  const { canvas, boxes } = drawBoxes(image, order.boxes, order.language);
  const bytes = await encode(canvas, isJpeg(order.bytes), order.mostBytes);
  return {
    kind: 'drawn',
    bytes: new Uint8Array(bytes),
    width: image.width,
    height: image.height,
    boxes,
  };
}

process.once('message', (message) => {
  const order = jobOrder.parse(message);
  answer(order).then(
    (said) => process.send?.(said, () => process.disconnect()),
    (error: unknown) => {
      // The stack is what whoever reads the log needs.
      process.stderr.write(error instanceof Error ? `${error.stack}` : String(error), () =>
        process.exit(1),
      );
    },
  );
});
