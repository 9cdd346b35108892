export { TodoDialog, type TodoDialogProps } from '../src/TodoDialog.tsx';
export type { TodoItem } from '../src/TodoEntry.tsx';
