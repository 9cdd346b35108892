import '@resonanz/tokens/styles';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectConformance } from '@resonanz/testing/conformance';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { ProgressBar } from './ProgressBar.tsx';

test('the progress bar conforms', async () => {
  await expectConformance(<ProgressBar label="Import" value={40} />, {
    role: 'progressbar',
    name: 'Import',
    isFocusable: false,
  });
  await expectConformance(<ProgressBar label="Import" isIndeterminate hidesLabel />, {
    role: 'progressbar',
    name: 'Import',
    isFocusable: false,
  });
});

test('the percentage follows the language', async () => {
  const bar = (language: 'de' | 'en') => (
    <LocaleProvider language={language}>
      <ProgressBar label="Import" value={1} max={8} />
    </LocaleProvider>
  );
  const screen = await render(bar('de'));
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '13\u00a0%');
  await screen.rerender(bar('en'));
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '13%');
});

test('values outside stay inside', async () => {
  const screen = await render(<ProgressBar label="Import" value={140} />);
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  await screen.rerender(<ProgressBar label="Import" value={-3} />);
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  await screen.rerender(<ProgressBar label="Import" value={1} max={0} />);
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', expect.stringMatching(/^0/));
});
