import { useState } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Inline } from '@resonanz/ui/Inline';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Stack } from '@resonanz/ui/Stack';
import { TagGroup } from '@resonanz/ui/TagGroup';
import { TextField } from '@resonanz/ui/TextField';
import type { Entry } from './entry.ts';
import type { CheckedReceiver, MailCheck, MailPlaceholder } from './mail.ts';
import * as css from './MailComposer.css.ts';
import type { MailErrors } from './mailErrorsOf.ts';
import { messages } from './messages.ts';
import type { ChangeEntry } from './useComposer.ts';

interface ReceiverPartProps {
  entry: Entry;
  onChange: ChangeEntry;
  errors: MailErrors;
  check: MailCheck | undefined;
  /** Those who can't get the mail as it stands. */
  unreachable: readonly CheckedReceiver[];
  placeholders: readonly MailPlaceholder[];
}

const COPIES = ['cc', 'bcc'] as const;

/** Who gets the mail, who can't, and who gets a copy. */
export function ReceiverPart({ entry, onChange, errors, check, unreachable, placeholders }: ReceiverPartProps) {
  const t = useMessages(messages);
  const { receivers } = entry;
  const [shown, setShown] = useState<readonly (typeof COPIES)[number][]>(COPIES.filter((each) => entry[each] !== ''));
  const count = receivers.length;
  const nameOf = (id: CheckedReceiver['id']) => receivers.find((each) => each.id === id)?.name ?? '';
  const labelsOf = (names: readonly string[]) =>
    names.map((name) => placeholders.find((each) => each.name === name)?.label ?? name).join(', ');
  const address = check?.receivers.find(({ id }) => id === receivers[0]?.id)?.email;
  const description = count > 1 ? t('mailComposer.single', { count }) : address;
  return (
    <Stack space={5}>
      <TagGroup
        label={t('mailComposer.to')}
        items={receivers.map(({ id, name }) => ({ id, label: name }))}
        emptyMessage={t('mailComposer.nobody')}
        {...(description !== undefined && description !== null && { description })}
        onRemove={(id) => onChange({ receivers: receivers.filter((each) => each.id !== id) })}
        removeLabel={(name) => t('mailComposer.removeReceiver', { name })}
      />
      {unreachable.length > 0 && (
        <InlineAlert
          tone="warning"
          role="alert"
          title={t('mailComposer.unreachable', { count: unreachable.length })}
          action={
            <Button
              variant="outline"
              onPress={() =>
                onChange({ receivers: receivers.filter(({ id }) => !unreachable.some((each) => each.id === id)) })
              }
            >
              {t('mailComposer.removeUnreachable', { count: unreachable.length })}
            </Button>
          }
        >
          <ul className={css.problems}>
            {unreachable.map(({ id, problem, missing }) => (
              <li key={id}>
                {t('mailComposer.problemOf', {
                  name: nameOf(id),
                  problem: problem === null ? '' : t(`mailComposer.problem.${problem}`, { names: labelsOf(missing) }),
                })}
              </li>
            ))}
          </ul>
        </InlineAlert>
      )}
      {shown.map((kind) => (
        <TextField
          key={kind}
          label={t(`mailComposer.${kind}`)}
          value={entry[kind]}
          onChange={(text) => onChange({ [kind]: text })}
          autoComplete="off"
          spellCheck={false}
          autoFocus={entry[kind] === ''}
          description={count > 1 ? t('mailComposer.copiesOfAll', { count }) : t('mailComposer.copiesHint')}
          {...(errors[kind].length > 0 && {
            errorMessage: t('mailComposer.copiesWrong', { names: errors[kind].join(', ') }),
          })}
        />
      ))}
      {shown.length < COPIES.length && (
        <Inline space={3}>
          {COPIES.filter((kind) => !shown.includes(kind)).map((kind) => (
            <Button key={kind} variant="quiet" onPress={() => setShown([...shown, kind])}>
              {t(`mailComposer.add.${kind}`)}
            </Button>
          ))}
        </Inline>
      )}
    </Stack>
  );
}
