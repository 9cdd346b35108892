import { CheckCircleIcon, type Icon, InfoIcon, WarningCircleIcon, WarningIcon } from '@phosphor-icons/react';
import type { ReactNode } from 'react';
import * as styles from './InlineAlert.css.ts';

/** What an inline alert means. */
export type InlineAlertTone = 'info' | 'success' | 'warning' | 'error';

/** Props of `InlineAlert`. */
export interface InlineAlertProps {
  /** Meaning; decides icon and colour. */
  tone: InlineAlertTone;
  /** What happened and what to do next. */
  children: ReactNode;
  /** A few bold words above the text. */
  title?: string;
  /** A button or link at the end. */
  action?: ReactNode;
  /** How it is announced when it appears: `alert` at once, `status` politely; silent by default. */
  role?: 'alert' | 'status' | 'note';
}

const icons = {
  info: InfoIcon,
  success: CheckCircleIcon,
  warning: WarningIcon,
  error: WarningCircleIcon,
} satisfies Record<InlineAlertTone, Icon>;

/** A message that belongs to the place where it stands. */
export function InlineAlert({ tone, children, title, action, role }: InlineAlertProps) {
  const ToneIcon = icons[tone];
  return (
    <div className={`${styles.alert} ${styles.tone[tone]}`} role={role}>
      <ToneIcon className={`${styles.icon} ${styles.iconTone[tone]}`} weight="fill" aria-hidden="true" />
      <div className={styles.body}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        <div>{children}</div>
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
