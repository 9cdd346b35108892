import type { UgcVideo } from '@resonanz/api-client/ugcRequests';
import { Disclosure } from '@resonanz/ui/Disclosure';
import { Heading } from '@resonanz/ui/Heading';
import { Stack } from '@resonanz/ui/Stack';
import * as css from '../layout.css.ts';
import { useUgcText } from '../useUgcText.ts';

/** What is said in a video, and its different openings; nothing where neither is written down. */
export function VideoScript({ video: { script, hooks, position } }: { video: UgcVideo }) {
  const { t } = useUgcText();
  if (script === '' && hooks.length === 0) return null;
  return (
    <Disclosure title={t('ugcRequests.script.title', { position })}>
      <Stack space={5}>
        {hooks.length > 0 && (
          <Stack space={2}>
            <Heading level={4}>{t('ugcRequests.history.hooks')}</Heading>
            <ol className={css.hooks}>
              {hooks.map((hook) => (
                <li key={hook}>{hook}</li>
              ))}
            </ol>
          </Stack>
        )}
        {script !== '' && (
          <Stack space={2}>
            <Heading level={4}>{t('ugcRequests.field.script')}</Heading>
            <p className={css.words}>{script}</p>
          </Stack>
        )}
      </Stack>
    </Disclosure>
  );
}
