import { useContext } from 'react';
import { ButtonContext } from 'react-aria-components/Button';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { TooltipTriggerStateContext } from 'react-aria-components/Tooltip';

/**
 * Whether the button may have to answer a react-aria component around it: a dialog, a menu, a tooltip or a slot.
 * Elsewhere the browser's own button does everything and costs a tenth of the rendering time.
 */
export function useTriggerContext(): boolean {
  const slots = useContext(ButtonContext);
  const overlay = useContext(OverlayTriggerStateContext);
  const tooltip = useContext(TooltipTriggerStateContext);
  return overlay !== null || tooltip !== null || (slots != null && Object.keys(slots).length > 0);
}
