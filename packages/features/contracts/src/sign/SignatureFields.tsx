import { type Control, useController, useWatch } from 'react-hook-form';
import { useMessages } from '@resonanz/i18n/react';
import { BoundText } from '@resonanz/records/boundFields';
import { FieldError } from '@resonanz/ui/FieldError';
import { SegmentedControl } from '@resonanz/ui/SegmentedControl';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { DrawingPad } from './DrawingPad.tsx';
import { messages } from './messages.ts';
import * as css from './sign.css.ts';
import type { SignDraft } from './signForm.ts';

/** The full name, which alone is a signature, and a drawn one for those who like. */
export function SignatureFields({ control }: { control: Control<SignDraft> }) {
  const t = useMessages(messages);
  const { field: kind } = useController({ control, name: 'signature' });
  const { field: drawing, fieldState } = useController({ control, name: 'drawing' });
  const name = useWatch({ control, name: 'signerName' });
  return (
    <Stack space={5}>
      <BoundText
        control={control}
        name="signerName"
        label={t('contractPage.signature.name')}
        description={t('contractPage.signature.nameHint')}
        isRequired
      />
      <Stack space={3}>
        <div>
          <SegmentedControl
            label={t('contractPage.signature.how')}
            items={(['typed', 'drawn'] as const).map((value) => ({
              value,
              label: t(`contractPage.signature.by.${value}`),
            }))}
            value={kind.value}
            onChange={kind.onChange}
          />
        </div>
        {kind.value === 'typed' ? (
          <p className={css.typed} aria-hidden="true">
            {name}
          </p>
        ) : (
          <>
            <Text as="p" tone="muted">
              {t('contractPage.signature.drawHint')}
            </Text>
            <DrawingPad drawing={drawing.value} onChange={drawing.onChange} />
            {fieldState.error?.message && <FieldError>{fieldState.error.message}</FieldError>}
          </>
        )}
      </Stack>
    </Stack>
  );
}
