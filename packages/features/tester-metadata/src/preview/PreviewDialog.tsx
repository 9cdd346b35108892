import { useState } from 'react';
import type { MetadataMedium, MetadataValue } from '@resonanz/api-client/testerMetadata';
import { LanguageProvider, useLanguage, useMessages } from '@resonanz/i18n/react';
import { TesterPageHead } from '@resonanz/tester-page-head/TesterPageHead';
import { Dialog } from '@resonanz/ui/Dialog';
import { Inline } from '@resonanz/ui/Inline';
import { SegmentedControl } from '@resonanz/ui/SegmentedControl';
import { Stack } from '@resonanz/ui/Stack';
import { messages } from '../messages.ts';
import * as css from './PreviewDialog.css.ts';
import { useFittingZoom } from './useFittingZoom.ts';

/** Widths of the page in px, as a desk and a phone show it. */
const WIDTHS = { desktop: 1200, mobile: 390 } as const;

interface PreviewDialogProps {
  /** Which head it is. */
  name: string;
  content: { readonly value: MetadataValue; readonly media: MetadataMedium | null };
  onClose: () => void;
}

/** A head as testers will see it, at two widths and in both languages. */
export function PreviewDialog({ name, content: { value, media }, onClose }: PreviewDialogProps) {
  const t = useMessages(messages);
  const reader = useLanguage();
  const [device, setDevice] = useState<keyof typeof WIDTHS>('desktop');
  const [language, setLanguage] = useState(reader.language);
  const width = WIDTHS[device];
  const { frame, zoom } = useFittingZoom(width);
  const { title, text } = language === 'de' ? value.value_de : value.value_en;
  const isEmpty = media === null && title === '' && text === '';
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="large"
      title={t('testerMetadata.preview.title', { name })}
      closeLabel={t('word.close')}
    >
      <Stack space={5}>
        <Inline space={5}>
          <SegmentedControl
            label={t('testerMetadata.preview.width')}
            items={[
              { value: 'desktop', label: t('testerMetadata.preview.desktop') },
              { value: 'mobile', label: t('testerMetadata.preview.mobile') },
            ]}
            value={device}
            onChange={setDevice}
          />
          <SegmentedControl
            label={t('word.language')}
            items={[
              { value: 'de', label: t('testerMetadata.section.de') },
              { value: 'en', label: t('testerMetadata.section.en') },
            ]}
            value={language}
            onChange={setLanguage}
          />
        </Inline>
        <div ref={frame} className={css.stage} role="group" aria-label={t('testerMetadata.preview.frame')}>
          {isEmpty ? (
            <p className={css.empty}>{t('testerMetadata.preview.empty')}</p>
          ) : (
            <div className={css.page} lang={language} data-audience="testerworld" style={{ inlineSize: width, zoom }}>
              <LanguageProvider language={language}>
                <TesterPageHead value={value} media={media} headingLevel={3} />
              </LanguageProvider>
            </div>
          )}
        </div>
      </Stack>
    </Dialog>
  );
}
