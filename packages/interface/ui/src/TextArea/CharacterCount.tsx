import { WarningCircleIcon } from '@phosphor-icons/react';
import { useEffect, useRef, useState } from 'react';
import { useFormReset } from '../Form/useFormReset.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { count as style } from './CharacterCount.css.ts';

/** Writing has paused when nothing is typed for so many milliseconds. */
const PAUSE = 1000;
const NEAR = 0.9;

/** How much of a limit is used; read out when writing pauses near the limit or beyond it. */
export function CharacterCount({
  id,
  count,
  limit,
  words,
  onReset,
}: {
  id: string;
  count: number;
  limit: number;
  words: string;
  onReset: () => void;
}) {
  const shown = useRef<HTMLSpanElement>(null);
  useFormReset(shown, onReset);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(count >= limit * NEAR ? words : ''), PAUSE);
    return () => clearTimeout(timer);
  }, [count, limit, words]);
  return (
    <>
      <span ref={shown} id={id} className={style} data-over={count > limit || undefined}>
        {count > limit && <Icon icon={WarningCircleIcon} size="small" weight="fill" />}
        {words}
      </span>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
