'use client';

import type { ReactNode } from 'react';
import { EmptyState } from '@resonanz/ui/EmptyState';
import * as css from './MessagePage.css.ts';

interface MessagePageProps {
  title: string;
  text: string;
  action?: ReactNode;
}

/** A page that has nothing to show but a message. */
export function MessagePage({ title, text, action }: MessagePageProps) {
  return (
    <div className={css.page}>
      <title>{`${title} · Resonanz`}</title>
      <EmptyState size="page" title={title} headingLevel={1} action={action}>
        {text}
      </EmptyState>
    </div>
  );
}
