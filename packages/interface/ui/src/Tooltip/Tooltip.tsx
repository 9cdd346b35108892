import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { TriggerButton } from '../Button/TriggerButton.tsx';
import * as css from './Tooltip.css.ts';

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** The words: a name or a short hint, never the only place of something important. */
  text: string;
  /** The control it belongs to: a `Button`, `IconButton` or `Link`. */
  children: ReactElement;
  /** Where it stands; `top` by default, `end` in the narrow navigation. */
  placement?: 'top' | 'bottom' | 'start' | 'end';
  /** Milliseconds of pointing before it appears; 500 by default, at once with keyboard focus. */
  delay?: number;
  /** Switches it off, for example where the words are in sight. */
  isDisabled?: boolean;
}

/** The name of a control, on pointing or focus. */
export function Tooltip({ text, children, placement = 'top', delay = 500, isDisabled = false }: TooltipProps) {
  return (
    <TooltipTrigger delay={delay} closeDelay={100} isDisabled={isDisabled}>
      <TriggerButton>{children}</TriggerButton>
      <AriaTooltip className={css.tooltip} placement={placement} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
