import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { useSession } from '@resonanz/session/react';
import { Select } from '@resonanz/ui/Select';
import { messages } from './messages.ts';

interface RegionFieldProps {
  /** What the region decides. */
  description?: string;
  selectedId: number;
  onSelectionChange: (regionId: number) => void;
}

/** The region that is meant unless another one is chosen. */
export function RegionField({ description, selectedId, onSelectionChange }: RegionFieldProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const { regions } = useSession();
  return (
    <Select
      label={t('userProfile.region')}
      name="defaultRegion"
      {...(description !== undefined && { description })}
      items={regions.map(({ regionId, nameDe, nameEn }) => ({
        id: regionId,
        label: language === 'de' ? nameDe : nameEn,
      }))}
      selectedId={selectedId}
      onSelectionChange={onSelectionChange}
    />
  );
}
