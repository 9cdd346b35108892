import { saveLanguage } from '@resonanz/api-client/auth';
import { type Language, parseLanguage } from '@resonanz/i18n/language';
import { chooseUiLanguage } from '@resonanz/session/language';
import type { Session } from '@resonanz/session/session';

/** The language that the user has chosen at the log-in stays: in this browser, and with the account. */
export async function keepChosenLanguage(session: Session, chosen: Language | null): Promise<void> {
  const state = session.getState();
  if (chosen === null || state.status !== 'loggedIn') return;
  chooseUiLanguage(chosen);
  // What is not saved now is saved with the next choice: the log-in does not wait for it.
  if (parseLanguage(state.user.defaultLanguage) !== chosen)
    await saveLanguage(session.client, chosen).catch(() => undefined);
}
