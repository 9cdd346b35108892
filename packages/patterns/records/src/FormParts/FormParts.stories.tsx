import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '@resonanz/ui/Button';
import { Columns } from '@resonanz/ui/Columns';
import { TextField } from '@resonanz/ui/TextField';
import { FormButtons } from './FormButtons.tsx';
import { FormLoading } from './FormLoading.tsx';
import { FormPage } from './FormPage.tsx';
import { FormSection } from './FormSection.tsx';

const buttons = (
  <>
    <Button>Abbrechen</Button>
    <Button variant="solid">Speichern</Button>
  </>
);
const fields = (
  <Columns>
    <TextField label="Kampagnenname" defaultValue="Herbstleuchten" />
    <TextField label="Kunde" defaultValue="Lichtwerk GmbH" />
  </Columns>
);

const meta = {
  title: 'Patterns/Forms/FormParts',
  component: FormPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FormPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Several parts on one page, with the buttons always in sight. */
export const Parts: Story = {
  args: {
    children: (
      <>
        <FormSection title="Grunddaten">{fields}</FormSection>
        <FormSection title="Kanäle" lead="Wo die Kampagne laufen soll." action={<Button>Kanal hinzufügen</Button>}>
          {fields}
        </FormSection>
        <FormButtons>{buttons}</FormButtons>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [heading, field] = [
      canvas.getByRole('heading', { name: 'Grunddaten' }),
      canvas.getAllByRole('textbox', { name: 'Kampagnenname' })[0],
    ].map((each) => each?.getBoundingClientRect());
    const isRoomy = window.innerWidth >= 960;
    if (isRoomy) await expect(heading?.right).toBeLessThan(field?.left ?? 0);
    else await expect(heading?.bottom).toBeLessThan(field?.top ?? 0);
  },
};

/** One step of several; it takes the focus, so that it is read from its beginning. */
export const Step: Story = {
  args: {
    children: (
      <FormSection title="Spalten zuordnen" lead="Welche Spalte der Datei zu welchem Feld gehört." takesFocus>
        {fields}
        <FormButtons>{buttons}</FormButtons>
      </FormSection>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Spalten zuordnen' })).toHaveFocus();
  },
};

export const LongWords: Story = {
  args: {
    children: (
      <FormSection
        title="Nutzungsrechtevergütungsvereinbarungen"
        action={<Button>Nutzungsrechtevergütungsvereinbarung hinzufügen</Button>}
      >
        {fields}
        <FormButtons>{buttons}</FormButtons>
      </FormSection>
    ),
  },
};

export const Phone: Story = { ...Parts, globals: { viewport: { value: 'phone' } } };

/** While what stands in the form is on its way. */
export const Loading: Story = {
  args: { children: null },
  render: () => <FormLoading label="Die Kampagne wird geladen" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Die Kampagne wird geladen' })).toBeVisible();
  },
};
