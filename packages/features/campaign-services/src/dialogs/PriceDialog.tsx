import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type CampaignService, campaignServiceMutations } from '@resonanz/api-client/campaignServices';
import { useApi } from '@resonanz/api-client/react';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { FormDialog } from '@resonanz/records/FormDialog';
import { useFormSend } from '@resonanz/records/useFormSend';
import { DatePicker } from '@resonanz/ui/DatePicker';
import { MoneyField } from '@resonanz/ui/MoneyField';
import { NumberField } from '@resonanz/ui/NumberField';
import { nameOf } from '../list/serviceList.ts';
import { messages } from '../messages.ts';
import { useServiceText } from '../useServiceText.ts';

const MAX_PRICE = 1_000_000;

/** Today in Berlin, where prices begin at midnight. */
const today = (): string => berlinDay(new Date());

interface PriceDialogProps {
  service: CampaignService;
  onClose: () => void;
}

/** Gives a service a price from a day on. */
export function PriceDialog({ service, onClose }: PriceDialogProps) {
  const { t, language, priceText, dayText } = useServiceText();
  const add = useMutation(campaignServiceMutations(useApi(), useQueryClient()).addPrice());
  const [earliest] = useState(today);
  const [price, setPrice] = useState<number | null>(service.plannedPrice ?? service.price);
  const [validFrom, setValidFrom] = useState<string | null>(service.plannedFrom ?? earliest);
  const isReady = price !== null && validFrom !== null && validFrom >= earliest;
  const { send, isPending, failure } = useFormSend(
    async () => {
      if (isReady) await add.mutateAsync({ campaignServiceId: service.campaignServiceId, price, validFrom });
    },
    {
      messages,
      otherwise: 'campaignServices.error.other',
      done: t('campaignServices.priceSaved', { price: priceText(price, service), date: dayText(validFrom) }),
      onDone: onClose,
    },
  );
  return (
    <FormDialog
      title={t('campaignServices.newPriceOf', { name: nameOf(service, language) })}
      confirmLabel={t('campaignServices.savePrice')}
      isIncomplete={!isReady}
      isPending={isPending}
      onClose={onClose}
      onSubmit={() => void send()}
      failure={failure}
      failureTitle={t('campaignServices.error.title')}
    >
      {service.unit === 'euro' ? (
        <MoneyField
          label={t('campaignServices.priceField')}
          value={price}
          onChange={setPrice}
          maxValue={MAX_PRICE}
          isRequired
        />
      ) : (
        <NumberField
          label={t('campaignServices.percentField')}
          unit="%"
          value={price}
          onChange={setPrice}
          minValue={0}
          maxValue={1000}
          fractionDigits={2}
          isRequired
        />
      )}
      <DatePicker
        label={t('campaignServices.from')}
        description={t('campaignServices.fromHint')}
        value={validFrom}
        onChange={setValidFrom}
        minValue={earliest}
        unavailableMessage={t('campaignServices.tooEarly')}
        incompleteMessage={t('campaignServices.incompleteDate')}
        isRequired
      />
    </FormDialog>
  );
}
