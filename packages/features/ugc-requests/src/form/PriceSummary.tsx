import type { ReactNode } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import type { UgcPriceList } from '@resonanz/api-client/ugcRequests';
import { Heading } from '@resonanz/ui/Heading';
import { Text } from '@resonanz/ui/Text';
import * as css from '../layout.css.ts';
import { priceOf } from '../priceLines.ts';
import { PriceTable } from '../PriceTable.tsx';
import { useUgcText } from '../useUgcText.ts';
import type { UgcValues } from './ugcForm.ts';

interface PriceSummaryProps {
  control: Control<UgcValues>;
  prices: UgcPriceList | undefined;
  /** What can be done with the request. */
  children: ReactNode;
}

/** What the request costs, calculated again with every choice, and what can be done with it. */
export function PriceSummary({ control, prices, children }: PriceSummaryProps) {
  const { t } = useUgcText();
  const [videoCount, length, lengthText, subtitles, music, professionalPhotos, duration] = useWatch({
    control,
    name: ['videoCount', 'length', 'lengthText', 'subtitles', 'music', 'professionalPhotos', 'duration'],
  });
  const order = { videoCount, length, lengthText, subtitles, music, professionalPhotos, duration };
  const price = prices && priceOf(order, prices);
  return (
    <div className={css.sticky}>
      <Heading level={2} variant="density">
        {t('word.price')}
      </Heading>
      {prices && price && <PriceTable order={order} prices={prices} total={price.onRequest ? null : price.total} />}
      <Text variant="caption" tone="muted">
        {t('ugcRequests.price.after')}
      </Text>
      {children}
    </div>
  );
}
