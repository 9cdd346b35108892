import type { CampaignHistoryFilter, CampaignHistoryKind } from '@resonanz/api-client/campaigns';
import { useMessages } from '@resonanz/i18n/react';
import { Columns } from '@resonanz/ui/Columns';
import { Select } from '@resonanz/ui/Select';
import { messages } from '../detail/messages.ts';

const KINDS = ['campaign', 'channels', 'money', 'brand', 'content'] as const satisfies readonly CampaignHistoryKind[];
const EVERYTHING = 'everything';
const EVERYBODY = 0;

interface HistoryFiltersProps {
  filter: CampaignHistoryFilter;
  /** Who has done something in the campaign. */
  people: readonly { readonly id: number; readonly name: string }[];
  onChange: (filter: CampaignHistoryFilter) => void;
}

/** Which part of a history is shown: what it is about, and who did it. */
export function HistoryFilters({ filter: { kind, userId }, people, onChange }: HistoryFiltersProps) {
  const t = useMessages(messages);
  const change = (next: { kind: CampaignHistoryKind | undefined; userId: number | undefined }) =>
    onChange({
      ...(next.kind !== undefined && { kind: next.kind }),
      ...(next.userId !== undefined && { userId: next.userId }),
    });
  return (
    <Columns template={2}>
      <Select
        label={t('campaigns.history.what')}
        items={[
          { id: EVERYTHING, label: t('campaigns.history.everything') },
          ...KINDS.map((id) => ({ id, label: t(`campaigns.history.kind.${id}`) })),
        ]}
        selectedId={kind ?? EVERYTHING}
        onSelectionChange={(id) => change({ kind: KINDS.find((each) => each === id), userId })}
      />
      <Select
        label={t('campaigns.history.who')}
        items={[
          { id: EVERYBODY, label: t('campaigns.history.everybody') },
          ...people.map(({ id, name }) => ({ id, label: name })),
        ]}
        selectedId={userId ?? EVERYBODY}
        onSelectionChange={(id) => change({ kind, userId: id === null || id === EVERYBODY ? undefined : id })}
      />
    </Columns>
  );
}
