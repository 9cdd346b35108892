import { type Control, Controller } from 'react-hook-form';
import { useMessages } from '@resonanz/i18n/react';
import { BoundNumber } from '@resonanz/records/boundFields';
import { Columns } from '@resonanz/ui/Columns';
import { Radio, RadioGroup } from '@resonanz/ui/RadioGroup';
import { Text } from '@resonanz/ui/Text';
import { messages } from './messages.ts';
import type { RequestValues } from './requestForm.ts';
import { useFieldLabel } from './useFieldLabel.ts';

/** What a campaign is to bring about. */
export const GOALS = ['awareness', 'clicks', 'sales', 'content'] as const;

/** Greatest number a goal takes, as the contract has it. */
const GREATEST_GOAL = 2_147_483_647;

/** What the campaign is to bring about, and how much of it. */
export function GoalFields({ control }: { control: Control<RequestValues> }) {
  const t = useMessages(messages);
  const field = useFieldLabel();
  return (
    <>
      <Controller
        control={control}
        name="goal"
        render={({ field: { onChange, value, name }, fieldState: { error } }) => (
          <RadioGroup
            label={field('goal')}
            name={name}
            value={value}
            onChange={onChange}
            isRequired
            errorMessage={error?.message}
          >
            {GOALS.map((goal) => (
              <Radio key={goal} value={goal} description={t(`requestForm.goalText.${goal}`)}>
                {t(`requestForm.goal.${goal}`)}
              </Radio>
            ))}
          </RadioGroup>
        )}
      />
      <Text tone="muted">{t('requestForm.hint.kpi')}</Text>
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
    </>
  );
}
