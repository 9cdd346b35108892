import '@resonanz/tokens/styles';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent, type Locator } from 'vitest/browser';
import { LanguageProvider } from '@resonanz/i18n/react';
import { expectConformance } from '@resonanz/testing/conformance';
import { coldBrew } from '../questionnaires.fixture.ts';
import { QuestionnaireRunner } from './QuestionnaireRunner.tsx';
import type { QuestionnaireRunnerProps } from './RunnerProps.ts';
import type { SaveDraft } from './useDraft.ts';

const onSave = vi.fn<SaveDraft>();
const onSubmit = vi.fn<QuestionnaireRunnerProps['onSubmit']>();

function runner(props: Partial<QuestionnaireRunnerProps> = {}, language: 'de' | 'en' = 'de') {
  return (
    <LanguageProvider language={language}>
      <QuestionnaireRunner title="Fragebogen 1" definition={coldBrew} onSave={onSave} onSubmit={onSubmit} {...props} />
    </LanguageProvider>
  );
}

/** Presses a radio button as its label does, which lies over it. */
async function choose(radio: Locator): Promise<void> {
  await expect.element(radio).toBeInTheDocument();
  const input = radio.element();
  if (!(input instanceof HTMLInputElement)) throw new Error('This is no radio button.');
  input.focus();
  input.click();
}

beforeEach(async () => {
  await page.viewport(1280, 900);
  onSave.mockReset().mockResolvedValue();
  onSubmit.mockReset().mockResolvedValue();
});

test('conforms in both languages', async () => {
  await expectConformance(runner(), { role: 'region', name: 'Ankunft und Verpackung' });
  await expectConformance(runner({}, 'en'), { role: 'region', name: 'Arrival and packaging' });
});

describe('a draft', () => {
  test('is saved once after several quick changes', async () => {
    const screen = await render(runner());
    await choose(screen.getByRole('radio', { name: 'Nein' }));
    await choose(screen.getByRole('radio', { name: 'Ja' }));
    await expect.poll(() => onSave.mock.calls, { timeout: 3000 }).toEqual([[{ intact: true }]]);
    await expect.element(screen.getByText('Gespeichert: Gerade eben')).toBeVisible();
  });

  test('is saved at once when another page is opened', async () => {
    const screen = await render(runner());
    await choose(screen.getByRole('radio', { name: 'Ja' }));
    await screen.getByRole('button', { name: 'Weiter zu Seite 2' }).click();
    await expect.poll(() => onSave.mock.calls, { timeout: 400 }).toEqual([[{ intact: true }]]);
  });

  test('holds no half-typed address, which is named once its question is left', async () => {
    const screen = await render(runner({ definition: { pages: coldBrew.pages.slice(4) } }));
    await screen.getByRole('textbox', { name: 'Link zu Ihrer Bewertung' }).fill('https:/');
    await choose(screen.getByRole('radio', { name: '4 Sterne' }));
    await expect.element(screen.getByText('Geben Sie eine Adresse ein, die mit https:// beginnt.')).toBeVisible();
    await expect.poll(() => onSave.mock.calls, { timeout: 3000 }).toEqual([[{ stars: 4 }]]);
  });

  test('waits while the browser is offline, and is saved when it is online again', async () => {
    const screen = await render(runner({ isOffline: true }));
    await choose(screen.getByRole('radio', { name: 'Ja' }));
    await expect.element(screen.getByText('Eine Antwort wartet auf die Verbindung')).toBeVisible();
    expect(onSave).not.toHaveBeenCalled();
    await screen.rerender(runner({ isOffline: false }));
    await expect.poll(() => onSave.mock.calls, { timeout: 3000 }).toEqual([[{ intact: true }]]);
  });

  test('tells the app when there is something to save', async () => {
    const onUnsavedChange = vi.fn<(hasUnsaved: boolean) => void>();
    const screen = await render(runner({ onUnsavedChange }));
    await choose(screen.getByRole('radio', { name: 'Ja' }));
    await expect.poll(() => onUnsavedChange.mock.calls.flat(), { timeout: 3000 }).toEqual([false, true, false]);
  });

  test('is saved before the tester leaves for later', async () => {
    const onLater = vi.fn<() => void>();
    const screen = await render(runner({ onLater }));
    await choose(screen.getByRole('radio', { name: 'Ja' }));
    await screen.getByRole('button', { name: 'Später weitermachen' }).click();
    await expect.poll(() => onLater.mock.calls.length).toBe(1);
    expect(onSave).toHaveBeenCalledWith({ intact: true });
  });
});

describe('the way through the pages', () => {
  test('goes on where answering ended', async () => {
    const screen = await render(runner({ defaultAnswers: { intact: true, unboxing: 'Gut' } }));
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Zubereitung' })).toBeVisible();
  });

  test('opens pages that were completed from the list', async () => {
    const screen = await render(runner({ defaultAnswers: { intact: true, unboxing: 'Gut' } }));
    const list = screen.getByRole('navigation', { name: 'Seiten des Fragebogens' });
    await list.getByRole('button', { name: /^Ankunft und Verpackung/ }).click();
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Ankunft und Verpackung' })).toHaveFocus();
    await expect.element(list.getByRole('button', { name: 'Preis und Kauf' })).not.toBeInTheDocument();
  });

  test('is closed while an answer is missing, which the summary leads to', async () => {
    const screen = await render(runner({ defaultAnswers: { intact: true, unboxing: 'Gut' } }));
    await screen.getByRole('button', { name: 'Weiter zu Seite 3' }).click();
    await screen.getByRole('button', { name: 'Frage 6: Bitte beantworten Sie diese Frage.' }).click();
    await expect.element(screen.getByRole('radio', { name: '1, gar nicht' })).toHaveFocus();
  });

  test('keeps the numbers of questions when some are skipped', async () => {
    const screen = await render(runner());
    await choose(screen.getByRole('radio', { name: 'Ja' }));
    const titles = () => screen.getByRole('heading', { level: 2 }).elements();
    await expect
      .poll(() => titles().map((title) => title.textContent))
      .toEqual(['1Kam das Paket unversehrt an?', '3Was fiel beim Auspacken auf? freiwillig']);
  });

  test('begins again with another version', async () => {
    const screen = await render(runner({ version: 1 }));
    await choose(screen.getByRole('radio', { name: 'Ja' }));
    await screen.rerender(runner({ version: 2 }));
    await expect.element(screen.getByRole('radio', { name: 'Ja' })).not.toBeChecked();
  });
});

test('an optional answer can be taken back', async () => {
  const definition = {
    pages: coldBrew.pages.slice(0, 1).map((first) => ({
      ...first,
      questions: first.questions.map((question) => ({ ...question, required: false })),
    })),
  };
  const screen = await render(runner({ definition }));
  await choose(screen.getByRole('radio', { name: 'Ja' }));
  await screen.getByRole('button', { name: 'Antwort löschen: Frage 1' }).click();
  await expect.element(screen.getByRole('radio', { name: 'Ja' })).not.toBeChecked();
});

test('a file that has arrived becomes the answer, and none when it is removed', async () => {
  const definition = { pages: coldBrew.pages.slice(2, 3) };
  const screen = await render(runner({ definition, upload: () => Promise.resolve(41) }));
  const picker = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!picker) throw new Error('There is no field for files.');
  await userEvent.upload(picker, new File(['x'], 'balkon.png', { type: 'image/png' }));
  await expect.poll(() => onSave.mock.lastCall, { timeout: 3000 }).toEqual([{ pictures: [41] }]);
  await screen.getByRole('button', { name: 'balkon.png entfernen' }).click();
  await expect.poll(() => onSave.mock.lastCall, { timeout: 3000 }).toEqual([{}]);
});
