import { useState } from 'react';
import { Select } from '@resonanz/ui/Select';
import { Stack } from '@resonanz/ui/Stack';
import { TextField } from '@resonanz/ui/TextField';
import { useProjectText } from '../useProjectText.ts';
import { CARRIER_LIMIT, CARRIERS } from './carriers.ts';

const OTHER = 'other';
const NONE = 'none';

interface CarrierFieldProps {
  /** The name of the carrier; empty without one. */
  value: string;
  onChange: (carrier: string) => void;
  description?: string;
  errorMessage?: string | undefined;
}

const isOffered = (carrier: string): boolean => CARRIERS.some((each) => each === carrier);

/** The carrier of parcels: one of those that are offered, or another by its name. */
export function CarrierField({ value, onChange, ...field }: CarrierFieldProps) {
  const { t } = useProjectText();
  const [isOther, setIsOther] = useState(value !== '' && !isOffered(value));
  return (
    <Stack space={4}>
      <Select
        label={t('projects.shipping.carrier')}
        items={[
          { id: NONE, label: t('projects.shipping.carrier.none') },
          ...CARRIERS.map((each) => ({ id: each, label: each })),
          { id: OTHER, label: t('projects.shipping.carrier.other') },
        ]}
        selectedId={isOther ? OTHER : value || NONE}
        onSelectionChange={(id) => {
          setIsOther(id === OTHER);
          onChange(id === OTHER || id === NONE ? '' : id);
        }}
        {...(!isOther && field)}
      />
      {isOther && (
        <TextField
          label={t('projects.shipping.carrier.name')}
          value={value}
          onChange={onChange}
          maxLength={CARRIER_LIMIT}
          {...field}
        />
      )}
    </Stack>
  );
}
