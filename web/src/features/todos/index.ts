export { PhoneTodos } from './PhoneTodos.tsx';
export { TodoBoard } from './TodoBoard.tsx';
export { useReadTodos } from './use-todos.ts';
