import { generalWords } from '@resonanz/domain/generalWords';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';

/** Whether this page was opened from another one of ours, to which the browser leads back. */
const hasWayBack = (): boolean =>
  typeof history !== 'undefined' && history.length > 1 && document.referrer.startsWith(`${location.origin}/`);

/** Leads back to where the page was opened from; to `href` where that is unknown, and where no scripts run. */
export function BackLink({ href }: { href: string }) {
  const word = useMessages(generalWords);
  const way = hasWayBack() ? { onPress: () => history.back() } : { href, target: '_self' };
  return (
    <Button variant="quiet" {...way}>
      {word('word.back')}
    </Button>
  );
}
