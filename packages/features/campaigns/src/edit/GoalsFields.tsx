import { useMessages } from '@resonanz/i18n/react';
import { Columns } from '@resonanz/ui/Columns';
import { Heading } from '@resonanz/ui/Heading';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { useId } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { BoundMoney, BoundNumber } from './boundFields.tsx';
import type { CampaignValues } from './campaignForm.ts';
import { messages } from './messages.ts';

/** What the campaign may cost, and what it is to reach. */
export function GoalsFields({ control }: { control: Control<CampaignValues> }) {
  const t = useMessages(messages);
  const headingId = useId();
  const [budget, mediaBudget] = useWatch({ control, name: ['budget', 'mediaBudget'] });
  return (
    <>
      <Columns template={3} collapse="tablet">
        <BoundMoney control={control} name="budget" description={t('campaignForm.hint.budget')} />
        <BoundMoney control={control} name="mediaBudget" description={t('campaignForm.hint.mediaBudget')} />
        <BoundMoney control={control} name="cpm" description={t('campaignForm.hint.cpm')} />
      </Columns>
      {(mediaBudget ?? 0) > (budget ?? 0) && (
        <InlineAlert tone="warning" role="status">
          {t('campaignForm.mediaAboveBudget')}
        </InlineAlert>
      )}
      <Stack as="section" space={5} aria-labelledby={headingId}>
        <div>
          <Heading level={3} id={headingId}>
            {t('campaignForm.goals')}
          </Heading>
          <Text tone="muted">{t('campaignForm.hint.goals')}</Text>
        </div>
        <Columns template={4} collapse="tablet">
          <BoundNumber control={control} name="kpi.reach" />
          <BoundNumber control={control} name="kpi.views" />
          <BoundNumber control={control} name="kpi.clicks" />
          <BoundNumber control={control} name="kpi.sales" />
        </Columns>
      </Stack>
    </>
  );
}
