import { classNames } from '../classNames.ts';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import * as css from './Pagination.css.ts';

interface ArrowProps {
  icon: IconSource;
  label: string;
  /** The page it leads to; null at the end of the way. */
  target: number | null;
  onPageChange: (page: number) => void;
}

/** An arrow; at the end of the way it keeps the focus that brought the user there. */
export function Arrow({ icon, label, target, onPageChange }: ArrowProps) {
  return (
    <button
      type="button"
      className={css.page}
      aria-label={label}
      aria-disabled={target === null || undefined}
      onClick={() => {
        if (target !== null) onPageChange(target);
      }}
    >
      <Icon icon={icon} size="mini" />
    </button>
  );
}

interface NumberButtonProps {
  page: number;
  label: string;
  text: string;
  isCurrent: boolean;
  /** Left out on phones. */
  isRoomy: boolean;
  onPageChange: (page: number) => void;
}

/** The button of one page. */
export function NumberButton({ page, label, text, isCurrent, isRoomy, onPageChange }: NumberButtonProps) {
  return (
    <button
      type="button"
      className={classNames(css.page, isRoomy && css.roomy)}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={() => {
        if (!isCurrent) onPageChange(page);
      }}
    >
      {text}
    </button>
  );
}
