'use client';

import { type ReactNode, useState } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { SegmentedControl } from '@resonanz/ui/SegmentedControl';
import { Stack } from '@resonanz/ui/Stack';
import { CommentThread, type ControlledDraft } from './CommentThread.tsx';
import { messages } from './messages.ts';
import type { ThreadContent } from './ThreadBody.tsx';

const AUDIENCES = ['internal', 'shared'] as const;

/** Who reads a comment: the agency alone, or the brand too. */
export type Audience = (typeof AUDIENCES)[number];

/** Props of {@link AudienceThread}: those of a thread, whose comments are those of the audience. */
export type AudienceThreadProps = ThreadContent &
  ControlledDraft & {
    /** Whom the comments shown are for; controlled. */
    audience: Audience;
    /** Called when the other conversation is wanted; load its comments. */
    onAudienceChange: (audience: Audience) => void;
    /** What the comments are about, where a page has several such threads; titles and the choice name it. */
    name?: string;
    /** Place of the title in the page's outline; 2 by default. */
    headingLevel?: 2 | 3 | 4;
    /** What is worth knowing before the comments, for example that the brand cannot read them yet. */
    children?: ReactNode;
  };

/** Comments among the agency, or shared with the brand: two conversations, so that nothing is shared by mistake. */
export function AudienceThread({
  audience,
  onAudienceChange,
  name,
  headingLevel = 2,
  children,
  draft: controlled,
  onDraftChange,
  ...content
}: AudienceThreadProps) {
  const t = useMessages(messages);
  const [drafts, setDrafts] = useState<Readonly<Record<Audience, string>>>({ internal: '', shared: '' });
  const draft = onDraftChange
    ? { draft: controlled, onDraftChange }
    : {
        draft: drafts[audience],
        onDraftChange: (text: string) => setDrafts((before) => ({ ...before, [audience]: text })),
      };
  return (
    <Stack space={5}>
      <SegmentedControl
        label={name === undefined ? t('commentThread.audience') : t('commentThread.audienceOf', { name })}
        items={AUDIENCES.map((value) => ({ value, label: t(`commentThread.audience.${value}`) }))}
        value={audience}
        onChange={onAudienceChange}
      />
      {children}
      <CommentThread
        key={audience}
        {...content}
        {...draft}
        headingLevel={headingLevel}
        title={
          name === undefined
            ? t(`commentThread.audience.${audience}Title`)
            : t(`commentThread.audience.${audience}TitleOf`, { name })
        }
      />
    </Stack>
  );
}
