import {
  type DirectiveNode,
  GraphQLIncludeDirective,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  getDirectiveValues,
  type SelectionSetNode,
} from 'graphql';

type Asked = Pick<GraphQLResolveInfo, 'fragments' | 'variableValues'>;

const isIncluded = (
  node: { readonly directives?: readonly DirectiveNode[] },
  { variableValues }: Asked,
): boolean =>
  getDirectiveValues(GraphQLSkipDirective, node, variableValues)?.if !== true &&
  getDirectiveValues(GraphQLIncludeDirective, node, variableValues)?.if !== false;

const has = (set: SelectionSetNode | undefined, name: string, asked: Asked): boolean =>
  set?.selections.some((selection) => {
    if (!isIncluded(selection, asked)) return false;
    if (selection.kind === 'Field') return selection.name.value === name;
    return has(
      selection.kind === 'InlineFragment'
        ? selection.selectionSet
        : asked.fragments[selection.name.value]?.selectionSet,
      name,
      asked,
    );
  }) ?? false;

/** Whether the caller asks for a field of what is resolved, for one that is not to be read for nothing. */
export const selects = (name: string, info: Asked & Pick<GraphQLResolveInfo, 'fieldNodes'>) =>
  info.fieldNodes.some(({ selectionSet }) => has(selectionSet, name, info));
