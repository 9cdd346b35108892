'use client';

import type { ReactNode } from 'react';
import { type Language, LANGUAGES } from '@resonanz/i18n/language';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Logo } from '@resonanz/ui/Logo';
import { Mark } from '@resonanz/ui/Mark';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { FrameLink } from '../FrameLink.tsx';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx';
import { messages } from '../messages.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import * as css from './PublicHeader.css.ts';

/** Props of `PublicHeader`. */
export interface PublicHeaderProps {
  /** Where the logo leads. */
  homeHref: string;
  /** Name of the area, beside the logo. */
  areaName?: string;
  /** Address of the log-in; without it there is no such button. */
  loginHref?: string;
  /** Address of the registration; without it there is no such button. */
  registerHref?: string;
  /** Address of the page in a language: the choice is made by links then, which lead on without scripts too. */
  languageHref?: (language: Language) => string;
  /** Links to parts of the page; hidden on small windows. */
  children?: ReactNode;
}

function LanguageChoice() {
  const { language, setLanguage } = useLanguage();
  const other = LANGUAGES.find((choice) => choice.language !== language);
  return (
    <>
      <div className={css.languages}>
        <LanguageSwitch variant="codes" />
      </div>
      {other && (
        <div className={css.otherLanguage}>
          <Button variant="quiet" onPress={() => setLanguage(other.language)}>
            {other.wire}{' '}
            <VisuallyHidden>
              <span lang={other.language}>{other.name}</span>
            </VisuallyHidden>
          </Button>
        </div>
      )}
    </>
  );
}

/** The light header of public pages: logo, language, Login and Register. */
export function PublicHeader(props: PublicHeaderProps) {
  const { homeHref, areaName, loginHref, registerHref, languageHref, children } = props;
  const t = useMessages(messages);
  return (
    <header className={css.header} data-density="comfortable">
      <FrameLink className={css.home} href={homeHref} aria-label={t('appFrame.home')}>
        <span className={css.logo}>
          <Logo />
        </span>
        <span className={css.mark}>
          <Mark size={36} />
        </span>
      </FrameLink>
      {areaName && <span className={css.area}>{areaName}</span>}
      <div className={css.links}>{children}</div>
      {languageHref ? <LanguageLinks hrefOf={languageHref} /> : <LanguageChoice />}
      {(loginHref !== undefined || registerHref !== undefined) && (
        <div className={css.ways}>
          {loginHref && <Button href={loginHref}>{t('appFrame.logIn')}</Button>}
          {registerHref && (
            <Button href={registerHref} variant="solid">
              {t('appFrame.register')}
            </Button>
          )}
        </div>
      )}
    </header>
  );
}
