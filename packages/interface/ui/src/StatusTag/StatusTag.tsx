import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import * as css from './StatusTag.css.ts';

/** Meaning of a status: not started, done, in progress, action needed, rejected or late. */
export type StatusTone = 'gray' | 'green' | 'blue' | 'yellow' | 'red';

/** The phase a status is in: not started, under way, set, final. */
export type StatusMark = 'hollow' | 'half' | 'dot' | 'square';

/** Props of {@link StatusTag}. */
export interface StatusTagProps {
  /** Meaning of the status. */
  tone: StatusTone;
  /** Shape before the word, so that the state is readable without colour; `dot` by default. */
  mark?: StatusMark;
  /** The status in words. */
  label: string;
}

const marks = {
  hollow: <circle cx="3.5" cy="3.5" r="2.75" fill="none" stroke="currentColor" strokeWidth="1.5" />,
  half: (
    <>
      <circle cx="3.5" cy="3.5" r="2.75" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M3.5 0a3.5 3.5 0 0 0 0 7z" fill="currentColor" />
    </>
  ),
  dot: <circle cx="3.5" cy="3.5" r="3.5" fill="currentColor" />,
  square: <rect width="7" height="7" rx="1" fill="currentColor" />,
} satisfies Record<StatusMark, ReactNode>;

/** A state in one word, with a shape and a colour that repeat its meaning. */
export function StatusTag({ tone, mark = 'dot', label }: StatusTagProps) {
  return (
    <span className={classNames(css.tag, css.tone[tone])}>
      <svg className={classNames(css.mark, css.markTone[tone])} viewBox="0 0 7 7" aria-hidden="true">
        {marks[mark]}
      </svg>
      <span className={css.words}>{label}</span>
    </span>
  );
}
