export { ConnectedTodoDialog, type ConnectedTodoDialogProps } from '../src/connected/ConnectedTodoDialog.tsx';
