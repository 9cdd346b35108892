import { useId } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useMessages } from '@resonanz/i18n/react';
import { BoundMoney, BoundNumber } from '@resonanz/records/boundFields';
import { Columns } from '@resonanz/ui/Columns';
import { Heading } from '@resonanz/ui/Heading';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import type { CampaignValues } from './campaignForm.ts';
import { messages } from './messages.ts';
import { useFieldLabel } from './useFieldLabel.ts';

/** Greatest number a goal takes, as the contract has it. */
const GREATEST_GOAL = 2_147_483_647;

/** What the campaign may cost, and what it is to reach. */
export function GoalsFields({ control }: { control: Control<CampaignValues> }) {
  const t = useMessages(messages);
  const field = useFieldLabel();
  const headingId = useId();
  const [budget, mediaBudget] = useWatch({ control, name: ['budget', 'mediaBudget'] });
  return (
    <>
      <Columns template={3} collapse="tablet">
        <BoundMoney
          control={control}
          name="budget"
          label={field('budget')}
          description={t('campaignForm.hint.budget')}
        />
        <BoundMoney
          control={control}
          name="mediaBudget"
          label={field('mediaBudget')}
          description={t('campaignForm.hint.mediaBudget')}
        />
        <BoundMoney control={control} name="cpm" label={field('cpm')} description={t('campaignForm.hint.cpm')} />
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
          {(['reach', 'views', 'clicks', 'sales'] as const).map((goal) => (
            <BoundNumber
              key={goal}
              control={control}
              name={`kpi.${goal}`}
              label={field(`kpi.${goal}`)}
              minValue={0}
              maxValue={GREATEST_GOAL}
            />
          ))}
        </Columns>
      </Stack>
    </>
  );
}
