import { InlineAlert } from '@resonanz/ui/InlineAlert';

/** Why the last attempt was refused; nothing is drawn before. */
export function Fault({ children }: { children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <InlineAlert tone="error" role="alert">
      {children}
    </InlineAlert>
  );
}
