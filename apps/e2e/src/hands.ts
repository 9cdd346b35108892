import { expect, type Locator, type Page } from '@playwright/test';
import type { FilePayload } from './api.ts';

/** How a user works a page: the same flow runs with a mouse and with a keyboard alone. */
export interface Hands {
  /** Presses a button, link or option. */
  press(target: Locator): Promise<void>;
  /** Changes a checkbox or switch. */
  toggle(target: Locator): Promise<void>;
  /** Chooses one of a group that arrow keys move in, such as tabs or radio buttons. */
  choose(target: Locator): Promise<void>;
  /** Writes into a field. */
  write(target: Locator, text: string): Promise<void>;
  /** Replaces what stands in the cell of a spreadsheet. */
  enter(cell: Locator, text: string): Promise<void>;
  /** Chooses a file in the dialog that a file field opens. */
  upload(field: Locator, file: FilePayload): Promise<void>;
}

/** Points and clicks. */
export function mouse(): Hands {
  return {
    press: (target) => target.click(),
    toggle: (target) => target.click(),
    // The input of a radio button lies below its drawing: people press what is around it.
    choose: async (target) =>
      ((await target.getAttribute('type')) === 'radio' ? target.locator('xpath=ancestor::label') : target).click(),
    write: async (target, text) => {
      await target.click();
      await target.fill(text);
    },
    enter: async (cell, text) => {
      await cell.click();
      await typeInto(cell.page(), text);
    },
    upload: async (field, file) => {
      // The words below the pointer are a label of the field, which itself is not in sight.
      const words = field
        .page()
        .locator(`label[for="${await field.getAttribute('id')}"]`)
        .last();
      await opening(field, () => words.click(), file);
    },
  };
}

const MAX_STEPS = 250;

/** Signs replace what is in a cell; Enter saves. */
async function typeInto(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

/** A field that is drawn again between the press and its answer is pressed once more, as anybody would. */
async function opening(field: Locator, open: () => Promise<void>, file: FilePayload): Promise<void> {
  await expect(async () => {
    const [chooser] = await Promise.all([field.page().waitForEvent('filechooser', { timeout: 2000 }), open()]);
    await chooser.setFiles(file);
  }).toPass();
}

/** The place of an element in a spreadsheet, whose cells are one stop of the Tab key; `null` outside of it. */
const placeInGrid = (target: Locator) =>
  target.evaluate((element) => {
    const cell = element.closest<HTMLElement>('[data-track]');
    const grid = cell?.closest('[role=grid]')?.getAttribute('aria-label') ?? null;
    return cell && grid !== null
      ? { grid, line: Number(cell.parentElement?.dataset['line']), track: Number(cell.dataset['track']) }
      : null;
  });

type GridPlace = NonNullable<Awaited<ReturnType<typeof placeInGrid>>>;

/**
 * The key that leads on from the cell with the focus; `null` in another grid, outside of it and at the target. Cells
 * out of sight need not be drawn.
 */
const keyInGrid = (page: Page, wanted: GridPlace) =>
  page.evaluate(({ grid, line, track }) => {
    const cell = document.activeElement?.closest<HTMLElement>('[data-track]');
    if (!cell || cell.closest('[role=grid]')?.getAttribute('aria-label') !== grid) return null;
    const now = { line: Number(cell.parentElement?.dataset['line']), track: Number(cell.dataset['track']) };
    if (now.line !== line) return now.line < line ? 'ArrowDown' : 'ArrowUp';
    if (now.track !== track) return now.track < track ? 'ArrowRight' : 'ArrowLeft';
    // A cell with several controls opens them.
    return document.activeElement === cell ? 'Enter' : null;
  }, wanted);

// Asked in one go: a cell can go out of sight between two questions.
const isFocused = (target: Locator) =>
  target.evaluateAll((elements) => elements.includes(document.activeElement as never));

/** Tab, arrow keys, Enter and Space. */
export function keyboard(page: Page): Hands {
  async function stepTo(target: Locator, key: string): Promise<void> {
    await expect(target).toBeVisible();
    const place = await placeInGrid(target);
    for (let step = 0; step < MAX_STEPS; step += 1) {
      if (await isFocused(target)) return;
      await page.keyboard.press((place && (await keyInGrid(page, place))) ?? key);
    }
    throw new Error(`${key} does not lead to ${String(target)}.`);
  }

  return {
    press: async (target) => {
      const role = await target.getAttribute('role');
      await stepTo(target, role === 'menuitem' || role === 'option' ? 'ArrowDown' : 'Tab');
      await page.keyboard.press('Enter');
    },
    toggle: async (target) => {
      await stepTo(target, 'Tab');
      await page.keyboard.press('Space');
    },
    choose: async (target) => {
      const role = (await target.getAttribute('role')) ?? 'radio';
      await expect(target).toBeVisible();
      for (let step = 0; step < MAX_STEPS; step += 1) {
        // Read again at each step: the app gives a group another name when it takes the place of a drawn page.
        const name = await target.getAttribute('name');
        const group = role === 'tab' ? page.getByRole('tab') : page.locator(`input[name="${name}"]`);
        const isInGroup = await group.evaluateAll((members) => members.includes(document.activeElement as never));
        if (isInGroup) break;
        await page.keyboard.press('Tab');
      }
      await stepTo(target, 'ArrowRight');
      await page.keyboard.press(role === 'tab' ? 'Enter' : 'Space');
    },
    write: async (target, text) => {
      await stepTo(target, 'Tab');
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    enter: async (cell, text) => {
      await stepTo(cell, 'Tab');
      await typeInto(page, text);
    },
    upload: async (field, file) => {
      const press = async () => {
        await stepTo(field, 'Tab');
        await page.keyboard.press('Space');
      };
      await opening(field, press, file);
    },
  };
}
