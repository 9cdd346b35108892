import { PublicPage } from '@resonanz/app-frame/PublicPage';
import { brandPaths } from '@resonanz/domain/paths';
import { UGC_PRICES } from '@resonanz/domain/ugcPrice';
import { formatMoney } from '@resonanz/formatters/money';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { homeOf } from '@resonanz/session/guard';
import { useSession } from '@resonanz/session/react';
import { Button } from '@resonanz/ui/Button';
import { Heading } from '@resonanz/ui/Heading';
import { Link } from '@resonanz/ui/Link';
import { Text } from '@resonanz/ui/Text';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import type { CSSProperties } from 'react';
import * as css from './LandingScreen.css.ts';
import { messages } from './messages.ts';
import { Stage } from './Stage.tsx';

const STEPS = [1, 2, 3] as const;
const LOWEST_STEM = 18;
const TALLEST_STEM = 112;

/** Price of one video for each fixed length. */
const PRICES = Object.entries(UGC_PRICES.length).map(([seconds, perVideo]) => ({ seconds: Number(seconds), perVideo }));
const HIGHEST = Math.max(...PRICES.map(({ perVideo }) => perVideo));

const stemOf = (price: number) => `${LOWEST_STEM + (price / HIGHEST) * TALLEST_STEM}px`;

/** The public page of the brand portal. */
export function LandingScreen() {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const { user, permissions } = useSession();
  const home = user && permissions ? homeOf(user, permissions.permittedRoutes) : null;
  const euro = (amount: number) => formatMoney(amount, language, { currency: 'EUR' });
  return (
    <PublicPage
      windowTitle={t('brandHome.windowTitle')}
      navigation={
        <nav className={css.links} aria-label={t('brandHome.navigation')}>
          <Link variant="quiet" tone="inherit" href="#how">
            {t('brandHome.how')}
          </Link>
          <Link variant="quiet" tone="inherit" href="#prices">
            {t('brandHome.pricesShort')}
          </Link>
        </nav>
      }
    >
      <section className={css.hero}>
        <div className={css.words}>
          <h1 className={css.claim}>{t('brandHome.claim')}</h1>
          <p className={css.intro}>{t('brandHome.intro')}</p>
          <Button variant="solid" size="large" href={home ?? brandPaths.login()}>
            {t(home === null ? 'brandHome.logIn' : 'brandHome.toDashboard')}
          </Button>
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
      </section>
    </PublicPage>
  );
}
