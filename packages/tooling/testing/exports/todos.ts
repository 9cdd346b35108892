export { buildTodo, buildTodos } from '../src/builders/todos.ts';
