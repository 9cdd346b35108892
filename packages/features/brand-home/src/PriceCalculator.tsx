import { useEffect, useRef } from 'react';
import { UGC_PRICES, VIDEO_COUNTS, VIDEO_LENGTHS } from '@resonanz/domain/ugcPrice';
import { formatMoney } from '@resonanz/formatters/money';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Heading } from '@resonanz/ui/Heading';
import { Text } from '@resonanz/ui/Text';
import { messages } from './messages.ts';
import * as css from './PriceCalculator.css.ts';
import { EXTRAS, FIRST_ORDER, runPriceCalculator, sayPrice } from './reckonPrice.ts';

/**
 * Reckons what an order of videos costs. The landing page is drawn without the app, so its fields are those of the
 * browser.
 */
export function PriceCalculator() {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const words = {
    onRequest: t('brandHome.calculator.onRequest'),
    perVideo: t('brandHome.calculator.perVideo', { amount: '{amount}' }),
  };
  const first = sayPrice(FIRST_ORDER, language, words);
  useEffect(() => (form.current ? runPriceCalculator(form.current) : undefined), [language]);
  return (
    <form
      ref={form}
      id="calculator"
      className={css.calculator}
      aria-labelledby="calculator-title"
      data-price-calculator
      data-language={language}
      data-on-request={words.onRequest}
      data-per-video={words.perVideo}
    >
      <Heading level={3} variant="section" id="calculator-title">
        {t('brandHome.calculate')}
      </Heading>
      <div className={css.fields}>
        <label className={css.field}>
          {t('brandHome.calculator.count')}
          <select className={css.select} name="videoCount" defaultValue={FIRST_ORDER.videoCount}>
            {VIDEO_COUNTS.map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </label>
        <label className={css.field}>
          {t('brandHome.calculator.length')}
          <select className={css.select} name="length" defaultValue={FIRST_ORDER.length}>
            {VIDEO_LENGTHS.map((length) => (
              <option key={length} value={length}>
                {length === 'others'
                  ? t('brandHome.calculator.otherLength')
                  : t('brandHome.calculator.seconds', { seconds: length })}
              </option>
            ))}
          </select>
        </label>
        <fieldset className={css.extras}>
          <legend className={css.legend}>{t('brandHome.calculator.extras')}</legend>
          {EXTRAS.map((extra) => (
            <label key={extra} className={css.extra}>
              <input className={css.box} type="checkbox" name={extra} />
              {t(`brandHome.calculator.${extra}`, {
                price: formatMoney(UGC_PRICES[extra], language, { currency: 'EUR' }),
              })}
            </label>
          ))}
        </fieldset>
      </div>
      <div className={css.price} aria-live="polite" aria-atomic="true">
        <Text variant="label">{t('brandHome.calculator.total')}</Text>
        <span className={css.total} data-total>
          {first.total}
        </span>
        <span className={css.each} data-each>
          {first.each}
        </span>
      </div>
    </form>
  );
}
