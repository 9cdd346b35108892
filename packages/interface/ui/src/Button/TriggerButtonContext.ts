import { createContext, type ReactNode } from 'react';
import type { ButtonProps } from 'react-aria-components/Button';

/**
 * Draws the button where a component of react-aria waits for its press or its focus. Only such components bring
 * react-aria's button; elsewhere the browser's own does everything, costs a tenth of the rendering time and loads
 * nothing.
 */
export const TriggerButtonContext = createContext<((props: ButtonProps) => ReactNode) | null>(null);
