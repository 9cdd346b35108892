import { type ReactNode, useEffect, useRef } from 'react';
import { AREA_LEGAL_LINKS } from '@resonanz/app-frame/areaLegalLinks';
import { Footer } from '@resonanz/app-frame/Footer';
import { LanguageSwitch } from '@resonanz/app-frame/LanguageSwitch';
import { useMessages } from '@resonanz/i18n/react';
import { Heading } from '@resonanz/ui/Heading';
import { Logo } from '@resonanz/ui/Logo';
import { SkipLink } from '@resonanz/ui/SkipLink';
import { Text } from '@resonanz/ui/Text';
import { messages } from './messages.ts';
import * as css from './sign.css.ts';

interface SignFrameProps {
  heading: string;
  subheading?: ReactNode;
  /** Which step of the page this is; the next one begins with its heading. */
  step: string;
  children: ReactNode;
}

const MAIN_ID = 'main';

/** A page for one partner, without the frame of any area: logo, language, content and the legal links. */
export function SignFrame({ heading, subheading, step, children }: SignFrameProps) {
  const t = useMessages(messages);
  const main = useRef<HTMLElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    const before = shownStep.current;
    shownStep.current = step;
    // What was only loaded is read where the reader is.
    if (before === step || before === 'waiting') return;
    // The button that was pressed is gone; the page goes on from its beginning.
    main.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [step]);
  return (
    <div className={css.page} data-density="comfortable">
      <title>{`${heading} · Resonanz`}</title>
      <SkipLink targetId={MAIN_ID}>{t('contractPage.skip')}</SkipLink>
      <header className={css.header}>
        <span className={css.logo}>
          <Logo />
        </span>
        <LanguageSwitch variant="codes" />
      </header>
      <main ref={main} className={css.main} id={MAIN_ID} tabIndex={-1}>
        <div className={css.head}>
          <Heading level={1}>{heading}</Heading>
          {subheading && (
            <Text as="p" tone="secondary">
              {subheading}
            </Text>
          )}
        </div>
        {children}
      </main>
      <Footer {...AREA_LEGAL_LINKS.staff} />
    </div>
  );
}
