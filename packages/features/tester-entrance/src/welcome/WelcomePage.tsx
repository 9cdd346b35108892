import type { ReactNode } from 'react';
import { PublicPageFrame } from '@resonanz/app-frame/PublicPage';
import { testerPaths } from '@resonanz/domain/paths';
import { TESTER_POINTS } from '@resonanz/domain/testerPoints';
import type { Language } from '@resonanz/i18n/language';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Heading } from '@resonanz/ui/Heading';
import { Link } from '@resonanz/ui/Link';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';
import { Honesty } from './Honesty.tsx';
import { Levels } from './Levels.tsx';
import { Products } from './Products.tsx';
import * as css from './WelcomePage.css.ts';

/** Props of `WelcomePage`. */
export interface WelcomePageProps {
  /** The home of the logged-in user; null for visitors. */
  home: string | null;
  /** The paths that the shell has a screen for; the header links to no others. */
  existingRoutes: readonly string[];
  /** The tests that are open now, which change from day to day. */
  openTests: ReactNode;
}

const STEPS = [1, 2, 3, 4] as const;
const OPEN_PAGES = ['blog', 'faqs'] as const;

/** Address of the page in a language. */
const welcomeHref = (language: Language): string => `${testerPaths.welcome()}?lang=${language}`;

/** The landing page of testerworld: nothing on it but the open tests needs a script. */
export function WelcomePage({ home, existingRoutes, openTests }: WelcomePageProps) {
  const t = useMessages(messages);
  const pointsOf = {
    1: t('entrance.step1Points', { sent: TESTER_POINTS.applicationSent, accepted: TESTER_POINTS.applicationAccepted }),
    2: t('entrance.step2Points', { points: TESTER_POINTS.testCompletedInTime }),
    3: t('entrance.stepPoints', { points: TESTER_POINTS.questionnaire }),
    4: t('entrance.stepPoints', { points: TESTER_POINTS.videoReview }),
  };
  const register = (
    <Button variant="solid" size="large" href={testerPaths.register()}>
      {t('entrance.register')}
    </Button>
  );
  return (
    <PublicPageFrame
      area="testerworld"
      home={home}
      windowTitle={t('entrance.windowTitle')}
      registerHref={testerPaths.register()}
      languageHref={welcomeHref}
      navigation={
        <nav className={css.links} aria-label={t('entrance.navigation')}>
          <Link variant="quiet" tone="inherit" href="#open">
            {t('entrance.openShort')}
          </Link>
          <Link variant="quiet" tone="inherit" href="#how">
            {t('entrance.how')}
          </Link>
          <Link variant="quiet" tone="inherit" href="#levels">
            {t('entrance.points')}
          </Link>
          {OPEN_PAGES.filter((page) => existingRoutes.includes(testerPaths[page].pattern)).map((page) => (
            <Link key={page} variant="quiet" tone="inherit" href={testerPaths[page]()}>
              {t(`entrance.${page}`)}
            </Link>
          ))}
        </nav>
      }
    >
      <section className={css.hero}>
        <div className={css.words}>
          <h1 className={css.claim}>{t('entrance.claim')}</h1>
          <p className={css.intro}>{t('entrance.intro')}</p>
          <div className={css.ways}>
            {home === null ? (
              register
            ) : (
              <Button variant="solid" size="large" href={home}>
                {t('entrance.toHome')}
              </Button>
            )}
            <Button size="large" href="#open">
              {t('entrance.seeOpen')}
            </Button>
          </div>
          <Text as="p" variant="caption" tone="secondary">
            {t('entrance.who')}
          </Text>
        </div>
        <Products />
      </section>
      <section className={css.section} id="open" aria-labelledby="open-title">
        {openTests}
      </section>
      <section className={css.section} id="how" aria-labelledby="how-title">
        <Heading level={2} variant="title" id="how-title">
          {t('entrance.how')}
        </Heading>
        <ol className={css.steps}>
          {STEPS.map((step) => (
            <li key={step} className={css.step}>
              <span className={css.number} aria-hidden="true">
                {step}
              </span>
              <Heading level={3} variant="section">
                {t(`entrance.step${step}`)}
              </Heading>
              <div>
                <Text as="p" tone="secondary">
                  {t(`entrance.step${step}Text`)}
                </Text>
                <p className={css.stepPoints}>{pointsOf[step]}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section className={css.section} id="levels" aria-labelledby="levels-title">
        <Levels />
      </section>
      <Honesty />
      {home === null && (
        <section className={css.closing} aria-labelledby="closing-title">
          <div>
            <Heading level={2} variant="title" id="closing-title">
              {t('entrance.closing')}
            </Heading>
            <Text as="p" tone="secondary">
              {t('entrance.closingText')}
            </Text>
          </div>
          {register}
        </section>
      )}
    </PublicPageFrame>
  );
}
