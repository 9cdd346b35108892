import '@resonanz/tokens/styles';
import { test } from 'vitest';
import { expectConformance } from '@resonanz/testing/conformance';
import { Mark } from './Mark.tsx';

test('conforms', async () => {
  await expectConformance(<Mark label="Resonanz" />, { role: 'img', name: 'Resonanz', isFocusable: false });
});
