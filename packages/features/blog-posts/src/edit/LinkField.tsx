import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Control, useWatch } from 'react-hook-form';
import { blogPostMutations } from '@resonanz/api-client/blogPosts';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useMessages } from '@resonanz/i18n/react';
import { BoundText } from '@resonanz/records/boundFields';
import { Button } from '@resonanz/ui/Button';
import { Inline } from '@resonanz/ui/Inline';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Stack } from '@resonanz/ui/Stack';
import { messages } from '../messages.ts';
import type { BlogDraft } from './blogForm.ts';

/** Where an EXTERNAL post leads, and whether that leads anywhere; a bad verdict hinders nothing. */
export function LinkField({ control }: { control: Control<BlogDraft> }) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const link = useWatch({ control, name: 'link' }).trim();
  const { mutate, data, error, isPending, variables } = useMutation(
    blogPostMutations(useApi(), useQueryClient()).checkLink(),
  );
  // A verdict is about the address that was asked.
  const verdict = variables === link ? data : undefined;
  const isFine = verdict?.outcome === 'reachable' || verdict?.outcome === 'redirected';
  return (
    <Stack space={4}>
      <BoundText
        control={control}
        name="link"
        type="url"
        label={t('blogPosts.link')}
        description={t('blogPosts.linkHelp')}
      />
      <Inline>
        <Button isDisabled={link === ''} isPending={isPending} onPress={() => mutate(link)}>
          {t('blogPosts.checkLink')}
        </Button>
      </Inline>
      <div role="status">
        {verdict && (
          <InlineAlert tone={isFine ? 'success' : 'warning'} title={t(`blogPosts.verdict.${verdict.outcome}`)}>
            {t('blogPosts.verdictDetails', { status: verdict.status ?? '–', url: verdict.finalUrl ?? link })}
          </InlineAlert>
        )}
        {error && variables === link && <InlineAlert tone="warning">{say(error, 'blogPosts.error.other')}</InlineAlert>}
      </div>
    </Stack>
  );
}
