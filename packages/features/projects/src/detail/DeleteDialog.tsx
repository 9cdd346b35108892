import { useMutation } from '@tanstack/react-query';
import type { Project } from '@resonanz/api-client/projects';
import { RemoveDialog } from '@resonanz/records/RemoveDialog';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { useProjectActions } from '../useProjectActions.ts';
import { useProjectText } from '../useProjectText.ts';

interface DeleteDialogProps {
  project: Project;
  onClose: () => void;
  /** Called once it is gone. */
  onDone?: () => void;
}

/** Deletes a product test that was never published. */
export function DeleteDialog({ project, onClose, onDone }: DeleteDialogProps) {
  const { t, title } = useProjectText();
  const { calls, announce, errorText } = useProjectActions();
  const removal = useMutation(calls.remove());
  return (
    <RemoveDialog
      title={t('projects.delete.title')}
      onRemove={() => removal.mutateAsync(project.projectId)}
      onDone={() => {
        announce(t('projects.done.deleted'));
        onClose();
        onDone?.();
      }}
      onClose={onClose}
      renderError={(error) => (
        <InlineAlert tone="error" role="alert">
          {errorText(error)}
        </InlineAlert>
      )}
    >
      {t('projects.delete.text', { title: title(project) })}
    </RemoveDialog>
  );
}
