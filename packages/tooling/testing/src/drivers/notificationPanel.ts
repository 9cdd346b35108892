import { within } from '@testing-library/dom';
import { createActor, textOf, type DriverOptions, type DriverQueries, wholePage } from './actor.ts';

/** A notification as the panel shows it. */
export interface NotificationRowReading {
  /** Subject, message and time in one line. */
  readonly text: string;
  /** Whether it says that it is unread. */
  readonly isUnread: boolean;
}

/** Drives the bell and the panel of `@resonanz/notification-panel`. */
export interface NotificationPanelDriver {
  /** Opens the panel; does nothing when it is open. */
  open(): Promise<void>;
  /** Closes the panel by its cross. */
  close(): Promise<void>;
  /** Number on the bell; more than 99 reads as 100. */
  unread(): Promise<number>;
  /** The notifications in sight, newest first; none while they load, fail or when there are none. */
  rows(): Promise<readonly NotificationRowReading[]>;
  /** Chooses the first notification whose text holds this. */
  choose(text: string): Promise<void>;
  /** Presses the cross of the first notification whose text holds this; the question follows. */
  remove(text: string): Promise<void>;
  /** Answers the question with "Save". */
  confirm(): Promise<void>;
  /** Answers the question with "Cancel". */
  cancel(): Promise<void>;
  /** Asks for older notifications. */
  showOlder(): Promise<void>;
  /** Follows the link to all notifications. */
  showAll(): Promise<void>;
}

/** Makes the driver of a notification panel. */
export function notificationPanel(
  queries: DriverQueries = wholePage,
  options: DriverOptions = {},
): NotificationPanelDriver {
  const actor = createActor(queries, options);
  const { said } = actor;
  const title = said('notificationPanel.title');
  const bellName = new RegExp(`${title.source}|${said('notificationPanel.bell').source}`);
  const panel = () => actor.inside('dialog', title);
  const question = () => actor.inside('alertdialog', said('notificationPanel.confirm.title'));
  const rowsIn = (at: DriverQueries) => actor.all('listitem', undefined, at).filter((row) => removeButtonOf(row));
  const removeButtonOf = (row: HTMLElement) => actor.all('button', said('notificationPanel.remove'), within(row))[0];
  const rowOf = async (text: string) => {
    const at = await panel();
    // A list that is still loading has no rows.
    await actor.find('button', said('notificationPanel.remove'), at);
    const row = rowsIn(at).find((each) => textOf(each).includes(text));
    if (!row) throw new Error(`No notification says "${text}". There are: ${rowsIn(at).map(textOf).join(' · ')}`);
    return row;
  };
  return {
    async open() {
      if (!actor.isThere('dialog', title)) await actor.user.click(await actor.findBehind('button', bellName));
      await panel();
    },
    close: async () => actor.press(said('notificationPanel.close'), await panel()),
    async unread() {
      const bell = await actor.findBehind('button', bellName);
      const count = said('notificationPanel.bell')
        .exec(bell.getAttribute('aria-label') ?? '')
        ?.slice(1)
        .find(Boolean);
      return count === undefined ? 0 : count.endsWith('+') ? Number.parseInt(count, 10) + 1 : Number(count);
    },
    async rows() {
      const unread = new RegExp(said('notificationPanel.unread').source.replaceAll(/^\^|\$$/g, ''));
      return rowsIn(await panel()).map((row) => ({
        text: textOf(row).replace(unread, ''),
        isUnread: unread.test(textOf(row)),
      }));
    },
    async choose(text) {
      const row = await rowOf(text);
      const remove = removeButtonOf(row);
      const [target] = [
        ...actor.all('button', undefined, within(row)),
        ...actor.all('link', undefined, within(row)),
      ].filter((each) => each !== remove);
      await actor.user.click(target ?? row);
    },
    async remove(text) {
      await actor.user.click(removeButtonOf(await rowOf(text)) as HTMLElement);
      await question();
    },
    confirm: async () => actor.press(said('notificationPanel.confirm.save'), await question()),
    async cancel() {
      await actor.press(said('notificationPanel.confirm.cancel'), await question());
      // While it goes it is still there, and would be taken for the next question.
      await actor.gone('alertdialog', said('notificationPanel.confirm.title'));
    },
    showOlder: async () => actor.user.click(await linkOrButton(actor.said('notificationPanel.older'))),
    showAll: async () => actor.user.click(await linkOrButton(actor.said('notificationPanel.showAll'))),
  };

  async function linkOrButton(name: RegExp): Promise<HTMLElement> {
    const at = await panel();
    return actor.all('link', name, at)[0] ?? actor.find('button', name, at);
  }
}
