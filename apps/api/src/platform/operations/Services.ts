import type { AccessTokens } from '../access/AccessTokens.ts';
import type { Database } from '../database/connect.ts';
import type { PdfRenderer } from '../documents/pdf/PdfRenderer.ts';
import type { Live } from '../live/Live.ts';
import type { Mail } from '../mail/Mail.ts';
import type { Previews } from '../media/video/Previews.ts';
import type { BackgroundTasks } from '../runtime/BackgroundTasks.ts';
import type { Clock } from '../runtime/Clock.ts';
import type { FileStorage } from '../storage/FileStorage.ts';

/** Days after a channel was published, counted while its brand has not decided. */
export interface OptionDays {
  /** When the brand is reminded. */
  reminder: number;
  /** When the channel is withdrawn. */
  unpublish: number;
}

/** Services shared by the handlers of all areas. */
export interface Services {
  db: Database;
  live: Live;
  mail: Mail;
  storage: FileStorage;
  pdf: PdfRenderer;
  previews: Previews;
  backgroundTasks: BackgroundTasks;
  clock: Clock;
  /** How long brands may consider a published channel (docs/domain/campaigns.md#undecided-channels). */
  optionDays: OptionDays;
  /** Mails of newsletters a second, over all servers. */
  newsletterRate: number;
  accessTokens: AccessTokens;
  /** Random key of this installation for hashes that must not be guessable (rate limiting, refresh tokens). */
  hashKey: Uint8Array;
  /** Public origin of the shells; links in mails start with it, whatever a request claims. */
  publicUrl: string;
}
