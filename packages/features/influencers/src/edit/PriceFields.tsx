import { TrashIcon } from '@phosphor-icons/react';
import { labels } from '@resonanz/domain/labels';
import { CURRENCIES, SERVICES, SERVICES_FOR_ALL } from '@resonanz/domain/lookups';
import type { Platform } from '@resonanz/domain/platforms';
import { useMessages } from '@resonanz/i18n/react';
import { Columns } from '@resonanz/ui/Columns';
import { DatePicker } from '@resonanz/ui/DatePicker';
import { IconButton } from '@resonanz/ui/IconButton';
import { MoneyField } from '@resonanz/ui/MoneyField';
import { NumberField } from '@resonanz/ui/NumberField';
import { Select } from '@resonanz/ui/Select';
import { messages } from './messages.ts';
import type { PriceDraft } from './priceDrafts.ts';
import * as css from './PriceFields.css.ts';

/** Props of {@link PriceFields}. */
export interface PriceFieldsProps {
  platform: Platform;
  prices: readonly PriceDraft[];
  onChange: (prices: readonly PriceDraft[]) => void;
}

const HIGHEST_PERCENT = 100;

/** A price for each service of the platform that has one, and a choice that adds the next. */
export function PriceFields({ platform, prices, onChange }: PriceFieldsProps) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const services = [...SERVICES[platform], ...SERVICES_FOR_ALL];
  const change = (service: string, values: Partial<PriceDraft>) =>
    onChange(prices.map((price) => (price.service === service ? { ...price, ...values } : price)));
  const free = services.filter(({ value }) => !prices.some(({ service }) => service === value));
  return (
    <fieldset className={css.prices}>
      <legend className={css.legend}>{t('influencerEdit.price.title')}</legend>
      {prices.map(({ service, price, currencyCode = 'EUR', validUntil }) => {
        const known = services.find(({ value }) => value === service);
        const name = known === undefined ? service : label(known.labelKey);
        return (
          <div key={service} className={css.price}>
            <Columns template={3}>
              {known?.priceUnit === 'percent' ? (
                <NumberField
                  label={t('influencerEdit.price.of', { service: name })}
                  unit="%"
                  value={price}
                  onChange={(next) => change(service, { price: next })}
                  minValue={0}
                  maxValue={HIGHEST_PERCENT}
                />
              ) : (
                <MoneyField
                  label={t('influencerEdit.price.of', { service: name })}
                  currency={currencyCode}
                  value={price}
                  onChange={(next) => change(service, { price: next })}
                />
              )}
              <Select
                label={t('influencerEdit.price.currency')}
                items={CURRENCIES.map(({ currencyCode: code }) => ({ id: code, label: code }))}
                selectedId={currencyCode}
                onSelectionChange={(next) => change(service, { currencyCode: next })}
              />
              <DatePicker
                label={t('word.validUntil')}
                value={validUntil}
                onChange={(next) => change(service, { validUntil: next })}
                clearLabel={t('influencerEdit.clearDate', { label: t('word.validUntil') })}
              />
            </Columns>
            <IconButton
              icon={TrashIcon}
              label={t('influencerEdit.price.remove', { service: name })}
              onPress={() => onChange(prices.filter((each) => each.service !== service))}
            />
          </div>
        );
      })}
      {free.length > 0 && (
        <Select
          label={t('influencerEdit.price.add')}
          placeholder={t('influencerEdit.price.choose')}
          items={free.map(({ value, labelKey }) => ({ id: value, label: label(labelKey) }))}
          selectedId={null}
          onSelectionChange={(service) =>
            onChange([...prices, { service, price: null, currencyCode: 'EUR', validUntil: null }])
          }
        />
      )}
    </fieldset>
  );
}
