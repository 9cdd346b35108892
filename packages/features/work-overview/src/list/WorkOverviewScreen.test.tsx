import '@resonanz/tokens/styles';
import { LanguageProvider } from '@resonanz/i18n/react';
import { expectConformance } from '@resonanz/testing/conformance';
import { test } from 'vitest';
import { WorkOverviewScreen } from './WorkOverviewScreen.tsx';

test('speaks both languages', async () => {
  const heading = (name: string) => ({ role: 'heading', name, isFocusable: false }) as const;
  await expectConformance(<LanguageProvider language="de"><WorkOverviewScreen /></LanguageProvider>, heading('Titel'));
  await expectConformance(<LanguageProvider language="en"><WorkOverviewScreen /></LanguageProvider>, heading('Title'));
});
