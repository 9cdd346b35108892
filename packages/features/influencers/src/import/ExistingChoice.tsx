import { useMessages } from '@resonanz/i18n/react';
import { useMay } from '@resonanz/session/react';
import { Radio, RadioGroup } from '@resonanz/ui/RadioGroup';
import { messages } from '../messages.ts';
import type { ExistingMode } from './importMapping.ts';

interface ExistingChoiceProps {
  mode: ExistingMode;
  isDisabled: boolean;
  onChange: (mode: ExistingMode) => void;
}

/** What happens to channels that exist already; who may not edit people leaves them as they are. */
export function ExistingChoice({ mode, isDisabled, onChange }: ExistingChoiceProps) {
  const t = useMessages(messages);
  const mayUpdate = useMay('Influencer Management', 'edit');
  if (!mayUpdate) return null;
  return (
    <RadioGroup
      label={t('influencers.import.existing')}
      value={mode}
      isDisabled={isDisabled}
      onChange={(chosen) => onChange(chosen === 'update' ? 'update' : 'skip')}
    >
      <Radio value="skip" description={t('influencers.import.existing.skipHint')}>
        {t('influencers.import.existing.skip')}
      </Radio>
      <Radio value="update" description={t('influencers.import.existing.updateHint')}>
        {t('influencers.import.existing.update')}
      </Radio>
    </RadioGroup>
  );
}
