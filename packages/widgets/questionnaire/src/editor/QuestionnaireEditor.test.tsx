import '@resonanz/tokens/styles';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import type { Questionnaire } from '@resonanz/domain/questionnaires';
import { LanguageProvider } from '@resonanz/i18n/react';
import { expectConformance } from '@resonanz/testing/conformance';
import { coldBrew } from '../questionnaires.fixture.ts';
import { QuestionnaireEditor, type QuestionnaireEditorProps } from './QuestionnaireEditor.tsx';

const onChange = vi.fn<(value: Questionnaire) => void>();

function Edited(props: Partial<QuestionnaireEditorProps>) {
  const [value, setValue] = useState(props.value ?? coldBrew);
  return (
    <QuestionnaireEditor
      title="Fragebogen 1"
      defaultQuestionId="recommend"
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const editor = (props: Partial<QuestionnaireEditorProps> = {}, language: 'de' | 'en' = 'de') => (
  <LanguageProvider language={language}>
    <Edited {...props} />
  </LanguageProvider>
);

const idsOf = ({ pages }: Questionnaire) => pages.map(({ questions }) => questions.map(({ id }) => id));
const lastValue = (): Questionnaire => {
  const value = onChange.mock.lastCall?.[0];
  if (!value) throw new Error('Nothing has changed.');
  return value;
};

/** Drags one row onto another, as the pointer does. */
async function drag(from: Element | undefined, to: Element | undefined): Promise<void> {
  const dataTransfer = new DataTransfer();
  for (const [element, type] of [
    [from, 'dragstart'],
    [to, 'dragover'],
    [to, 'drop'],
    [from, 'dragend'],
  ] as const) {
    element?.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    // A pointer leaves time to draw in between.
    await new Promise(requestAnimationFrame);
  }
}

beforeEach(async () => {
  await page.viewport(1440, 1000);
  onChange.mockReset();
});

test('conforms in both languages', async () => {
  await expectConformance(editor(), { role: 'region', name: 'Seiten und Fragen' });
  await expectConformance(editor({}, 'en'), { role: 'region', name: 'Pages and questions' });
});

describe('the outline', () => {
  test('moves a question that is dragged to another page', async () => {
    const screen = await render(editor());
    const rows = screen.getByRole('region', { name: 'Seiten und Fragen' }).getByRole('listitem');
    await expect.poll(() => rows.elements().length).toBe(14);
    const [intact, , , , minutes] = rows.elements();
    await drag(intact, minutes);
    await expect
      .poll(() => idsOf(lastValue()).slice(0, 2))
      .toEqual([
        ['damage', 'unboxing'],
        ['how', 'intact', 'minutes', 'manual'],
      ]);
  });

  test('opens the neighbour of a question that is deleted', async () => {
    const screen = await render(editor());
    await screen.getByRole('button', { name: 'Frage löschen' }).click();
    await expect
      .element(screen.getByRole('textbox', { name: 'Frage' }))
      .toHaveValue('Wann haben Sie ihn am liebsten getrunken?');
  });
});

describe('the form', () => {
  test('writes the text of the language that is chosen', async () => {
    const screen = await render(editor());
    await screen.getByText('English', { exact: true }).click();
    await screen.getByRole('textbox', { name: 'Frage' }).fill('Would you?');
    const question = lastValue().pages[2]?.questions[0];
    expect(question?.text).toEqual({
      de: 'Wie wahrscheinlich ist es, dass Sie den Cold Brew weiterempfehlen?',
      en: 'Would you?',
    });
  });

  test('adds a rule that leads past the next question', async () => {
    const screen = await render(editor({ defaultQuestionId: 'how' }));
    await screen.getByRole('button', { name: 'Regel hinzufügen' }).click();
    expect(lastValue().pages[1]?.questions[0]?.rules).toEqual([
      { when: { kind: 'oneOf', values: [] }, goTo: 'manual' },
    ]);
    await expect.element(screen.getByText('Wählen Sie mindestens eine Antwort.').first()).toBeVisible();
  });

  test('moves an option up with its button', async () => {
    const screen = await render(editor({ defaultQuestionId: 'how' }));
    await screen.getByRole('button', { name: 'Antwort 2 nach oben' }).click();
    expect(lastValue().pages[1]?.questions[0]?.options?.map(({ id }) => id)).toEqual(['milk', 'pure', 'tonic', 'warm']);
  });

  test('says how long the ways are', async () => {
    const screen = await render(editor());
    const ways = screen.getByRole('region', { name: 'Wege durch den Fragebogen' });
    await expect.element(ways.getByText('14 Fragen')).toBeVisible();
    await expect.element(ways.getByText('keine Frage')).toBeVisible();
  });
});

test('the preview shows texts of the chosen language on a page that keeps its own', async () => {
  const screen = await render(editor());
  const preview = screen.getByRole('region', { name: 'Vorschau' });
  await expect.element(preview.getByRole('heading', { name: /Wie wahrscheinlich/ })).toBeVisible();
  await screen.getByText('English', { exact: true }).click();
  await expect.element(preview.getByText(/How likely/).first()).toHaveAttribute('lang', 'en');
  // The words around them are those of the page: in an app, no others may be loaded.
  await expect.element(preview.getByRole('button', { name: 'Weiter zu Seite 4' })).toBeVisible();
  expect(preview.element().textContent).not.toMatch(/questionnaire(Runner|Editor)\./);
  expect(document.documentElement.lang).toBe('de');
});

test('wording alone can be changed in a version with answers', async () => {
  const screen = await render(editor({ isWordingOnly: true }));
  await screen.getByRole('textbox', { name: 'Frage' }).fill('Empfohlen?');
  expect(lastValue().pages[2]?.questions[0]?.text.de).toBe('Empfohlen?');
  await expect.element(screen.getByRole('button', { name: 'Regel hinzufügen' })).not.toBeInTheDocument();
});
