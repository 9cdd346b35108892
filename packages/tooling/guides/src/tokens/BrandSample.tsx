import { useMessages } from '@resonanz/i18n/react';
import type { BrandMode } from '@resonanz/tokens/brand';
import { vars } from '@resonanz/tokens/contract';
import { Button } from '@resonanz/ui/Button';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { Heading } from '@resonanz/ui/Heading';
import { Inline } from '@resonanz/ui/Inline';
import { Link } from '@resonanz/ui/Link';
import { SegmentedControl } from '@resonanz/ui/SegmentedControl';
import { Stack } from '@resonanz/ui/Stack';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { Text } from '@resonanz/ui/Text';
import { TextField } from '@resonanz/ui/TextField';
import { messages } from '../messages.ts';

const panel = {
  padding: vars.space[6],
  borderRadius: vars.radius.panel,
  border: `1px solid ${vars.border.hairline}`,
  background: vars.surface.base,
  color: vars.text.primary,
  font: vars.type.body.font,
} as const;

/** Some of the kit in a brand and a mode of its own, whatever the page around it has. */
export function BrandSample({ brand, mode }: { brand: string; mode: BrandMode }) {
  const t = useMessages(messages);
  return (
    <section
      data-audience={brand}
      data-theme={mode}
      data-density="compact"
      aria-label={t(`guides.brand.${mode}`)}
      style={panel}
    >
      <Stack space={5}>
        <Inline space={4}>
          <Heading level={3} variant="subsection">
            {t('guides.brand.title')}
          </Heading>
          <StatusTag tone="green" label={t('guides.brand.live')} />
        </Inline>
        <Text>{t('guides.brand.text')}</Text>
        <TextField label={t('guides.states.name')} defaultValue="Mia Sommer" />
        <SegmentedControl
          label={t('guides.states.view')}
          items={[
            { value: 'list', label: t('guides.states.list') },
            { value: 'board', label: t('guides.states.board') },
          ]}
          defaultValue="list"
        />
        <Checkbox defaultSelected>{t('guides.states.agree')}</Checkbox>
        <Inline space={4}>
          <Button variant="solid">{t('guides.states.save')}</Button>
          <Button variant="outline">{t('guides.states.edit')}</Button>
          <Button variant="outline" tone="danger">
            {t('guides.brand.decline')}
          </Button>
          <Link href="/campaigns">{t('guides.states.campaign')}</Link>
        </Inline>
      </Stack>
    </section>
  );
}
