import type { Db } from '../../../platform/database/schema.ts';
import { FileAnswer } from '../../../platform/http/FileAnswer.ts';
import { readOwnData } from './queries/ownData.ts';

/** Everything that is stored of a tester, as a file for machines; the password only by whether there is one. */
export async function ownDataFile(db: Db, userId: number): Promise<FileAnswer> {
  const { account, ...records } = await readOwnData(db, userId);
  const { password_hash, search_text: _search, updated_by: _editor, ...own } = account;
  const data = { account: { ...own, hasPassword: password_hash !== null }, ...records };
  return new FileAnswer({
    contentType: 'application/octet-stream',
    fileName: `Datenauskunft-${userId}.json`,
    bytes: JSON.stringify(data, null, 2),
  });
}
