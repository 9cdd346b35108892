import '@resonanz/tokens/styles';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectConformance } from '@resonanz/testing/conformance';
import { Box } from './Box.tsx';

test('conforms', async () => {
  const box = (
    <Box as="section" aria-label="Filter" padding={6} border="all">
      Inhalt
    </Box>
  );
  await expectConformance(box, { role: 'region', name: 'Filter', isFocusable: false });
});

test('padding at the sides wins over padding all around', async () => {
  const { container } = await render(
    <Box padding={6} paddingInline={0}>
      Inhalt
    </Box>,
  );
  const { paddingInlineStart, paddingBlockStart } = getComputedStyle(container.firstElementChild as Element);
  expect([paddingInlineStart, paddingBlockStart]).toEqual(['0px', '16px']);
});
