import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ProjectShipment, projectShippingMutations } from '@resonanz/api-client/projectShipping';
import { useApi } from '@resonanz/api-client/react';
import { FormDialog } from '@resonanz/records/FormDialog';
import { Text } from '@resonanz/ui/Text';
import { TextArea } from '@resonanz/ui/TextArea';
import { TextField } from '@resonanz/ui/TextField';
import { useProjectActions } from '../useProjectActions.ts';
import { useProjectText } from '../useProjectText.ts';
import { CarrierField } from './CarrierField.tsx';
import { isTrackingNumber } from './carriers.ts';

const NOTE_LIMIT = 500;

interface ParcelDialogProps {
  projectId: number;
  shipment: ProjectShipment;
  onClose: () => void;
}

/** Enters or corrects carrier, number and note of one parcel. */
export function ParcelDialog({ projectId, shipment, onClose }: ParcelDialogProps) {
  const { t } = useProjectText();
  const { announce, errorText } = useProjectActions();
  const saving = useMutation(projectShippingMutations(useApi(), useQueryClient()).save());
  const [carrier, setCarrier] = useState(shipment.carrier ?? '');
  const [number, setNumber] = useState(shipment.trackingNumber ?? '');
  const [note, setNote] = useState(shipment.note);
  const [failure, setFailure] = useState<string>();
  const [isChecked, setIsChecked] = useState(false);
  const trimmed = number.trim();
  const isShipped = shipment.shippedAt !== null;
  const isCarrierMissing = trimmed !== '' && carrier.trim() === '';
  const isNumberGone = isShipped && shipment.trackingNumber !== null && trimmed === '';
  const isNumberWrong = isNumberGone || (trimmed !== '' && !isTrackingNumber(trimmed));

  async function send(): Promise<void> {
    setFailure(undefined);
    setIsChecked(true);
    if (isCarrierMissing || isNumberWrong) return;
    try {
      await saving.mutateAsync({
        projectId,
        applicationId: shipment.applicationId,
        carrier: carrier.trim() === '' ? null : carrier.trim(),
        trackingNumber: trimmed === '' ? null : trimmed,
        note: note.trim(),
        updatedAt: shipment.updatedAt,
      });
      announce(t('projects.shipping.done.saved'));
      onClose();
    } catch (error) {
      setFailure(errorText(error));
    }
  }

  return (
    <FormDialog
      title={t('projects.shipping.edit.title', { name: shipment.fullName })}
      confirmLabel={t('word.save')}
      isPending={saving.isPending}
      failure={failure}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {isShipped && (
        <Text as="p" tone="muted">
          {t('projects.shipping.edit.text')}
        </Text>
      )}
      <CarrierField
        value={carrier}
        onChange={setCarrier}
        errorMessage={isChecked && isCarrierMissing ? t('projects.shipping.error.carrier') : undefined}
      />
      <TextField
        label={t('projects.shipping.number')}
        value={number}
        onChange={setNumber}
        errorMessage={isChecked && isNumberWrong ? t('projects.shipping.error.number') : undefined}
      />
      <TextArea
        label={t('word.note')}
        description={t('projects.shipping.note.hint')}
        name="note"
        rows={3}
        value={note}
        onChange={setNote}
        characterLimit={NOTE_LIMIT}
        countLabel={(count, limit) => t('projects.characters', { count, limit })}
      />
    </FormDialog>
  );
}
