import { useHasUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { todayTodosPath } from '@resonanz/domain/paths';
import { useMay } from '@resonanz/session/react';
import { closeTodoPopup, isTodoPopupClosed } from '@resonanz/session/session';
import { ConnectedTodoDialog } from '@resonanz/todo-dialog/connected';
import { useNavigate } from 'react-router';
import { isLoginOfThisPage } from './shell.ts';

/** What is due today, once after the log-in. */
export function TodoPopup() {
  const mayView = useMay('Todos', 'view');
  const isBlocked = useHasUnsavedChanges();
  const navigate = useNavigate();
  return (
    <ConnectedTodoDialog
      mayView={mayView}
      wasShown={isTodoPopupClosed() || !isLoginOfThisPage()}
      onShown={closeTodoPopup}
      onViewAll={() => void navigate(todayTodosPath())}
      isBlocked={isBlocked}
    />
  );
}
