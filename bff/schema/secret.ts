import {
  type FieldKind,
  type InputFieldMap,
  type InputShapeFromFields,
  type MaybePromise,
  RootFieldBuilder,
  type SchemaTypes,
  type ShapeFromTypeParam,
  type TypeParam,
} from '@pothos/core';
import type { PermissionCode } from '../../api/contract/rules/permissions.ts';
import type { Context } from '../context.ts';

/**
 * `t.secret(right, …)`: a field for those who hold a right. For everybody else it is null and its resolver
 * does not run, so that the upstream is not even asked. Whatever hangs on cost or profit is declared by it.
 */

declare global {
  namespace PothosSchemaTypes {
    interface RootFieldBuilder<
      Types extends SchemaTypes,
      ParentShape,
      Kind extends FieldKind = FieldKind,
    > {
      secret<Type extends TypeParam<Types>, Arguments extends InputFieldMap = Record<never, never>>(
        right: PermissionCode,
        options: {
          readonly type: Type;
          /** What it is, and when else it is null. */
          readonly description: string;
          readonly args?: Arguments;
          readonly resolve: (
            parent: ParentShape,
            args: InputShapeFromFields<Arguments>,
            context: Types['Context'],
          ) => MaybePromise<ShapeFromTypeParam<Types, Type, true>>;
        },
      ): FieldRef<Types, ShapeFromTypeParam<Types, Type, true>, Kind>;
    }
  }
}

/** The resolver of a field that is null without the right. */
const guarded =
  <Parent, Arguments, Value>(
    right: PermissionCode,
    resolve: (parent: Parent, args: Arguments, context: Context) => Value,
  ) =>
  (parent: Parent, args: Arguments, context: Context) => {
    const may = context.holds(right);
    if (typeof may === 'boolean') return may ? resolve(parent, args, context) : null;
    return may.then((allowed) => (allowed ? resolve(parent, args, context) : null));
  };

interface Types extends SchemaTypes {
  Context: Context;
}

const fields: PothosSchemaTypes.RootFieldBuilder<Types, unknown, FieldKind> =
  RootFieldBuilder.prototype;

fields.secret = function secret(right, { description, resolve, ...options }) {
  return this.field({
    ...options,
    nullable: true,
    description: `${description} Null without the permission ${right}.`,
    // By this a test finds what is not guarded.
    extensions: { secret: right },
    // `resolve` was checked against the type; of one that is open, the compiler cannot tell its resolver.
    resolve: guarded(right, resolve) as never,
  });
};
