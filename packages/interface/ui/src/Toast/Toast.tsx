import { CheckCircleIcon, HourglassMediumIcon, InfoIcon, WarningCircleIcon } from '@phosphor-icons/react';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '../classNames.ts';
import { CloseButton } from '../CloseButton/CloseButton.tsx';
import { Counter } from '../Counter/Counter.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Toast.css.ts';
import type { QueuedToast } from './toastQueue.ts';
import { useIsCut } from './useIsCut.ts';

const icons = {
  ok: { icon: CheckCircleIcon, weight: 'fill' },
  bad: { icon: WarningCircleIcon, weight: 'fill' },
  info: { icon: InfoIcon, weight: 'fill' },
  note: { icon: HourglassMediumIcon, weight: 'regular' },
} as const;

interface ToastProps {
  toast: QueuedToast;
  closeLabel: string;
  wholeLabel: string;
  countLabel: (count: number) => string;
  onClose: () => void;
}

/** One toast: a line, whose words can be had in full where it is too short for them. */
export function Toast({ toast, closeLabel, wholeLabel, countLabel, onClose }: ToastProps) {
  const { tone, title, text, action, icon, count } = toast;
  const line = useRef<HTMLDivElement>(null);
  const isCut = useIsCut(line);
  const [isWhole, setWhole] = useState(false);
  // Live regions are announced when their content changes, not when they come into the page with it.
  const [isAnnounced, setAnnounced] = useState(false);
  useEffect(() => setAnnounced(true), []);
  return (
    <li className={classNames(css.toast, css.tone[tone])} data-whole={isWhole || undefined}>
      <span className={css.icon} aria-hidden="true">
        {icon ?? <Icon {...icons[tone]} size="small" />}
      </span>
      <div
        ref={line}
        className={css.words}
        role={tone === 'bad' ? 'alert' : 'status'}
        aria-atomic="true"
        aria-hidden={isAnnounced ? undefined : true}
      >
        <span className={css.title}>
          {title}
          {count > 1 && <Counter count={count} tone="soft" label={countLabel(count)} />}
        </span>
        {text && ' '}
        {text && <span className={css.text}>{text}</span>}
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
      <span className={css.buttons}>
        {(isCut || isWhole) && (
          <button
            type="button"
            className={css.wholeButton}
            aria-label={wholeLabel}
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          />
        )}
        <CloseButton label={closeLabel} onPress={onClose} />
      </span>
    </li>
  );
}
