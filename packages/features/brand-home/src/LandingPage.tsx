import type { CSSProperties } from 'react';
import { PublicPageFrame } from '@resonanz/app-frame/PublicPage';
import { brandPaths } from '@resonanz/domain/paths';
import { UGC_PRICES } from '@resonanz/domain/ugcPrice';
import { formatMoney } from '@resonanz/formatters/money';
import type { Language } from '@resonanz/i18n/language';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Heading } from '@resonanz/ui/Heading';
import { Link } from '@resonanz/ui/Link';
import { Text } from '@resonanz/ui/Text';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import * as css from './LandingScreen.css.ts';
import { messages } from './messages.ts';
import { PriceCalculator } from './PriceCalculator.tsx';
import { Stage } from './Stage.tsx';

const STEPS = [1, 2, 3, 4] as const;
const QUESTIONS = [1, 2, 3, 4, 5] as const;
const LOWEST_STEM = 18;
const TALLEST_STEM = 112;

/** Price of one video for each fixed length. */
const PRICES = Object.entries(UGC_PRICES.length).map(([seconds, perVideo]) => ({ seconds: Number(seconds), perVideo }));
const HIGHEST = Math.max(...PRICES.map(({ perVideo }) => perVideo));

const stemOf = (price: number) => `${LOWEST_STEM + (price / HIGHEST) * TALLEST_STEM}px`;

/** Address of the page in a language. */
export const landingHref = (language: Language): string => `${brandPaths.landing()}?lang=${language}`;

/** The order of a video, after the log-in that leads to the sign-up as well. */
const orderHref = `${brandPaths.login()}?${new URLSearchParams({ from: brandPaths.ugcVideoAdd() }).toString()}`;

/** Props of `LandingPage`. */
export interface LandingPageProps {
  /** The home of the logged-in user; null for visitors. */
  home: string | null;
}

/** The public page of the brand portal: nothing on it needs a script. */
export function LandingPage({ home }: LandingPageProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const euro = (amount: number) => formatMoney(amount, language, { currency: 'EUR' });
  return (
    <PublicPageFrame
      home={home}
      windowTitle={t('brandHome.windowTitle')}
      registerHref={brandPaths.signup()}
      languageHref={landingHref}
      navigation={
        <nav className={css.links} aria-label={t('brandHome.navigation')}>
          <Link variant="quiet" tone="inherit" href="#how">
            {t('brandHome.how')}
          </Link>
          <Link variant="quiet" tone="inherit" href="#prices">
            {t('brandHome.pricesShort')}
          </Link>
          <Link variant="quiet" tone="inherit" href="#questions">
            {t('brandHome.questionsShort')}
          </Link>
        </nav>
      }
    >
      <section className={css.hero}>
        <div className={css.words}>
          <h1 className={css.claim}>{t('brandHome.claim')}</h1>
          <p className={css.intro}>{t('brandHome.intro')}</p>
          {home === null ? (
            <>
              <div className={css.ways}>
                <Button variant="solid" size="large" href={brandPaths.signup()}>
                  {t('brandHome.register')}
                </Button>
                <Button size="large" href={orderHref}>
                  {t('brandHome.orderUgc')}
                </Button>
              </div>
              <Text as="p" variant="caption" tone="secondary">
                {t('brandHome.alreadyRegistered')} <Link href={brandPaths.login()}>{t('brandHome.logIn')}</Link>
                {' · '}
                <Link href={brandPaths.network()}>{t('brandHome.network')}</Link>
              </Text>
            </>
          ) : (
            <Button variant="solid" size="large" href={home}>
              {t('brandHome.toDashboard')}
            </Button>
          )}
        </div>
        <Stage />
      </section>
      <section className={css.section} id="how" aria-labelledby="how-title">
        <Heading level={2} id="how-title">
          {t('brandHome.how')}
        </Heading>
        <ol className={css.steps}>
          {STEPS.map((step) => (
            <li key={step} className={css.step}>
              <span className={css.number} aria-hidden="true">
                {step}
              </span>
              <Heading level={3} variant="section">
                {t(`brandHome.step${step}`)}
              </Heading>
              <Text as="p" tone="secondary">
                {t(`brandHome.step${step}Text`)}
              </Text>
            </li>
          ))}
        </ol>
      </section>
      <section className={css.section} id="prices" aria-labelledby="prices-title">
        <div className={css.pricesHead}>
          <div>
            <Heading level={2} variant="title" id="prices-title">
              {t('brandHome.prices')}
            </Heading>
            <p className={css.pricesText}>
              {t('brandHome.pricesText', {
                subtitles: euro(UGC_PRICES.subtitles),
                music: euro(UGC_PRICES.music),
                photos: euro(UGC_PRICES.professionalPhotos),
              })}
            </p>
          </div>
          <div className={css.toCalculator}>
            <Button href="#calculator">{t('brandHome.calculate')}</Button>
          </div>
        </div>
        <ol className={css.scale}>
          {PRICES.map(({ seconds, perVideo }) => (
            <li key={seconds} className={css.price}>
              <VisuallyHidden>{t('brandHome.priceOf', { seconds, price: euro(perVideo) })}</VisuallyHidden>
              <span className={css.amount} aria-hidden="true">
                {euro(perVideo)}
              </span>
              <span className={css.line} style={{ '--stem': stemOf(perVideo) } as CSSProperties} />
              <span className={css.length} aria-hidden="true">
                {t('brandHome.seconds', { seconds })}
              </span>
            </li>
          ))}
        </ol>
        <PriceCalculator />
      </section>
      <section className={css.questionsSection} id="questions" aria-labelledby="questions-title">
        <Heading level={2} variant="title" id="questions-title">
          {t('brandHome.questions')}
        </Heading>
        <div className={css.questions}>
          {QUESTIONS.map((number) => (
            <details key={number} className={css.question}>
              <summary className={css.summary}>{t(`brandHome.question${number}`)}</summary>
              <Text as="p" tone="secondary">
                {t(`brandHome.answer${number}`)}
              </Text>
            </details>
          ))}
        </div>
      </section>
      {home === null && (
        <section className={css.closing} aria-labelledby="closing-title">
          <Heading level={2} variant="title" id="closing-title">
            {t('brandHome.closing')}
          </Heading>
          <Button variant="solid" size="large" href={brandPaths.signup()}>
            {t('brandHome.register')}
          </Button>
        </section>
      )}
    </PublicPageFrame>
  );
}
