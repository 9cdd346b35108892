import '@resonanz/tokens/styles';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { LanguageProvider } from '@resonanz/i18n/react';
import { expectConformance } from '@resonanz/testing/conformance';
import { CommentDialog } from './CommentDialog.tsx';
import { now, thread } from './comments.fixture.ts';

function Asked({ onSend = async () => {} }: { onSend?: (text: string) => Promise<void> }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <LanguageProvider language="en">
      <button type="button" onClick={() => setOpen(true)}>
        Again
      </button>
      <CommentDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Comments on Sophie Brandstätter"
        comments={thread}
        now={now}
        onSend={onSend}
      />
    </LanguageProvider>
  );
}

const dialog = () => page.getByRole('dialog', { name: 'Comments on Sophie Brandstätter' });
const field = () => dialog().getByRole('textbox', { name: 'Your comment' });

beforeEach(() => page.viewport(1440, 900));

test('conforms', async () => {
  await expectConformance(<Asked />, { role: 'dialog', name: 'Comments on Sophie Brandstätter' });
});

test('shows the thread 40 % of the window wide, and takes a comment [R-LAYOUT-019]', async () => {
  const onSend = vi.fn<(text: string) => Promise<void>>(async () => {});
  await render(<Asked onSend={onSend} />);
  expect(dialog().getByRole('listitem').elements()).toHaveLength(5);
  expect(dialog().element().getBoundingClientRect().width).toBe(1440 * 0.4);
  await field().fill('Gern.');
  await dialog().getByRole('button', { name: 'Send', exact: true }).click();
  await expect.element(field()).toHaveValue('');
  await expect.element(dialog()).toBeVisible();
  expect(onSend.mock.calls).toEqual([['Gern.']]);
});

test('closed before the text was sent, it has it again the next time', async () => {
  await render(<Asked />);
  await field().fill('Noch nicht fertig');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Again' }).click();
  await expect.element(field()).toHaveValue('Noch nicht fertig');
});
