import { InlineAlert } from '@resonanz/ui/InlineAlert';
import type { ReactNode } from 'react';

/** Says where no scripts run why a form cannot be sent. */
export function NeedsScript({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <InlineAlert tone="info">{children}</InlineAlert>
    </noscript>
  );
}
