import { confirmNewsletter } from '@resonanz/api-client/newsletter';
import { NewsletterLink } from './NewsletterLink.tsx';

/** Confirms the newsletter with the link of a mail: `/testerworld/newsletter/confirm/{token}`. */
export function ConfirmNewsletterScreen() {
  return <NewsletterLink purpose="confirm" send={confirmNewsletter} />;
}
