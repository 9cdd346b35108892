import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type NewsletterDraft, newsletterQueries } from '@resonanz/api-client/newsletters';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useMessages } from '@resonanz/i18n/react';
import { MailBody } from '@resonanz/rich-text/MailBody';
import { Fact, FactList } from '@resonanz/ui/FactList';
import { Inline } from '@resonanz/ui/Inline';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { SegmentedControl } from '@resonanz/ui/SegmentedControl';
import { Stack } from '@resonanz/ui/Stack';
import { messages } from '../messages.ts';
import * as css from './MailPreview.css.ts';

const WIDTHS = ['computer', 'phone'] as const;

/** A newsletter as its receiver sees it, on a computer and on a phone. */
export function MailPreview({ draft }: { draft: NewsletterDraft }) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('computer');
  const { data, error } = useQuery(newsletterQueries(useApi()).preview(draft));
  return (
    <Stack space={5}>
      <Inline>
        <SegmentedControl
          label={t('newsletters.preview.width')}
          items={WIDTHS.map((value) => ({ value, label: t(`newsletters.preview.${value}`) }))}
          value={width}
          onChange={setWidth}
        />
      </Inline>
      {error && <InlineAlert tone="error">{say(error, 'newsletters.preview.failed')}</InlineAlert>}
      {data && (
        <>
          <FactList>
            <Fact label={t('newsletters.preview.from')}>{data.from}</Fact>
            <Fact label={t('newsletters.subject')}>{data.subject}</Fact>
          </FactList>
          <div className={css.sheet[width]}>
            <MailBody
              html={data.html}
              label={data.subject || t('newsletters.preview')}
              lang={draft.language}
              rows={24}
            />
          </div>
        </>
      )}
    </Stack>
  );
}
