import { useId, useMemo, useState } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { type Brand, defineBrand } from '@resonanz/tokens/brand';
import { vars } from '@resonanz/tokens/contract';
import { Columns } from '@resonanz/ui/Columns';
import { Disclosure } from '@resonanz/ui/Disclosure';
import { Inline } from '@resonanz/ui/Inline';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { SegmentedControl } from '@resonanz/ui/SegmentedControl';
import { Select } from '@resonanz/ui/Select';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { TextField } from '@resonanz/ui/TextField';
import { messages } from '../messages.ts';
import { BrandFiles } from './BrandFiles.tsx';
import { BrandSample } from './BrandSample.tsx';
import { ContrastTable } from './ContrastTable.tsx';

const FAMILIES = {
  archivo: undefined,
  system: 'system-ui, sans-serif',
  serif: "Georgia, 'Times New Roman', serif",
} as const;
const ROUNDNESS = { square: 0, usual: 1, round: 2.5 } as const;

const toPick = { blockSize: '2.5rem', inlineSize: '4rem', padding: 0, border: 0, background: 'none' } as const;

function brandOf(accent: string, roundness: number, fontFamily: string | undefined): Brand | undefined {
  try {
    return defineBrand({ name: 'playground', accent, roundness, ...(fontFamily === undefined ? {} : { fontFamily }) });
  } catch {
    // Half a colour while it is being typed.
    return undefined;
  }
}

/** A brand from one colour, tried out: what it looks like in both modes, its contrast, and its files. */
export function BrandPlayground() {
  const t = useMessages(messages);
  const picker = useId();
  const [accent, setAccent] = useState('#6d28d9');
  const [corners, setCorners] = useState<keyof typeof ROUNDNESS>('usual');
  const [family, setFamily] = useState<keyof typeof FAMILIES>('archivo');
  const brand = useMemo(() => brandOf(accent, ROUNDNESS[corners], FAMILIES[family]), [accent, corners, family]);
  const passed = brand?.contrast.filter(({ passes }) => passes).length ?? 0;
  return (
    <Stack space={7}>
      <Columns template={3} space={6}>
        <Stack space={2}>
          <TextField
            label={t('guides.brand.accent')}
            description={t('guides.brand.accentHint')}
            value={accent}
            onChange={setAccent}
            spellCheck={false}
            {...(brand ? {} : { errorMessage: t('guides.brand.accentError') })}
          />
          <label htmlFor={picker}>
            <Text variant="label">{t('guides.brand.picker')}</Text>
          </label>
          <input
            id={picker}
            type="color"
            style={toPick}
            value={brand?.accents.light.solid ?? '#000000'}
            onChange={(event) => setAccent(event.target.value)}
          />
        </Stack>
        <SegmentedControl
          label={t('guides.brand.roundness')}
          items={(['square', 'usual', 'round'] as const).map((value) => ({ value, label: t(`guides.brand.${value}`) }))}
          value={corners}
          onChange={setCorners}
        />
        <Select
          label={t('guides.brand.family')}
          items={(['archivo', 'system', 'serif'] as const).map((id) => ({ id, label: t(`guides.brand.${id}`) }))}
          selectedId={family}
          onSelectionChange={setFamily}
        />
      </Columns>
      {brand && (
        <>
          <style>{brand.css}</style>
          <Columns template={2} space={6}>
            <BrandSample brand={brand.name} mode="light" />
            <BrandSample brand={brand.name} mode="dark" />
          </Columns>
          {brand.adjusted.map(({ mode, wished, became }) => (
            <InlineAlert key={mode} tone="info">
              {t('guides.brand.adjusted', { mode: t(`guides.brand.${mode}`), wished, became })}
            </InlineAlert>
          ))}
          <Inline space={4}>
            <BrandFiles brand={brand} />
          </Inline>
          <div role="status" style={{ color: vars.text.secondary }}>
            {t('guides.brand.passed', { passed, all: brand.contrast.length })}
          </div>
          <Disclosure title={t('guides.contrast.table')}>
            <ContrastTable
              pairs={brand.contrast.filter(({ foreground, background }) =>
                `${foreground} ${background}`.includes('audience.brand.'),
              )}
            />
          </Disclosure>
        </>
      )}
    </Stack>
  );
}
