import { PLATFORM_LIST } from '@resonanz/domain/lookups';
import { useMessages } from '@resonanz/i18n/react';
import { Select } from '@resonanz/ui/Select';
import type { ReactNode } from 'react';
import { messages } from '../messages.ts';
import { choices } from '../section.css.ts';
import { CHOICES, type useCampaignChoice } from './useCampaignChoice.ts';

interface CampaignChoiceBarProps {
  choice: ReturnType<typeof useCampaignChoice>;
  children?: ReactNode;
}

const ANY = '';

/** Period and platform of a page of figures. */
export function CampaignChoiceBar({ choice: { period, platform, setPeriod, setPlatform }, children }: CampaignChoiceBarProps) {
  const t = useMessages(messages);
  return (
    <div className={choices}>
      <Select
        label={t('campaignRequests.figures.period')}
        items={[{ id: ANY, label: t('campaignRequests.figures.anyPeriod') }, ...CHOICES.map((id) => ({ id, label: t(`campaignRequests.figures.${id}`) }))]}
        selectedId={period ?? ANY}
        onSelectionChange={(id) => setPeriod(CHOICES.find((each) => each === id) ?? null)}
      />
      <Select
        label={t('campaignRequests.filter.platform')}
        items={[{ id: ANY, label: t('campaignRequests.filter.anyPlatform') }, ...PLATFORM_LIST.map((id) => ({ id, label: id }))]}
        selectedId={platform ?? ANY}
        onSelectionChange={(id) => setPlatform(PLATFORM_LIST.find((each) => each === id) ?? null)}
      />
      {children}
    </div>
  );
}
