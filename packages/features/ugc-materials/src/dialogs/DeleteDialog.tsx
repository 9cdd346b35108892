import { useMutation } from '@tanstack/react-query';
import { useErrorText } from '@resonanz/api-client/react';
import type { UgcMaterialItem } from '@resonanz/api-client/ugc-materials';
import { ReasonDialog } from '@resonanz/records/ReasonDialog';
import { useAttempt } from '@resonanz/records/useAttempt';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';
import { useMaterialActions } from '../useMaterialActions.ts';
import { useMaterialText } from '../useMaterialText.ts';

interface DeleteDialogProps {
  material: UgcMaterialItem;
  /** Called once it is gone. */
  onDone: () => void;
  onClose: () => void;
}

/** Asks why a material is taken out of the library. */
export function DeleteDialog({ material, onDone, onClose }: DeleteDialogProps) {
  const { t, title } = useMaterialText();
  const say = useErrorText(messages);
  const { calls, tell } = useMaterialActions();
  const remove = useMutation(calls.remove());
  const { attempt, isPending, error } = useAttempt(
    (reason: string) => remove.mutateAsync({ ugcMaterialId: material.ugcMaterialId, reason }),
    () => {
      tell(t('ugcMaterials.done.deleted'));
      onDone();
    },
  );
  return (
    <ReasonDialog
      title={t('ugcMaterials.deleteOf', { title: title(material) })}
      confirmLabel={t('ugcMaterials.delete')}
      tone="danger"
      description={t('ugcMaterials.deleteReason')}
      isPending={isPending}
      fault={error === undefined ? undefined : say(error, 'ugcMaterials.error.other')}
      onClose={onClose}
      onSend={(reason) => void attempt(reason)}
    >
      <Text as="p">{t('ugcMaterials.deleteText')}</Text>
    </ReasonDialog>
  );
}
