import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Questionnaire } from '@resonanz/domain/questionnaires';
import { both, storyWords } from '@resonanz/stories/words';
import { coldBrew, everyType, longWords } from '../questionnaires.fixture.ts';
import { updateQuestion } from './editing.ts';
import { QuestionnaireEditor, type QuestionnaireEditorProps } from './QuestionnaireEditor.tsx';

const words = storyWords({
  saved: ['Gespeichert:', 'Saved:'],
  saved1: ['Gespeichert: 1', 'Saved: 1'],
});

function Edited(props: QuestionnaireEditorProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: Questionnaire) => {
    setValue(next);
    props.onChange(next);
  };
  return <QuestionnaireEditor {...props} value={value} onChange={change} />;
}

const meta = {
  title: 'Widgets/QuestionnaireEditor',
  component: QuestionnaireEditor,
  render: Edited,
  args: {
    value: coldBrew,
    onChange: fn(),
    title: both('Fragebogen 1', 'Questionnaire 1'),
    defaultQuestionId: 'recommend',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof QuestionnaireEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const outline = () => within(screen.getByRole('region', { name: /^(Seiten und Fragen|Pages and questions)$/ }));
const preview = () => within(screen.getByRole('region', { name: /^(Vorschau|Preview)$/ }));
const form = (number: number) => screen.findByRole('region', { name: new RegExp(`^(Frage|Question) ${number}$`) });

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await form(7);
    const text = canvas.getByRole('textbox', { name: /^(Frage|Question)/ });
    await userEvent.clear(text);
    await userEvent.type(text, 'Empfohlen?');
    await preview().findByRole('heading', { name: /Empfohlen\?/ });
  },
};

/** A rule beyond the end of the scale, and a text that English lacks, each named at its place. */
export const WithErrors: Story = {
  args: {
    value: updateQuestion(coldBrew, 'recommend', {
      text: { de: 'Wie wahrscheinlich ist es, dass Sie den Cold Brew weiterempfehlen?', en: '' },
      rules: [
        { when: { kind: 'between', from: 0, to: 6 }, goTo: 'change' },
        { when: { kind: 'between', from: 7, to: 11 }, goTo: 'when' },
      ],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const rule = within(canvas.getByRole('listitem', { name: /^(Regel|Rule) 2$/ }));
    await rule.findByText(/^(Die Skala geht|The scale goes)/);
    await userEvent.click(
      canvas.getByRole('button', { name: /^(Frage 7: Der englische Text fehlt\.|Question 7: The English)/ }),
    );
    await expect(canvas.getByRole('radio', { name: /^English/ })).toBeChecked();
  },
};

/** What is answered in the preview skips questions there. */
export const PreviewBranches: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(preview().getByRole('radio', { name: '4' }));
    await waitFor(() => expect(preview().getAllByText(/^(Entfällt|Left out)$/)).toHaveLength(2));
    await preview().findByText(/entfallen 2 Fragen|2 questions are left out/);
    await userEvent.click(preview().getByRole('button', { name: /^(Weiter zu Seite|Next: page) 4$/ }));
    await preview().findByRole('heading', { name: /^(Preis und Kauf|Price and purchase)$/ });
    await userEvent.click(preview().getByRole('button', { name: /löschen$|^Clear/ }));
    await waitFor(() => expect(preview().queryByText(/entfallen 2 Fragen|2 questions are left out/)).toBeNull());
  },
};

export const DesktopPreview: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(preview().getByRole('radio', { name: /^(Rechner|Desktop)$/ }));
  },
};

export const EveryType: Story = { args: { value: everyType, defaultQuestionId: 'multiplechoice' } };

/** Questions before a project: which answers fit. */
export const Screening: Story = {
  args: { isScreening: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: /^(Eine Antwort wird erwartet|An answer is expected)/ }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
    await canvas.findByRole('textbox', { name: /^(Eine Antwort wird erwartet ab|An answer is expected from)$/ });
  },
};

/** A released version with answers: texts alone. */
export const WordingOnly: Story = {
  args: { isWordingOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^(Frage löschen|Delete question)$/ })).toBeNull();
    await expect(canvas.getByRole('textbox', { name: /^(Frage|Question)/ })).not.toHaveAttribute('readonly');
    await expect(canvas.getByRole('combobox', { name: /^(Antwortart|Type of answer)/ })).toHaveAttribute(
      'aria-readonly',
    );
  },
};

export const ReadOnly: Story = { args: { isReadOnly: true } };

export const Empty: Story = {
  args: { value: { pages: [] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Frage hinzufügen|Add question)$/ }));
    await form(1);
    await canvas.findByRole('button', { name: /^(Seite|Page) 1 ?(Seite ohne|Page without)/ });
  },
};

export const APage: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(outline().getByRole('button', { name: /^(Seite|Page) 4 ?(Preis|Price)/ }));
    const title = await canvas.findByRole('textbox', { name: /^(Titel der Seite|Title of the page)/ });
    await userEvent.clear(title);
    await userEvent.type(title, 'Kauf');
    await outline().findByRole('button', { name: /Kauf$/ });
  },
};

export const LongWords: Story = {
  args: { value: longWords, defaultQuestionId: 'long-choice' },
  globals: { viewport: { value: 'phone' } },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Moved, copied and deleted from the menu of a row, which the keyboard reaches. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const menu = outline().getByRole('button', { name: /^(Frage 8 verschieben|Move or delete question 8)/ });
    menu.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: /^(Nach oben|Move up)$/ });
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(/^(Jetzt Frage 7 auf Seite 3|Now question 7 on page 3)$/);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce());
    await outline().findByRole('button', { name: /^8.*(weiterempfehlen|recommend)/ });
  },
};

/** Any store will do: the editor reports the whole definition, and shows what it is given. */
export const BringYourOwnBackend: Story = {
  render: (args) => {
    const store: { definition: Questionnaire; saves: number } = { definition: args.value, saves: 0 };
    function Stored() {
      const [value, setValue] = useState(store.definition);
      const [saves, setSaves] = useState(0);
      return (
        <>
          <p role="note">
            {words.saved} {saves}
          </p>
          <QuestionnaireEditor
            {...args}
            value={value}
            onChange={(next) => {
              setValue(next);
              store.definition = next;
              store.saves += 1;
              setSaves(store.saves);
            }}
          />
        </>
      );
    }
    return <Stored />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: /^(Pflichtfrage|Required)$/ }));
    await canvas.findByText(words.saved1);
  },
};
