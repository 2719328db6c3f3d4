import type { RepeaterBuffer } from 'graphql-yoga';

/**
 * Holds what a slow subscriber has not taken yet. When it is full the oldest value gives way, because
 * a refresh that nobody has seen is worth less than the one after it; the loss is reported, and the
 * stream lives on. (A repeater without a buffer fails at 1,024 waiting values.)
 */
export function slidingBuffer<Value>(
  capacity: number,
  onDropped: () => void,
): RepeaterBuffer<Value> {
  const values: Value[] = [];
  return {
    get empty() {
      return values.length === 0;
    },
    get full() {
      return false;
    },
    add(value: Value) {
      if (values.length >= capacity) {
        values.shift();
        onDropped();
      }
      values.push(value);
    },
    remove(): Value {
      if (values.length === 0) throw new RangeError('The buffer is empty');
      return values.shift() as Value;
    },
  };
}
