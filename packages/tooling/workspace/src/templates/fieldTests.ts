import type { Field } from './field.ts';
import { emptyValue, labelOf, sampleOf } from './fieldScreen.ts';
import type { SliceWords } from './slice.ts';

/** The titles of the tests of the screen; the page of the module names the first. */
const titlesOf = (field: Field) => ({
  shown: `a row shows the field ${field.name}`,
  entered: `the form enters the field ${field.name}`,
});

/** The tests of the server. */
export const serverTests = ({ id }: { readonly id: string }, field: Field): string => {
  const [{ value }, empty] = [sampleOf(field), emptyValue(field)];
  return `
  test('the field ${field.name} is stored with its history', async () => {
    const { ${id}, updatedAt } = await saved();
    server.clock.advance({ seconds: 1 });
    const { data } = await save({ ${id}, updatedAt, ${field.name}: ${value} });
    expect(data?.data).toMatchObject({ ${field.name}: ${value} });
    expect(await lastChanges(${id})).toEqual({ ${field.name}: [${empty}, ${value}] });
  });

  test('a change without the field ${field.name} keeps it', async () => {
    const { ${id}, updatedAt } = await saved({ ${field.name}: ${value} });
    server.clock.advance({ seconds: 1 });
    await save({ ${id}, updatedAt, name: 'Sommer' });
    expect((await read(${id})).data?.data).toMatchObject({ name: 'Sommer', ${field.name}: ${value} });
  });
`;
};

/** Finds what the row that is named "Frühjahr" shows in a column, by the column's head. */
export const cellBelow = `const cellBelow = (head: string) => {
  const heads = page.getByRole('columnheader');
  const at = heads.elements().indexOf(page.getByRole('columnheader', { name: head, exact: true }).element());
  return page.getByRole('row', { name: /Frühjahr/ }).element().children[at]?.textContent;
};`;

/** How a user enters the value, and what is sent then. */
function entering({ kind, choice }: Field, label: string): readonly [steps: string, sent: string] {
  const within = `page.getByRole('dialog')`;
  if (kind === 'text') return [`await ${within}.getByRole('textbox', { name: ${label} }).fill('Anders');`, `'Anders'`];
  if (kind === 'number') return [`await ${within}.getByRole('textbox', { name: ${label} }).fill('12');`, '12'];
  if (kind === 'boolean') return [`await ${within}.getByRole('checkbox', { name: ${label} }).click();`, 'false'];
  if (kind === 'date')
    return [
      `await ${within}.getByRole('group', { name: ${label} }).getByRole('spinbutton').first().click();
  await userEvent.keyboard('01032026');`,
      `'2026-03-01'`,
    ];
  return [
    `await ${within}.getByRole('combobox', { name: new RegExp(\`^\${${label}}\`) }).click();
  await page.getByRole('option', { name: 'Keine Angabe' }).click();`,
    choice ? 'null' : '',
  ];
}

/** The tests of the list and its form. */
export function screenTests(slice: SliceWords, field: Field): string {
  const { shown, entered } = titlesOf(field);
  const label = labelOf(slice, field);
  const [steps, sent] = entering(field, label);
  return `
test('${shown}', async () => {
  await page.viewport(3200, 900);
  await open();
  await expect.poll(() => cellBelow(${label})).toBe(${JSON.stringify(sampleOf(field).shown)});
});

test('${entered}', async () => {
  await open();
  await act('Frühjahr', 'Bearbeiten');
  ${steps}
  await saveButton.click();
  await expect.poll(() => lastBody(CALLS.save)).toEqual({ ...build${slice.one.pascal}(), ${field.name}: ${sent} });
});
`;
}

/** The rows of the module's page. */
export const moduleRow = (file: string, field: Field): string =>
  `| Column | ${field.words.sentence} | \`${file}\`: ${titlesOf(field).shown} |`;
