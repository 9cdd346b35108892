import { waitFor, within } from '@testing-library/dom';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { words as defaults, type WordKey } from './words.ts';

/** What drivers look through: `screen`, `within(element)` of any Testing Library, or `canvas` of a story. */
export interface DriverQueries {
  /** Elements with a role and an accessible name. */
  queryAllByRole(role: string, options?: { name?: string | RegExp; hidden?: boolean }): HTMLElement[];
}

/** Options of every driver. */
export interface DriverOptions {
  /** Stands in for `userEvent.setup()`, for example the `userEvent` of a story or one with fake timers. */
  readonly user?: Pick<UserEvent, 'click' | 'clear' | 'type' | 'keyboard'>;
  /** Words in place of the packages' own, by message key, for apps that override them. */
  readonly words?: Readonly<Partial<Record<WordKey, string>>>;
  /** Milliseconds that a driver waits for what should appear. Default 5,000. */
  readonly timeout?: number;
}

/** Finds and presses things for a driver. */
export interface Actor {
  /** The user who presses and types. */
  readonly user: Pick<UserEvent, 'click' | 'clear' | 'type' | 'keyboard'>;
  /** Waits for the element with a role and one of the names; the first, if there are several. */
  find(role: string, name?: RegExp, at?: DriverQueries): Promise<HTMLElement>;
  /** The elements with a role and name that are there now. */
  all(role: string, name?: RegExp, at?: DriverQueries): HTMLElement[];
  /** Waits for a control of the header, which an open panel hides from assistive technology. */
  findBehind(role: string, name: RegExp): Promise<HTMLElement>;
  /** Waits for a dialog or region anywhere on the page and gives what is in it. */
  inside(role: string, name: RegExp): Promise<DriverQueries>;
  /** Waits until a look succeeds; what it throws last is what fails. */
  until<Found>(look: () => Found): Promise<Found>;
  /** Waits until there is no such element on the page. */
  gone(role: string, name: RegExp): Promise<void>;
  /** Whether there is such an element on the page now. */
  isThere(role: string, name: RegExp): boolean;
  /** Presses the button of a name. */
  press(name: RegExp, at?: DriverQueries): Promise<void>;
  /** Replaces the text of a field. */
  write(field: HTMLElement, text: string): Promise<void>;
  /** The words of a message in both languages, exactly; `{name}` and the like match what is given, or anything. */
  said(key: WordKey, values?: Readonly<Record<string, string>>): RegExp;
  /** The same for the label of a field, which may go on with a mark for required or a count. */
  labelled(key: WordKey): RegExp;
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function pattern(text: string, values: Readonly<Record<string, string>>): string {
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => {
      if (index % 2 === 0) return escaped(part);
      const value = values[part];
      return value === undefined ? '(.+)' : escaped(value);
    })
    .join('');
}

/** A name, exactly. */
export const exactly = (name: string): RegExp => new RegExp(`^${escaped(name)}$`);

/** The text of an element in one line. */
export const textOf = (element: HTMLElement): string => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** Everything on the page, checked again each time. */
export const wholePage: DriverQueries = {
  queryAllByRole: (role, by) => within(document.body).queryAllByRole(role, by),
};

/** Makes what a driver works with. */
export function createActor(
  queries: DriverQueries,
  { user = userEvent.setup(), words = {}, timeout = 5_000 }: DriverOptions,
): Actor {
  const options = (name: RegExp | undefined) => (name ? { name } : {});
  const said: Actor['said'] = (key, values = {}) => {
    const own = words[key];
    const texts = own === undefined ? [defaults[key].de, defaults[key].en] : [own];
    return new RegExp(`^(?:${texts.map((text) => pattern(text, values)).join('|')})$`);
  };
  const until: Actor['until'] = (look) =>
    // The sentence says what is missing; the whole page below it would bury that.
    waitFor(look, { timeout, onTimeout: (error) => error });
  const waited = (role: string, name: RegExp | undefined, look: () => HTMLElement[]) =>
    until(() => {
      const [found] = look();
      if (!found) throw new Error(`There is no ${role}${name ? ` named ${String(name)}` : ''}.`);
      return found;
    });
  const all: Actor['all'] = (role, name, at = queries) => at.queryAllByRole(role, options(name));
  const find: Actor['find'] = (role, name, at = queries) => waited(role, name, () => all(role, name, at));
  return {
    user,
    find,
    all,
    findBehind: (role, name) => waited(role, name, () => queries.queryAllByRole(role, { name, hidden: true })),
    inside: async (role, name) => within(await find(role, name, wholePage)),
    until,
    gone: (role, name) =>
      until(() => {
        if (all(role, name, wholePage).length > 0) throw new Error(`The ${role} named ${String(name)} is still there.`);
      }),
    isThere: (role, name) => all(role, name, wholePage).length > 0,
    press: async (name, at) => user.click(await find('button', name, at)),
    async write(field, text) {
      await user.clear(field);
      // Brackets are keys to user-event.
      if (text !== '') await user.type(field, text.replaceAll(/[{[]/g, '$&$&'));
    },
    said,
    labelled: (key) => new RegExp(said(key).source.replace(/\$$/, String.raw`(?:\W.*)?$`)),
  };
}
