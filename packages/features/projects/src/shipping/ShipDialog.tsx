import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ProjectShipment, projectShippingMutations } from '@resonanz/api-client/projectShipping';
import { useApi } from '@resonanz/api-client/react';
import { FormDialog } from '@resonanz/records/FormDialog';
import { Text } from '@resonanz/ui/Text';
import { TextField } from '@resonanz/ui/TextField';
import { useProjectActions } from '../useProjectActions.ts';
import { useProjectText } from '../useProjectText.ts';
import { CarrierField } from './CarrierField.tsx';
import { isTrackingNumber } from './carriers.ts';

/** More numbers than this come from a file rather than from a keyboard. */
const MAX_FIELDS = 25;

interface ShipDialogProps {
  projectId: number;
  shipments: readonly ProjectShipment[];
  onClose: () => void;
  onDone: () => void;
}

/** Marks parcels as shipped, with carrier and numbers as far as they are known. */
export function ShipDialog({ projectId, shipments, onClose, onDone }: ShipDialogProps) {
  const { t } = useProjectText();
  const { announce, errorText } = useProjectActions();
  const shipping = useMutation(projectShippingMutations(useApi(), useQueryClient()).ship());
  const [carrier, setCarrier] = useState(shipments.find((each) => each.carrier !== null)?.carrier ?? '');
  const [numbers, setNumbers] = useState<ReadonlyMap<number, string>>(
    new Map(shipments.map((each) => [each.applicationId, each.trackingNumber ?? ''])),
  );
  const [failure, setFailure] = useState<string>();
  const [isChecked, setIsChecked] = useState(false);
  const numberOf = (id: number): string => numbers.get(id)?.trim() ?? '';
  const errorOf = (id: number): string | undefined => {
    const number = numberOf(id);
    if (!isChecked || number === '') return undefined;
    if (!isTrackingNumber(number)) return t('projects.shipping.error.number');
    const isRepeated = shipments.some(
      ({ applicationId }) => applicationId !== id && numberOf(applicationId) === number,
    );
    return isRepeated ? t('projects.error.numberRepeated') : undefined;
  };
  const isCarrierMissing = carrier.trim() === '' && shipments.some((each) => numberOf(each.applicationId) !== '');

  async function send(): Promise<void> {
    setFailure(undefined);
    setIsChecked(true);
    const all = shipments.map(({ applicationId }) => numberOf(applicationId)).filter((number) => number !== '');
    if (isCarrierMissing || !all.every(isTrackingNumber) || new Set(all).size !== all.length) return;
    try {
      await shipping.mutateAsync({
        projectId,
        carrier: carrier.trim() === '' ? null : carrier.trim(),
        parcels: shipments.map(({ applicationId }) => ({
          applicationId,
          trackingNumber: numberOf(applicationId) || null,
        })),
      });
      announce(t('projects.shipping.done.shipped', { count: shipments.length }));
      onDone();
    } catch (error) {
      setFailure(errorText(error));
    }
  }

  const [first] = shipments;
  return (
    <FormDialog
      title={t('projects.shipping.ship.title', { count: shipments.length })}
      confirmLabel={t('projects.shipping.ship.confirm', { count: shipments.length })}
      isPending={shipping.isPending}
      failure={failure}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Text as="p">{t('projects.shipping.ship.text', { count: shipments.length, name: first?.fullName ?? '' })}</Text>
      <CarrierField
        value={carrier}
        onChange={setCarrier}
        errorMessage={isChecked && isCarrierMissing ? t('projects.shipping.error.carrier') : undefined}
      />
      {shipments.length <= MAX_FIELDS ? (
        shipments.map(({ applicationId, fullName }) => (
          <TextField
            key={applicationId}
            label={
              shipments.length === 1
                ? t('projects.shipping.number')
                : t('projects.shipping.numberOf', { name: fullName })
            }
            value={numbers.get(applicationId) ?? ''}
            onChange={(number) => setNumbers(new Map(numbers).set(applicationId, number))}
            errorMessage={errorOf(applicationId)}
          />
        ))
      ) : (
        <Text as="p" tone="muted">
          {t('projects.shipping.ship.many')}
        </Text>
      )}
    </FormDialog>
  );
}
