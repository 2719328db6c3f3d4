export { PhoneTodos } from './PhoneTodos.tsx';
export { TodoBoard } from './TodoBoard.tsx';
export { TodosDocument } from './Todos.generated.ts';
export { boardOf, isNothing, todosVariables, useReadTodos } from './use-todos.ts';
