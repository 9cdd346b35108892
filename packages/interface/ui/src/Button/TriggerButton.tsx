import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps } from 'react-aria-components/Button';
import { TriggerButtonContext } from './TriggerButtonContext.ts';

const draw = (props: ButtonProps) => <AriaButton {...props} />;

/** Stands around the button that opens a menu or has a tooltip of react-aria. */
export function TriggerButton({ children }: { children: ReactNode }) {
  return <TriggerButtonContext value={draw}>{children}</TriggerButtonContext>;
}
