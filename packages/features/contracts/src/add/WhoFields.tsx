import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Control, type UseFormSetValue, useWatch } from 'react-hook-form';
import { campaignQueries } from '@resonanz/api-client/campaigns';
import { useApi } from '@resonanz/api-client/react';
import { CONTRACT_TYPE_IDS } from '@resonanz/domain/lookups';
import { useMessages } from '@resonanz/i18n/react';
import { BoundSelect } from '@resonanz/records/boundFields';
import { Columns } from '@resonanz/ui/Columns';
import { ComboBox } from '@resonanz/ui/ComboBox';
import { Stack } from '@resonanz/ui/Stack';
import { type ContractDraft, isEntryType } from '../terms/contractForm.ts';
import { messages } from '../terms/messages.ts';
import { PartnerFields } from '../terms/PartnerFields.tsx';
import { useContractText } from '../useContractText.ts';
import { EntryChoice } from './EntryChoice.tsx';

interface WhoFieldsProps {
  control: Control<ContractDraft>;
  setValue: UseFormSetValue<ContractDraft>;
}

/** Which contract, and with whom: channels of a campaign, or one partner. */
export function WhoFields({ control, setValue }: WhoFieldsProps) {
  const t = useMessages(messages);
  const { type: typeName } = useContractText();
  const [type, campaignId] = useWatch({ control, name: ['type', 'campaignDataId'] });
  const campaigns = useQuery(campaignQueries(useApi()).choices());
  const items = useMemo(
    () => (campaigns.data ?? []).map(({ campaignId, name }) => ({ id: campaignId, label: name })),
    [campaigns.data],
  );
  return (
    <Stack space={6}>
      <Columns>
        <BoundSelect
          control={control}
          name="type"
          label={t('contractForm.type')}
          items={CONTRACT_TYPE_IDS.map((id) => ({ id, label: typeName(id) }))}
          isRequired
        />
        <BoundSelect
          control={control}
          name="language"
          label={t('word.language')}
          description={t('contractForm.languageHint')}
          items={(['DE', 'EN'] as const).map((id) => ({ id, label: t(`contractForm.language.${id}`) }))}
          isRequired
        />
      </Columns>
      {isEntryType(type) ? (
        <>
          <ComboBox
            label={t('word.campaign')}
            items={items}
            selectedId={campaignId}
            onSelectionChange={(id) => {
              setValue('campaignDataId', id, { shouldDirty: true });
              setValue('entries', [], { shouldDirty: true });
            }}
            isLoading={campaigns.isPending}
            loadingLabel={t('contractForm.loading')}
            openLabel={t('contractForm.campaign.open')}
            emptyMessage={t('contractForm.campaign.nothing')}
            placeholder={t('word.pleaseChoose')}
            isRequired
          />
          {campaignId !== null && <EntryChoice key={campaignId} control={control} campaignId={campaignId} />}
        </>
      ) : (
        <PartnerFields control={control} />
      )}
    </Stack>
  );
}
