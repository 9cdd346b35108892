import { type Control, Controller, useWatch } from 'react-hook-form';
import { useMessages } from '@resonanz/i18n/react';
import { BoundCheck, BoundNumber } from '@resonanz/records/boundFields';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { CheckboxGroup } from '@resonanz/ui/CheckboxGroup';
import { Columns } from '@resonanz/ui/Columns';
import { Stack } from '@resonanz/ui/Stack';
import { COUNTRIES, MEDIA, useContractText } from '../useContractText.ts';
import { type ContractDraft, LIMITS } from './contractForm.ts';
import { messages } from './messages.ts';

/** Where, in which countries and for how long the content can be used. */
export function BuyOutFields({ control }: { control: Control<ContractDraft> }) {
  const t = useMessages(messages);
  const { t: say, country } = useContractText();
  const hasBuyOut = useWatch({ control, name: 'hasBuyOut' });
  return (
    <Stack space={5}>
      <BoundCheck control={control} name="hasBuyOut" label={t('contractForm.buyOut.has')} />
      {hasBuyOut && (
        <>
          <Columns>
            <Controller
              control={control}
              name="terms.buyOut.media"
              render={({ field: { value, onChange, name }, fieldState: { error } }) => (
                <CheckboxGroup
                  label={t('contractForm.buyOut.media')}
                  name={name}
                  isRequired
                  value={value}
                  onChange={(chosen) => onChange(MEDIA.filter((each) => chosen.includes(each)))}
                  errorMessage={error?.message}
                >
                  {MEDIA.map((each) => (
                    <Checkbox key={each} value={each}>
                      {say(`contracts.medium.${each}`)}
                    </Checkbox>
                  ))}
                </CheckboxGroup>
              )}
            />
            <Controller
              control={control}
              name="terms.buyOut.countries"
              render={({ field: { value, onChange, name }, fieldState: { error } }) => (
                <CheckboxGroup
                  label={t('word.countries')}
                  name={name}
                  isRequired
                  value={value}
                  onChange={(chosen) => onChange(COUNTRIES.filter((each) => chosen.includes(each)))}
                  errorMessage={error?.message}
                >
                  {COUNTRIES.map((each) => (
                    <Checkbox key={each} value={each}>
                      {country(each)}
                    </Checkbox>
                  ))}
                </CheckboxGroup>
              )}
            />
          </Columns>
          <Columns>
            <BoundNumber
              control={control}
              name="terms.buyOut.months"
              label={t('contractForm.buyOut.months')}
              description={t('contractForm.buyOut.monthsHint')}
              minValue={1}
              maxValue={LIMITS.months}
              unit={t('contractForm.buyOut.monthsUnit')}
            />
          </Columns>
        </>
      )}
    </Stack>
  );
}
