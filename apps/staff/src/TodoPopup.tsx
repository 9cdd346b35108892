import { useNavigate } from 'react-router';
import { useHasUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { todayTodosPath } from '@resonanz/domain/paths';
import { useMay } from '@resonanz/session/react';
import { closeTodoPopup, isTodoPopupClosed } from '@resonanz/session/session';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import { isLoginOfThisPage } from './shell.ts';

const TodoDialog = lazyComponent(async () => (await import('@resonanz/todo-dialog/connected')).ConnectedTodoDialog);

/** What is due today, once after the log-in (docs/domain/work.md#todays-to-dos). */
export function TodoPopup() {
  const mayView = useMay('Todos', 'view');
  const isBlocked = useHasUnsavedChanges();
  const navigate = useNavigate();
  const wasShown = isTodoPopupClosed() || !isLoginOfThisPage();
  return (
    <TodoDialog
      isWanted={mayView && !wasShown}
      mayView={mayView}
      wasShown={wasShown}
      onShown={closeTodoPopup}
      onViewAll={() => void navigate(todayTodosPath())}
      isBlocked={isBlocked}
    />
  );
}
