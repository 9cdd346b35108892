import { ShieldCheckIcon, ShieldWarningIcon } from '@phosphor-icons/react';
import { useMessages } from '@resonanz/i18n/react';
import { Icon } from '@resonanz/ui/Icon';
import { Inline } from '@resonanz/ui/Inline';
import { Link } from '@resonanz/ui/Link';
import { Spinner } from '@resonanz/ui/Spinner';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';
import type { Captcha, CaptchaState } from './useCaptcha.ts';

const SIGNS = {
  solving: <Spinner />,
  solved: <Icon icon={ShieldCheckIcon} weight="fill" tone="positive" />,
  failed: <Icon icon={ShieldWarningIcon} weight="fill" tone="critical" />,
} satisfies Record<CaptchaState, unknown>;

/** Says how far the check is that keeps programs out; there is nothing to read, to click or to type. */
export function CaptchaStatus({ state, restart }: Pick<Captcha, 'state' | 'restart'>) {
  const t = useMessages(messages);
  return (
    <Stack space={2}>
      <Inline>
        {SIGNS[state]}
        <span role="status">
          <Text>{t(`auth.captcha.${state}`)}</Text>
        </span>
        {state === 'failed' && (
          <Link variant="standalone" onPress={restart}>
            {t('word.tryAgain')}
          </Link>
        )}
      </Inline>
      <Text as="p" variant="caption" tone="muted">
        {t('auth.captcha.text')}
      </Text>
    </Stack>
  );
}
