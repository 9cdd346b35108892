import { useEffect, useState } from 'react';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import * as css from './RichTextEditor.css.ts';

const PAUSE = 1000;
const NEAR = 0.9;

/** How much of the limit is used; read out when writing pauses near the limit or beyond it. */
export function CharacterCount({
  id,
  count,
  limit,
  words,
}: {
  id: string;
  count: number;
  limit: number;
  words: string;
}) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(count >= limit * NEAR ? words : ''), PAUSE);
    return () => clearTimeout(timer);
  }, [count, limit, words]);
  return (
    <>
      <span id={id} className={css.count} data-over={count > limit || undefined}>
        {words}
      </span>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}
