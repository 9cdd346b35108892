import type { PointerEvent, ReactNode } from 'react';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import * as css from './Field.css.ts';

// The frame belongs to its input: a press on icon, unit or padding puts the caret there.
function focusInput(event: PointerEvent<HTMLDivElement>) {
  const target = event.target as HTMLElement;
  if (target.closest('input, textarea, button')) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>('input, textarea')?.focus();
}

/** The edge around an input, with an icon before it and a unit or buttons after it. */
export function FieldFrame({
  iconStart,
  unit,
  actions,
  children,
  ...state
}: {
  iconStart?: IconSource | undefined;
  unit?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
  'data-invalid'?: true | undefined;
  'data-disabled'?: true | undefined;
  'data-readonly'?: true | undefined;
}) {
  return (
    <div className={css.frame} onPointerDown={focusInput} {...state}>
      {iconStart && (
        <span className={css.iconStart}>
          <Icon icon={iconStart} size="small" />
        </span>
      )}
      {children}
      {unit && <span className={css.unit}>{unit}</span>}
      {actions && <span className={css.actions}>{actions}</span>}
    </div>
  );
}
