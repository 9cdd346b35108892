import { InlineAlert } from '@resonanz/ui/InlineAlert';

/** Why the last attempt failed; draws nothing before. */
export function ErrorAlert({ children }: { children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <InlineAlert tone="error" role="alert">
      {children}
    </InlineAlert>
  );
}
