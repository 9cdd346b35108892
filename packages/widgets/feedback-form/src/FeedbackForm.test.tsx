import '@resonanz/tokens/styles';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import type { Language } from '@resonanz/i18n/language';
import { LanguageProvider } from '@resonanz/i18n/react';
import { expectConformance } from '@resonanz/testing/conformance';
import type { Feedback } from '@resonanz/validators/feedback';
import { FeedbackForm, type FeedbackFormProps, type FeedbackOutcome } from './FeedbackForm.tsx';

function Writing({ language = 'en', onSend }: Pick<FeedbackFormProps, 'onSend'> & { language?: Language }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <LanguageProvider language={language}>
      <button type="button" onClick={() => setOpen(true)}>
        Again
      </button>
      <FeedbackForm isOpen={isOpen} onOpenChange={setOpen} onSend={onSend} />
    </LanguageProvider>
  );
}

const dialog = page.getByRole('dialog', { name: 'New message' });
const anonymous = dialog.getByRole('checkbox', { name: 'Anonymous' });
const name = dialog.getByRole('textbox', { name: 'Name' });
const title = dialog.getByRole('textbox', { name: 'Title' });
const message = dialog.getByRole('textbox', { name: 'Message' });
const send = dialog.getByRole('button', { name: 'Send' });
const cancel = dialog.getByRole('button', { name: 'Cancel' });
const again = page.getByRole('button', { name: 'Again' });

let onSend: ReturnType<typeof vi.fn<(entry: Feedback) => Promise<FeedbackOutcome>>>;
let answer: (outcome: FeedbackOutcome) => void;

beforeEach(async () => {
  await page.viewport(1440, 900);
  onSend = vi.fn<(entry: Feedback) => Promise<FeedbackOutcome>>(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
});

async function fill() {
  await name.fill('Mia');
  await title.fill('Export');
  await message.fill('The columns are missing.');
}
async function expectEmpty() {
  await expect.element(name).toHaveValue('');
  await expect.element(title).toHaveValue('');
  await expect.element(message).toHaveValue('');
  await expect.element(anonymous).not.toBeChecked();
  await expect.element(send).toBeDisabled();
}

test('conforms in both languages', async () => {
  const form = <FeedbackForm isOpen onOpenChange={() => {}} onSend={() => new Promise(() => {})} />;
  await expectConformance(<LanguageProvider language="de">{form}</LanguageProvider>, {
    role: 'dialog',
    name: 'Neue Nachricht',
    isFocusable: false,
  });
  await expectConformance(<LanguageProvider language="en">{form}</LanguageProvider>, {
    role: 'dialog',
    name: 'New message',
    isFocusable: false,
  });
});

test('has its title, the checkbox, three fields and two buttons [R-FB-001] [R-FB-002] [R-FB-003] [R-FB-004] [R-FB-005] [R-FB-006] [R-FB-007]', async () => {
  await render(<Writing onSend={onSend} />);
  for (const part of [dialog, anonymous, name, title, message, send, cancel]) await expect.element(part).toBeVisible();
  expect(message.element().tagName).toBe('TEXTAREA');
  await expectEmpty();
  await expect.element(name).toHaveFocus();
});

test('speaks German', async () => {
  await render(<Writing onSend={onSend} language="de" />);
  const german = page.getByRole('dialog', { name: 'Neue Nachricht' });
  for (const label of ['Name', 'Titel', 'Nachricht'])
    await expect.element(german.getByRole('textbox', { name: label })).toBeVisible();
  await expect.element(german.getByRole('checkbox', { name: 'Anonym senden' })).toBeVisible();
  await expect.element(german.getByText('Noch 3 Angaben fehlen')).toBeVisible();
  await german.getByRole('checkbox').click();
  await german.getByRole('textbox', { name: 'Titel' }).fill('Export');
  await expect.element(german.getByText('Noch eine Angabe fehlt')).toBeVisible();
});

describe('validity', () => {
  test('follows every key press; space alone is nothing [R-FB-010] [R-FB-011] [R-VAL-040] [R-VAL-041] [R-VAL-042] [R-VAL-043] [R-VAL-044]', async () => {
    await render(<Writing onSend={onSend} />);
    await name.fill('Mia');
    await title.fill('Export');
    await expect.element(send).toBeDisabled();
    await message.click();
    await userEvent.keyboard(' ');
    await expect.element(send).toBeDisabled();
    await userEvent.keyboard('x');
    await expect.element(send).toBeEnabled();
    await userEvent.keyboard('{Backspace}');
    await expect.element(send).toBeDisabled();
    await message.fill('x');
    for (const field of [name, title]) {
      await field.fill('  ');
      await expect.element(send).toBeDisabled();
      await field.fill('x');
      await expect.element(send).toBeEnabled();
    }
  });

  test('follows the checkbox [R-VAL-045]', async () => {
    await render(<Writing onSend={onSend} />);
    await title.fill('Export');
    await message.fill('x');
    await expect.element(send).toBeDisabled();
    await anonymous.click();
    await expect.element(send).toBeEnabled();
    await anonymous.click();
    await expect.element(send).toBeDisabled();
  });

  test('is said at a field once something was typed there, not before', async () => {
    await render(<Writing onSend={onSend} />);
    await expect.element(title).toBeValid();
    await title.fill('x');
    await title.fill('');
    await expect.element(title).toBeInvalid();
    await expect.element(message).toBeValid();
    await expect.element(dialog.getByText('2 entries are missing')).not.toBeInTheDocument();
    await expect.element(dialog.getByText('3 entries are missing')).toBeVisible();
  });

  test('no length is shown until the end is near; what is too much stays and is said [R-VAL-046]', async () => {
    await render(<Writing onSend={onSend} />);
    await fill();
    await message.fill('x'.repeat(89_999));
    await expect.element(dialog.getByText(/of 100,000 characters/)).not.toBeInTheDocument();
    await message.fill('x'.repeat(100_000));
    await expect.element(dialog.getByText('100,000 of 100,000 characters').first()).toBeVisible();
    await expect.element(send).toBeEnabled();
    await message.fill('x'.repeat(100_001));
    await expect.element(message).toBeInvalid();
    await expect.element(dialog.getByText('Please enter at most 100,000 characters.')).toBeVisible();
    await expect.element(send).toBeDisabled();
    await expect.element(message).toHaveValue('x'.repeat(100_001));
  });
});

describe('the anonymous choice', () => {
  test('hides the name, forgets it and sends none [R-FB-003] [R-FB-018] [R-VAL-047]', async () => {
    await render(<Writing onSend={onSend} />);
    await fill();
    await anonymous.click();
    await expect.element(name).not.toBeInTheDocument();
    await expect.element(anonymous).toHaveFocus();
    await send.click();
    expect(onSend.mock.calls).toEqual([
      [{ name: '', title: 'Export', message: 'The columns are missing.', isAnonymous: true }],
    ]);
  });

  test('taken back shows an empty name and leaves the focus where it is', async () => {
    await render(<Writing onSend={onSend} />);
    await fill();
    await anonymous.click();
    await anonymous.click();
    await expect.element(name).toHaveValue('');
    await expect.element(anonymous).toHaveFocus();
    await expect.element(send).toBeDisabled();
  });
});

describe('sending', () => {
  test('gives the entry without the space around its texts, and only once', async () => {
    await render(<Writing onSend={onSend} />);
    await name.fill('  Mia ');
    await title.fill('\tExport ');
    await message.fill(' One\nTwo \n');
    await send.click();
    await expect.element(dialog.getByRole('img', { name: 'The message is being sent' })).toBeVisible();
    await expect.element(cancel).toBeDisabled();
    await userEvent.keyboard('{Enter}{Escape}{Control>}{Enter}{/Control}');
    await expect.element(dialog).toBeVisible();
    expect(onSend.mock.calls).toEqual([[{ name: 'Mia', title: 'Export', message: 'One\nTwo', isAnonymous: false }]]);
  });

  test('sent: closes and is empty the next time', async () => {
    await render(<Writing onSend={onSend} />);
    await fill();
    await send.click();
    answer({ kind: 'sent' });
    await expect.element(dialog).not.toBeInTheDocument();
    await again.click();
    await expectEmpty();
    await expect.element(name).toHaveFocus();
  });

  test('not taken: empty, and still there', async () => {
    await render(<Writing onSend={onSend} />);
    await fill();
    await send.click();
    answer({ kind: 'notTaken' });
    await expectEmpty();
    await expect.element(cancel).toBeEnabled();
  });

  test('failed: says why and keeps every word; the next attempt takes the words away', async () => {
    await render(<Writing onSend={onSend} />);
    await fill();
    await send.click();
    answer({ kind: 'failed', text: 'No connection.' });
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('Not sentNo connection.');
    await expect.element(name).toHaveValue('Mia');
    await expect.element(title).toHaveValue('Export');
    await expect.element(message).toHaveValue('The columns are missing.');
    await send.click();
    await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
    answer({ kind: 'sent' });
    await expect.element(dialog).not.toBeInTheDocument();
    expect(onSend).toHaveBeenCalledTimes(2);
  });

  test('a rejection counts as failed', async () => {
    await render(<Writing onSend={() => Promise.reject(new Error('out of order'))} />);
    await fill();
    await send.click();
    await expect
      .element(
        dialog
          .getByRole('alert')
          .getByText('The message could not be sent. Your text is still here, please try again.'),
      )
      .toBeVisible();
    await expect.element(message).toHaveValue('The columns are missing.');
  });
});

test.each([
  ['Cancel', () => cancel.click()],
  ['the cross', () => dialog.getByRole('button', { name: 'Close' }).click()],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('%s closes without a question and empties the form [R-FB-017]', async (_how, leave) => {
  await render(<Writing onSend={onSend} />);
  await fill();
  await leave();
  await expect.element(dialog).not.toBeInTheDocument();
  await again.click();
  await expectEmpty();
  expect(onSend).not.toHaveBeenCalled();
});

describe('by keyboard', () => {
  test('Enter in a line sends what is complete, and loses nothing of what is not', async () => {
    await render(<Writing onSend={onSend} />);
    await userEvent.keyboard('Mia{Enter}');
    await title.click();
    await userEvent.keyboard('Export{Enter}');
    expect(onSend).not.toHaveBeenCalled();
    await expect.element(name).toHaveValue('Mia');
    await message.click();
    await userEvent.keyboard('One{Enter}Two');
    await expect.element(message).toHaveValue('One\nTwo');
    expect(onSend).not.toHaveBeenCalled();
    await title.click();
    await userEvent.keyboard('{Enter}');
    expect(onSend).toHaveBeenCalledOnce();
  });

  test('Ctrl + Enter in the message sends, or says what is missing', async () => {
    await render(<Writing onSend={onSend} />);
    await message.fill('x');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(onSend).not.toHaveBeenCalled();
    await expect.element(name).toBeInvalid();
    await expect.element(title).toBeInvalid();
    await fill();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(onSend).toHaveBeenCalledOnce();
  });

  test('Tab goes from the checkbox to the buttons and stays inside', async () => {
    await render(<Writing onSend={onSend} />);
    await fill();
    await expect.element(message).toHaveFocus();
    for (const stop of [cancel, send, dialog.getByRole('button', { name: 'Close' }), anonymous, name, title, message]) {
      await userEvent.tab();
      await expect.element(stop).toHaveFocus();
    }
  });
});

test.each([
  [1440, 432],
  [1000, 420],
  [390, 358],
])('at %i px it is %i px wide', async (window, width) => {
  await page.viewport(window, 900);
  await render(<Writing onSend={onSend} />);
  await expect.poll(() => Math.round(dialog.element().getBoundingClientRect().width)).toBe(width);
});
