import { WarningCircleIcon } from '@phosphor-icons/react';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Table.css.ts';

/** What the table says aloud, and what is wrong in its cells. */
export function TableStatus({ message, refusals }: { message: string; refusals: readonly string[] }) {
  return (
    <>
      <span className={css.status} role="status">
        {message}
      </span>
      {refusals.length > 0 && (
        <div className={css.refusals}>
          {refusals.map((sentence) => (
            <div key={sentence} className={css.refusal}>
              <Icon icon={WarningCircleIcon} size="small" weight="fill" />
              {sentence}
            </div>
          ))}
        </div>
      )}
    </>
  );
}
