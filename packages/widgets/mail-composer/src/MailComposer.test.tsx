import '@resonanz/tokens/styles';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { type Locator, page, userEvent } from 'vitest/browser';
import type { Language } from '@resonanz/i18n/language';
import { LanguageProvider } from '@resonanz/i18n/react';
import { expectConformance } from '@resonanz/testing/conformance';
import type { CheckMail, HandOver, WrittenMail } from './mail.ts';
import { MailComposer, type MailComposerProps } from './MailComposer.tsx';
import { check, checkWithProblems, lena, placeholders, receivers, written } from './mails.fixture.ts';

const now = new Date('2026-05-04T08:00:00Z');
const props = (more: Partial<MailComposerProps> = {}): MailComposerProps => ({
  receivers: receivers.slice(0, 2),
  placeholders,
  draft: written,
  onCheck: check,
  onSend: vi.fn<HandOver>(async () => undefined),
  onSaveDraft: vi.fn<HandOver>(async () => undefined),
  errorText: (error) => (error as Error).message,
  onClose: vi.fn<() => void>(),
  now,
  ...more,
});

async function open(more: Partial<MailComposerProps> = {}, language: Language = 'de') {
  const given = props(more);
  await render(
    <LanguageProvider language={language}>
      <MailComposer {...given} />
    </LanguageProvider>,
  );
  await expect
    .element(dialog.getByRole('textbox', { name: language === 'de' ? 'Nachricht' : 'Message' }))
    .toBeVisible();
  return given;
}

const dialog = page.getByRole('dialog');
const subject = dialog.getByRole('textbox', { name: 'Betreff' });
const send = dialog.getByRole('button', { name: /senden$/ });
/** Chooses files in the page itself: handed over from the runner, so many bytes would take most of a test's time. */
function choose(input: Locator, ...files: readonly File[]) {
  const chosen = new DataTransfer();
  for (const file of files) chosen.items.add(file);
  const element = input.element() as HTMLInputElement;
  element.files = chosen.files;
  element.dispatchEvent(new Event('change', { bubbles: true }));
}
const sent = (given: MailComposerProps): WrittenMail | undefined => vi.mocked(given.onSend).mock.lastCall?.[0];

beforeEach(() => page.viewport(1440, 900));

test('conforms in both languages [R-LAYOUT-018]', async () => {
  const composer = <MailComposer {...props()} />;
  await expectConformance(<LanguageProvider language="de">{composer}</LanguageProvider>, {
    role: 'dialog',
    name: 'E-Mail schreiben',
    isFocusable: false,
  });
  await expectConformance(<LanguageProvider language="en">{composer}</LanguageProvider>, {
    role: 'dialog',
    name: 'Write e-mail',
    isFocusable: false,
  });
});

test('takes 40 % of the window [R-LAYOUT-018]', async () => {
  await open();
  await expect.poll(() => Math.round(dialog.element().getBoundingClientRect().width)).toBe(576);
});

describe('what is sent', () => {
  test('a mail for each receiver, to those that are left', async () => {
    const given = await open();
    await expect.element(dialog.getByText('2 einzelne E-Mails: Niemand sieht, wer die anderen sind.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Mehmet Yıldırım entfernen' }).click();
    await expect.element(dialog.getByText('partner1@post.example')).toBeVisible();
    await dialog.getByRole('button', { name: 'Senden', exact: true }).click();
    await expect
      .poll(() => sent(given))
      .toEqual({
        ...written,
        receiverIds: [100],
        language: 'DE',
        cc: [],
        bcc: [],
        files: [],
        savedFileIds: [],
        sendAt: null,
      });
    expect(given.onClose).toHaveBeenCalledOnce();
  });

  test('copies, files and a moment in Berlin go with it', async () => {
    const given = await open({
      receivers: lena,
      draft: { ...written, savedFiles: [{ fileId: 4, name: 'Briefing.pdf', size: 100 }] },
    });
    await dialog.getByRole('button', { name: 'Bcc', exact: true }).click();
    await dialog.getByRole('textbox', { name: /^Bcc/ }).fill('archiv@agentur.example; team@agentur.example');
    await dialog
      .getByRole('group', { name: 'Anhänge', exact: true })
      .getByLabelText(/^Anhänge/)
      .upload(new File(['%PDF-1.7'], 'Angebot.pdf', { type: 'application/pdf' }));
    await dialog.getByRole('checkbox', { name: 'Später senden' }).click();
    await expect.element(dialog.getByText('Es fehlt noch: Zeitpunkt')).toBeVisible();
    await userEvent.keyboard('06052026');
    await dialog.getByRole('spinbutton', { name: /^Stunde/ }).click();
    await userEvent.keyboard('0930');
    await dialog.getByRole('button', { name: 'Planen', exact: true }).click();
    await expect
      .poll(() => sent(given))
      .toMatchObject({
        bcc: ['archiv@agentur.example', 'team@agentur.example'],
        savedFileIds: [4],
        sendAt: '2026-05-06T07:30:00.000Z',
      });
    expect(sent(given)?.files.map(({ name }) => name)).toEqual(['Angebot.pdf']);
  });

  test('a draft may be unfinished, and is saved without a check', async () => {
    const onCheck = vi.fn<CheckMail>(check);
    const given = await open({ draft: {}, onCheck });
    await subject.fill('Nachfrage');
    onCheck.mockClear();
    await expect.element(send).toBeDisabled();
    await dialog.getByRole('button', { name: 'Entwurf speichern' }).click();
    await expect
      .poll(() => vi.mocked(given.onSaveDraft as HandOver).mock.lastCall?.[0])
      .toMatchObject({ subject: 'Nachfrage', message: '' });
    expect(onCheck).not.toHaveBeenCalled();
    expect(given.onClose).toHaveBeenCalledOnce();
  });

  test('a placeholder goes into the subject where the caret was', async () => {
    const given = await open({ draft: { ...written, subject: 'Für ' } });
    await subject.click();
    await userEvent.keyboard('{End}');
    await dialog.getByRole('button', { name: 'Platzhalter in den Betreff einfügen' }).click();
    await page.getByRole('menuitem', { name: 'Vorname' }).click();
    await expect.element(subject).toHaveValue('Für {{firstName}}');
    await send.click();
    await expect.poll(() => sent(given)?.subject).toBe('Für {{firstName}}');
  });
});

describe('what is stopped', () => {
  test('who has no address or is blocked is named before anything is sent', async () => {
    const given = await open({ receivers, onCheck: checkWithProblems });
    const alert = dialog.getByRole('alert');
    await expect.element(alert.getByText('Mehmet Yıldırım: keine E-Mail-Adresse hinterlegt')).toBeVisible();
    await expect.element(alert.getByText('Ole Petersen: für E-Mails gesperrt')).toBeVisible();
    await expect.element(send).toBeDisabled();
    await alert.getByRole('button', { name: '2 Empfänger entfernen' }).click();
    await send.click();
    await expect.poll(() => sent(given)?.receiverIds).toEqual([100, 102, 103, 104]);
  });

  test('a placeholder without a value stops it, until the text says something else', async () => {
    const given = await open({ draft: { ...written, subject: 'Bis {{contentDeadline}}' } });
    await expect.element(dialog.getByText('Lena Hartwig: kein Wert für Abgabetermin')).toBeVisible();
    await subject.fill('Bis bald');
    await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
    await send.click();
    await expect.poll(() => sent(given)?.subject).toBe('Bis bald');
  });

  test('programs and too many bytes are rejected in words', async () => {
    await open();
    const input = dialog.getByRole('group', { name: 'Anhänge', exact: true }).getByLabelText(/^Anhänge/);
    await input.upload(new File(['MZ'], 'rechnung.pdf.exe'));
    await expect.element(dialog.getByText(/^rechnung\.pdf\.exe: /)).toBeVisible();
    await expect.element(send).toBeDisabled();
    await dialog.getByRole('button', { name: 'rechnung.pdf.exe entfernen' }).click();
    const half = new Uint8Array(14 * 1024 * 1024);
    choose(input, new File([half], 'a.mp4', { type: 'video/mp4' }), new File([half], 'b.mp4', { type: 'video/mp4' }));
    await expect.element(dialog.getByText(/^Zusammen sind die Anhänge größer als/)).toBeVisible();
    await expect.element(send).toBeDisabled();
  });

  test('a failure keeps everything for another attempt', async () => {
    const onSend = vi.fn<HandOver>().mockRejectedValueOnce(new Error('Keine Verbindung.')).mockResolvedValue(undefined);
    const given = await open({ onSend });
    await send.click();
    await expect.element(dialog.getByRole('alert').getByText('Keine Verbindung.')).toBeVisible();
    await expect.element(subject).toHaveValue(written.subject);
    expect(given.onClose).not.toHaveBeenCalled();
    await send.click();
    await expect.poll(() => onSend.mock.calls.length).toBe(2);
    expect(given.onClose).toHaveBeenCalledOnce();
  });
});

test('by keyboard: leaving asks only where something would be lost', async () => {
  const onDirtyChange = vi.fn<(isDirty: boolean) => void>();
  const given = await open({ onDirtyChange });
  await expect.element(subject).toHaveFocus();
  await userEvent.keyboard('{End}!');
  await expect.poll(() => onDirtyChange.mock.lastCall).toEqual([true]);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('alertdialog', { name: 'E-Mail verwerfen?' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(given.onClose).not.toHaveBeenCalled();
  await expect.element(subject).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwerfen' }).click();
  expect(given.onClose).toHaveBeenCalledOnce();
});

test('without changes it closes at once', async () => {
  const given = await open();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => vi.mocked(given.onClose).mock.calls.length).toBe(1);
});
