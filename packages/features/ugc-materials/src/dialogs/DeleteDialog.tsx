import { useMutation } from '@tanstack/react-query';
import type { UgcMaterialItem } from '@resonanz/api-client/ugcMaterials';
import { ReasonDialog } from '@resonanz/records/ReasonDialog';
import { useFormSend } from '@resonanz/records/useFormSend';
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
  const { calls } = useMaterialActions();
  const remove = useMutation(calls.remove());
  const { send, isPending, failure } = useFormSend(
    (reason: string) => remove.mutateAsync({ ugcMaterialId: material.ugcMaterialId, reason }),
    { messages, otherwise: 'ugcMaterials.error.other', done: t('ugcMaterials.done.deleted'), onDone },
  );
  return (
    <ReasonDialog
      title={t('ugcMaterials.deleteOf', { title: title(material) })}
      confirmLabel={t('word.delete')}
      tone="danger"
      description={t('ugcMaterials.deleteReason')}
      isPending={isPending}
      failure={failure}
      onClose={onClose}
      onSend={(reason) => void send(reason)}
    >
      <Text as="p">{t('ugcMaterials.deleteText')}</Text>
    </ReasonDialog>
  );
}
