import type { CallUser } from '../access/CallUser.ts';
import type { Database } from '../database/connect.ts';

/** Who may subscribe to which topics. */
export interface TopicPolicy {
  /** Whether a user may see the record of a topic now, and receive its changes. */
  seesRecord(db: Database, user: CallUser, topic: string): Promise<boolean>;
  /** Whether a user may subscribe to a topic that belongs to no single record. */
  maySubscribe(user: CallUser, topic: string): boolean;
}
