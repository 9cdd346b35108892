import { endNewsletter } from '@resonanz/api-client/newsletter';
import { NewsletterLink } from './NewsletterLink.tsx';

/** Ends the newsletter with the link that stands in each: `/testerworld/newsletter/unsubscribe/{token}`. */
export function EndNewsletterScreen() {
  return <NewsletterLink purpose="end" send={endNewsletter} />;
}
