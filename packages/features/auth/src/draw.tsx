import { drawPage } from '@resonanz/app-frame/drawPage';
import type { Area } from '@resonanz/domain/roles';
import type { Language } from '@resonanz/i18n/language';
import { translator } from '@resonanz/i18n/messages';
import { LoginPage } from './LoginPage.tsx';
import { messages } from './messages.ts';
import { SignUpForm } from './signup/SignUpForm.tsx';
import { SignUpPage } from './signup/SignUpScreen.tsx';

/**
 * A page as a server sends it: what stands in its root, with the title of the window, and what search engines say of
 * it.
 */
export interface DrawnForm {
  readonly body: string;
  readonly description: string;
}

/** What is drawn sends nothing. */
const nothing = () => Promise.resolve();

/** Draws the log-in of an area; the app takes its place with all that has been typed. */
export function drawLogin(area: Area, language: Language): DrawnForm {
  const t = translator(messages, language);
  return {
    body: drawPage(language, <LoginPage area={area} logIn={nothing} email="" onEmailChange={() => {}} reason="" />),
    description: t(`auth.${area}.text`),
  };
}

/** Draws the first step of the sign-up; the app takes its place with all that has been typed. */
export function drawSignUp(language: Language): DrawnForm {
  const t = translator(messages, language);
  const page = (
    <SignUpPage>
      <SignUpForm onSend={nothing} />
    </SignUpPage>
  );
  return { body: drawPage(language, page), description: t('auth.signUp.description') };
}
