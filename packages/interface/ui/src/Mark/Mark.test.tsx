import '@resonanz/tokens/styles';
import { expectConformance } from '@resonanz/testing/conformance';
import { test } from 'vitest';
import { Mark } from './Mark.tsx';

test('conforms', async () => {
  await expectConformance(<Mark label="Resonanz" />, { role: 'img', name: 'Resonanz', isFocusable: false });
});
