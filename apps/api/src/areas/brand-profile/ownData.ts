import type { CallUser } from '../../platform/access/CallUser.ts';
import type { Database } from '../../platform/database/connect.ts';
import { FileAnswer } from '../../platform/http/FileAnswer.ts';
import { readOwnData } from './queries.ts';

/** Everything that is stored of a brand user, as a file for machines; the password only by whether there is one. */
export async function ownDataFile(db: Database, user: CallUser): Promise<FileAnswer> {
  const { account, company, ...records } = await readOwnData(db, user);
  const { password_hash, search_text: _search, updated_by: _editor, ...own } = account;
  const data = {
    account: { ...own, hasPassword: password_hash !== null },
    company: company ?? null,
    ...records,
  };
  return new FileAnswer({
    contentType: 'application/octet-stream',
    fileName: `Datenauskunft-${user.id}.json`,
    bytes: JSON.stringify(data, null, 2),
  });
}
