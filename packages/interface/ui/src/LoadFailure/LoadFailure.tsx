import type { ReactNode } from 'react';
import { InlineAlert } from '../InlineAlert/InlineAlert.tsx';
import { Link } from '../Link/Link.tsx';

/** Props of `LoadFailure`. */
export interface LoadFailureProps {
  /** What could not be loaded, as a sentence. */
  children: ReactNode;
  /** What the link says that loads again, such as "Erneut laden". */
  reloadLabel: string;
  /** Called when it is to be loaded again; without it there is no link. */
  onReload?: (() => void) | undefined;
}

/** Stands where content would be that could not be loaded, announced at once, with the way to load it again. */
export function LoadFailure({ children, reloadLabel, onReload }: LoadFailureProps) {
  return (
    <InlineAlert
      tone="error"
      role="alert"
      action={
        onReload && (
          <Link variant="standalone" tone="inherit" onPress={onReload}>
            {reloadLabel}
          </Link>
        )
      }
    >
      {children}
    </InlineAlert>
  );
}
