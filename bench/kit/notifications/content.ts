/** A notification as every contestant shows it: icon aside, a subject, a message with a bold part, a time. */
export interface Row {
  readonly id: number;
  readonly subject: string | null;
  readonly user: string;
  readonly campaign: string;
  readonly isRead: boolean;
  readonly createdAt: string;
}

const users = ['Lena Hartwig', 'Jonas Küppers', 'Marion Albrecht', 'Theresa von Aufseß-Rautenberg', 'Mehmet Yıldırım'];
const campaigns = ['Herbstleuchten 2026', 'Gipfelstürmer Winterkollektion', 'Cold Brew Sommer', 'Adventskalender 2026'];

export const COUNT = 1000;
export const TITLE = 'Benachrichtigungen';
/** The row that comes live. */
export const LIVE = 2000;

export const rowAt = (id: number): Row => ({
  id,
  subject: id % 3 === 0 ? `Betreff ${id}` : null,
  user: users[id % users.length] ?? '',
  campaign: `${campaigns[id % campaigns.length] ?? ''} Nr. ${id}`,
  isRead: id % 5 !== 0,
  createdAt: new Date(Date.UTC(2026, 9, 1) + id * 60_000).toISOString(),
});

/** A thousand, the newest first. */
export const rows: readonly Row[] = Array.from({ length: COUNT }, (_, at) => rowAt(COUNT - at));

/** What a row says, as the peers write it by hand. */
export const timeOf = ({ createdAt }: Row): string => createdAt.slice(11, 16);
