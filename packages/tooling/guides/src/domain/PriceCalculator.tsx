import { useState } from 'react';
import {
  CAMPAIGN_DURATIONS,
  VIDEO_COUNTS,
  VIDEO_LENGTHS,
  ugcPrice,
  type CampaignDuration,
  type VideoLength,
} from '@resonanz/domain/ugcPrice';
import { formatMoney } from '@resonanz/formatters/money';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { CheckboxGroup } from '@resonanz/ui/CheckboxGroup';
import { Columns } from '@resonanz/ui/Columns';
import { Fact, FactList } from '@resonanz/ui/FactList';
import { Select } from '@resonanz/ui/Select';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';
import { Code } from '../page/Code.tsx';
import { literal } from '../page/literal.ts';

const EXTRAS = ['subtitles', 'music', 'professionalPhotos'] as const;

/** The net price of a UGC order. */
export function PriceCalculator() {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const [videoCount, setVideoCount] = useState(2);
  const [length, setLength] = useState<VideoLength>(30);
  const [duration, setDuration] = useState<CampaignDuration>(1);
  const [extras, setExtras] = useState<readonly string[]>(['subtitles']);
  const order = {
    videoCount,
    length,
    duration,
    ...Object.fromEntries(EXTRAS.map((extra) => [extra, extras.includes(extra)])),
  };
  const price = ugcPrice(order);
  const amount = (value: number): string => formatMoney(value, language, { currency: 'EUR', fixed: true });

  return (
    <Stack space={7}>
      <Columns template={3}>
        <Select
          label={t('guides.price.videos')}
          items={VIDEO_COUNTS.map((id) => ({ id, label: String(id) }))}
          selectedId={videoCount}
          onSelectionChange={setVideoCount}
          isTabular
        />
        <Select
          label={t('guides.price.length')}
          items={VIDEO_LENGTHS.map((id) => ({
            id,
            label: id === 'others' ? t('guides.price.otherLength') : t('guides.price.seconds', { count: id }),
          }))}
          selectedId={length}
          onSelectionChange={setLength}
        />
        <Select
          label={t('guides.price.duration')}
          items={CAMPAIGN_DURATIONS.map((id) => ({
            id,
            label: id === 'other' ? t('guides.price.otherDuration') : t('guides.price.months', { count: id }),
          }))}
          selectedId={duration}
          onSelectionChange={setDuration}
        />
      </Columns>
      <CheckboxGroup direction="row" label={t('guides.price.extras')} value={extras} onChange={setExtras}>
        {EXTRAS.map((extra) => (
          <Checkbox key={extra} value={extra}>
            {t(`guides.price.${extra}`)}
          </Checkbox>
        ))}
      </CheckboxGroup>
      <div role="status">
        <FactList>
          {price.onRequest ? (
            <Fact label={t('guides.price.total')}>{t('guides.price.onRequest')}</Fact>
          ) : (
            <>
              <Fact label={t('guides.price.perVideo')}>{amount(price.perVideo)}</Fact>
              <Fact label={t('guides.price.total')}>{amount(price.total)}</Fact>
            </>
          )}
        </FactList>
      </div>
      <Text as="div">
        <Code>{`ugcPrice(${literal(order)})\n// ${literal(price)}`}</Code>
      </Text>
    </Stack>
  );
}
