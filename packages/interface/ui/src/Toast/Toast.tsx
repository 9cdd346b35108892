import { CheckCircleIcon, HourglassMediumIcon, InfoIcon, WarningCircleIcon } from '@phosphor-icons/react';
import { useEffect, useState } from 'react';
import { classNames } from '../classNames.ts';
import { CloseButton } from '../CloseButton/CloseButton.tsx';
import { Counter } from '../Counter/Counter.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Toast.css.ts';
import type { QueuedToast } from './toastQueue.ts';

const icons = {
  ok: { icon: CheckCircleIcon, weight: 'fill' },
  bad: { icon: WarningCircleIcon, weight: 'fill' },
  info: { icon: InfoIcon, weight: 'fill' },
  note: { icon: HourglassMediumIcon, weight: 'regular' },
} as const;

interface ToastProps {
  toast: QueuedToast;
  closeLabel: string;
  countLabel: (count: number) => string;
  onClose: () => void;
}

/** One toast. */
export function Toast({ toast, closeLabel, countLabel, onClose }: ToastProps) {
  const { tone, title, text, action, icon, count } = toast;
  // Live regions are announced when their content changes, not when they come into the page with it.
  const [isAnnounced, setAnnounced] = useState(false);
  useEffect(() => setAnnounced(true), []);
  return (
    <li className={classNames(css.toast, css.tone[tone])}>
      <span className={css.icon} aria-hidden="true">
        {icon ?? <Icon {...icons[tone]} size="header" />}
      </span>
      <div className={css.words}>
        <div role={tone === 'bad' ? 'alert' : 'status'} aria-atomic="true" aria-hidden={isAnnounced ? undefined : true}>
          <div className={css.title}>
            {title}
            {count > 1 && <Counter count={count} tone="soft" label={countLabel(count)} />}
          </div>
          {text && <div className={css.text}>{text}</div>}
        </div>
        {action && (
          <button
            type="button"
            className={action.pressArea === 'toast' ? classNames(css.action, css.wholeToast) : css.action}
            onClick={() => {
              onClose();
              action.onPress();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <span className={css.close}>
        <CloseButton label={closeLabel} onPress={onClose} />
      </span>
    </li>
  );
}
