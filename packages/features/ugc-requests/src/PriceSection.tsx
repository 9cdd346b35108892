import type { ReactNode } from 'react';
import type { UgcRequest } from '@resonanz/api-client/ugcRequests';
import { formatDateTime } from '@resonanz/formatters/date';
import { Heading } from '@resonanz/ui/Heading';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import * as css from './layout.css.ts';
import { PriceTable } from './PriceTable.tsx';
import { useUgcText } from './useUgcText.ts';

/** What a request costs, and which prices were named before. */
export function PriceSection({ request, action }: { request: UgcRequest; action?: ReactNode }) {
  const { t, language, money: euro } = useUgcText();
  const { order, prices, money, offers } = request;
  const [newest, ...earlier] = offers;
  return (
    <Stack as="section" space={5} aria-labelledby="ugc-price">
      <Heading level={2} variant="density" id="ugc-price">
        {t('word.price')}
      </Heading>
      <PriceTable order={order} prices={prices} money={money} offer={newest} total={money.total} />
      {newest !== undefined && (
        <Text variant="caption" tone="muted">
          {t('ugcRequests.price.version', {
            version: newest.version,
            at: formatDateTime(newest.createdAt, language),
            by: newest.createdBy ?? '–',
          })}
        </Text>
      )}
      {newest !== undefined && newest.note !== '' && <p className={css.words}>{newest.note}</p>}
      {earlier.length > 0 && (
        <ul className={css.lines} aria-label={t('ugcRequests.price.earlier')}>
          {earlier.map((offer) => (
            <li key={offer.version} className={css.line}>
              <Text variant="caption" tone="muted">
                {t('ugcRequests.price.version', {
                  version: offer.version,
                  at: formatDateTime(offer.createdAt, language),
                  by: offer.createdBy ?? '–',
                })}
              </Text>
              <span className={css.amount}>{euro(offer.total)}</span>
            </li>
          ))}
        </ul>
      )}
      {action}
    </Stack>
  );
}
