import type { Slice } from './slice.ts';

/** Titles of the tests, which the page of the module names as proofs. */
const TITLES = {
  columns: 'each row shows name, state, note and date',
  filters: 'search, filter and sort are asked of the server and kept in the address',
  add: 'an entry is added by keyboard',
  edit: 'an entry is changed over the version that was read',
  refused: 'a change that comes too late says so and keeps what was entered',
  invalid: 'an error of the server is shown at its field, in its own words',
  editOnly: 'a user who may edit but not add finds no button for it',
  archive: 'an entry is archived and restored',
  failed: 'a list that fails is reloaded on request; one that is forbidden says why',
} as const;

const stories = ({ many, one }: Slice) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { staffPaths } from '@resonanz/domain/paths';
import { sees, seesAlert, seesBusyTable, seesDenial } from '@resonanz/stage/plays';
import { answerDenied, answerFailure, answerNever } from '@resonanz/testing/envelopeFetch';
import { build${one.pascal}, CALLS, create${one.pascal}Server } from '../fixtures/${one.camel}Server.fixture.ts';
import { ${one.pascal}Stage } from '../fixtures/${one.pascal}Stage.fixture.tsx';

const meta = {
  title: 'Screens/${many.sentence}',
  component: ${one.pascal}Stage,
  parameters: { layout: 'fullscreen' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [async () => ({ screen: await import('./${one.pascal}ListScreen.tsx') })],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: /^(Aktionen zu|Actions for)/ });
  },
} satisfies Meta<typeof ${one.pascal}Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};

export const English: Story = { globals: { language: 'en' } };

export const One: Story = { args: { server: create${one.pascal}Server([build${one.pascal}()]) } };

export const Empty: Story = {
  args: { server: create${one.pascal}Server([]) },
  play: sees(/^(Noch keine Einträge|No entries yet)$/),
};

export const NothingFits: Story = {
  args: { path: \`\${staffPaths.${many.camel}()}?state=archived\`, server: create${one.pascal}Server([build${one.pascal}()]) },
  play: async ({ canvas }) => void (await canvas.findByRole('row', { name: /Archiviert|Archived/ })),
};

export const Loading: Story = {
  args: { server: create${one.pascal}Server().on(CALLS.list, answerNever) },
  play: seesBusyTable,
};

export const Failed: Story = { args: { server: create${one.pascal}Server().on(CALLS.list, answerFailure) }, play: seesAlert };

export const Denied: Story = { args: { server: create${one.pascal}Server().on(CALLS.list, answerDenied) }, play: seesDenial };

export const Adding: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Eintrag anlegen|Add entry)$/ }));
    await screen.findByRole('dialog');
  },
};

export const Editing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Aktionen zu|Actions for) .Frühjahr/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(Bearbeiten|Edit)$/ }));
    await screen.findByRole('dialog');
  },
};

export const LongGerman: Story = {
  args: {
    server: create${one.pascal}Server([
      build${one.pascal}({
        name: 'Benachrichtigungseinstellungen der Kampagnenverwaltung für das Weihnachtsgeschäft',
        note: 'Donaudampfschifffahrtsgesellschaftskapitäne bekommen eine eigene Zusammenstellung. '.repeat(3),
      }),
    ]),
  },
};

/** On phones the table becomes cards. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
`;

const tests = ({ one, id, module, path }: Slice) => `import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectReloadAndDenial } from '@resonanz/stage/listStates';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { answerError, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import { buildUser } from '@resonanz/testing/users';
import { blank${one.pascal}, build${one.pascal}, CALLS, create${one.pascal}Server } from '../fixtures/${one.camel}Server.fixture.ts';
import { ${one.pascal}Stage, stageRoutes } from '../fixtures/${one.pascal}Stage.fixture.tsx';

let server: EnvelopeFetch;

const openAt = stageOpener(${one.pascal}Stage, stageRoutes);
const open = () => openAt({ server, path: '${path}' });
const act = async (name: string, action: string) => {
  await page.getByRole('button', { name: \`Aktionen zu „\${name}“\` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};
const lastBody = (call: string) => server.received(call).at(-1)?.body;
const nameField = page.getByRole('dialog').getByRole('textbox', { name: 'Name', exact: true });
const saveButton = page.getByRole('button', { name: 'Speichern' });

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = create${one.pascal}Server();
});

test('${TITLES.columns}', async () => {
  // Wide enough for all columns.
  await page.viewport(2400, 900);
  await open();
  await expect.element(page.getByRole('row', { name: /Frühjahr.*Aktiv.*Für neue Creator.*06\\.10\\.2026/ })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Winter.*Archiviert/ })).toBeVisible();
});

test('${TITLES.filters}', async () => {
  const router = await open();
  const panel = page.getByRole('complementary', { name: 'Filter' });
  await panel.getByRole('combobox', { name: /^Status/ }).click();
  await page.getByRole('option', { name: 'Archiviert' }).click();
  await panel.getByRole('button', { name: 'Anwenden' }).click();
  await expect.poll(() => lastBody(CALLS.list)).toMatchObject({ filters: { state: 'archived' } });
  await expect.element(page.getByRole('rowheader', { name: 'Sommer' })).not.toBeInTheDocument();
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  await expect.poll(() => lastBody(CALLS.list)).toMatchObject({ sortBy: 'name', sort: 'DESC' });
  await page.getByRole('searchbox').fill('win');
  await expect.poll(() => lastBody(CALLS.list)).toMatchObject({ search: 'win' });
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toMatchObject({
    state: 'archived',
    q: 'win',
  });
});

test('${TITLES.add}', async () => {
  await open();
  const add = page.getByRole('button', { name: 'Eintrag anlegen' });
  await expect.element(add).toBeVisible();
  await focusOn(add);
  await userEvent.keyboard('{Enter}');
  await expect.element(nameField).toHaveFocus();
  await expect.element(saveButton).toBeDisabled();
  await userEvent.keyboard('Herbst{Enter}');
  await expect.element(page.getByRole('rowheader', { name: 'Herbst' })).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(lastBody(CALLS.save)).toEqual({ ...blank${one.pascal}, name: 'Herbst' });
});

test('${TITLES.edit}', async () => {
  await open();
  await act('Frühjahr', 'Bearbeiten');
  await nameField.fill('Herbst');
  await saveButton.click();
  await expect.element(page.getByRole('rowheader', { name: 'Herbst' })).toBeVisible();
  expect(lastBody(CALLS.save)).toEqual({ ...build${one.pascal}(), name: 'Herbst' });
});

test('${TITLES.refused}', async () => {
  server.on(CALLS.save, () =>
    answerError(409, 'CONFLICT', 'changedMeanwhile', {
      data: { name: 'Emre Aksoy', at: '2026-11-22T09:00:00.000Z' },
    }),
  );
  await open();
  await act('Frühjahr', 'Bearbeiten');
  await nameField.fill('Herbst');
  await saveButton.click();
  await expect.element(page.getByRole('alert').getByText(/jemand anderes diesen Eintrag geändert/)).toBeVisible();
  await expect.element(nameField).toHaveValue('Herbst');
});

test.each([
  ['required', 'Bitte füllen Sie dieses Feld aus.'],
  ['tooLong', 'Dieser Text ist zu lang.'],
  ['invalidValue', 'Bitte prüfen Sie diese Angabe.'],
])('${TITLES.invalid}: %s', async (key, words) => {
  server.on(CALLS.save, () =>
    answerError(422, 'VALIDATION_FAILED', 'validationFailed', { fieldErrors: [{ field: 'name', key }] }),
  );
  await open();
  await act('Frühjahr', 'Bearbeiten');
  await saveButton.click();
  await expect.element(nameField).toBeInvalid();
  await expect.element(page.getByRole('dialog').getByText(words).first()).toBeVisible();
});

test('${TITLES.editOnly}', async () => {
  await openAt({ server, path: '${path}', user: buildUser(), rights: { '${module}': { view: true, edit: true } } });
  await expect.element(page.getByRole('button', { name: 'Aktionen zu „Frühjahr“' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Eintrag anlegen' }).elements()).toHaveLength(0);
});

test('${TITLES.archive}', async () => {
  await open();
  await act('Frühjahr', 'Archivieren');
  await expect.element(page.getByRole('row', { name: /Frühjahr.*Archiviert/ })).toBeVisible();
  expect(lastBody(CALLS.save)).toMatchObject({ ${id}: 1, state: 'archived' });
  await act('Frühjahr', 'Wiederherstellen');
  await expect.element(page.getByRole('row', { name: /Frühjahr.*Aktiv/ })).toBeVisible();
});

test('${TITLES.failed}', async () => {
  await expectReloadAndDenial(server, CALLS.list, open);
});
`;

/** The page of \`docs/modules\`. */
export function modulePage({ many, one, path }: Slice): string {
  const file = `packages/features/${many.kebab}/src/list/${one.pascal}ListScreen.test.tsx`;
  const line = (kind: string, name: string, title: keyof typeof TITLES) =>
    `| ${kind} | ${name} | \`${file}\`: ${TITLES[title]} |`;
  return `# ${many.sentence}

${many.sentence} of the agency at \`${path}\`.

| Kind | Name | Proof |
| --- | --- | --- |
${line('Column', 'Name', 'columns')}
${line('Column', 'Status', 'columns')}
${line('Column', 'Note', 'columns')}
${line('Column', 'Changed on', 'columns')}
${line('Filter', 'Status', 'filters')}
${line('Action', 'Search', 'filters')}
${line('Action', 'Add', 'add')}
${line('Action', 'Edit', 'edit')}
${line('Action', 'Archive and restore', 'archive')}
${line('State', 'Changed meanwhile', 'refused')}
`;
}

/** Stories of every state, and the tests of the list and its form. */
export const featureTests = (slice: Slice): readonly (readonly [path: string, text: string])[] => [
  [`src/list/${slice.one.pascal}ListScreen.stories.tsx`, stories(slice)],
  [`src/list/${slice.one.pascal}ListScreen.test.tsx`, tests(slice)],
];
