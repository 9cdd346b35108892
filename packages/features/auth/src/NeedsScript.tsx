import type { ReactNode } from 'react';
import { InlineAlert } from '@resonanz/ui/InlineAlert';

/** Says where no scripts run why a form cannot be sent. */
export function NeedsScript({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <InlineAlert tone="info">{children}</InlineAlert>
    </noscript>
  );
}
