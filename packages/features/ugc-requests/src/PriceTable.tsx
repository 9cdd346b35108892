import type { UgcMoney, UgcOffer, UgcPriceList } from '@resonanz/api-client/ugcRequests';
import { Text } from '@resonanz/ui/Text';
import * as css from './layout.css.ts';
import { type PricedOrder, priceLines } from './priceLines.ts';
import { useUgcText } from './useUgcText.ts';

interface PriceTableProps {
  order: PricedOrder & { lengthText: string };
  prices: UgcPriceList;
  /** What the server says; without it the price by the list. */
  money?: UgcMoney;
  /** The newest offer, which goes before the list. */
  offer?: UgcOffer | undefined;
  /** The total by the list, while the form is filled in; null on request. */
  total: number | null;
}

/** The lines of a price, its total, and the tax beside it. */
export function PriceTable({ order, prices, money, offer, total }: PriceTableProps) {
  const { t, money: euro, length, vat } = useUgcText();
  const listed = priceLines(order, prices).map(({ id, each, amount }) => ({
    key: id,
    name:
      id === 'videos'
        ? t('ugcRequests.price.videos', { count: order.videoCount, length: length(order) })
        : t(`ugcRequests.field.${id}`),
    note: t('ugcRequests.price.each', { count: order.videoCount, amount: euro(each) }),
    amount,
  }));
  const rows =
    offer === undefined
      ? listed
      : offer.lines.map(({ text, amount }, index) => ({ key: String(index), name: text, note: '', amount }));
  return (
    <>
      {rows.length > 0 && (
        <dl className={css.lines}>
          {rows.map((row) => (
            <div key={row.key} className={css.line}>
              <dt>
                <span>{row.name}</span>
                {row.note !== '' && (
                  <Text as="div" variant="caption" tone="muted">
                    {row.note}
                  </Text>
                )}
              </dt>
              <dd className={css.amount}>{euro(row.amount)}</dd>
            </div>
          ))}
        </dl>
      )}
      <div aria-live="polite">
        <p className={css.line}>
          <Text variant="label">{t('ugcRequests.price.total')}</Text>
          <Text variant="figure">{total === null ? t('ugcRequests.onRequest') : euro(total)}</Text>
        </p>
      </div>
      <Text variant="caption" tone="muted">
        {money === undefined ? t('ugcRequests.vat.plus') : vat(money)}
      </Text>
    </>
  );
}
