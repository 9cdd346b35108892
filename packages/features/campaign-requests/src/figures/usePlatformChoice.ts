import { PLATFORM_LIST } from '@resonanz/domain/lookups';
import { useMessages } from '@resonanz/i18n/react';
import { type Choice, choiceOf } from '@resonanz/records/ChoiceBar';
import { messages } from '../messages.ts';

type Platform = (typeof PLATFORM_LIST)[number];

/** The choice of a platform, as a `ChoiceBar` takes it. */
export function usePlatformChoice(selectedId: Platform | null, onChange: (platform: Platform | null) => void): Choice {
  const t = useMessages(messages);
  return choiceOf({
    label: t('campaignRequests.filter.platform'),
    anyLabel: t('campaignRequests.filter.anyPlatform'),
    items: PLATFORM_LIST.map((id) => ({ id, label: id })),
    selectedId,
    onChange,
  });
}
