import type { CampaignInfluencerRow } from '@resonanz/api-client/campaignEntries';
import type { labels } from '@resonanz/domain/labels';
import type { RoleId } from '@resonanz/domain/roles';
import type { GridColumn } from '@resonanz/grid/DataGrid';
import type { Language } from '@resonanz/i18n/language';
import type { MessageKey, Translate } from '@resonanz/i18n/messages';
import type { messages } from '../messages.ts';
import type { BudgetLimits } from '../overBudget.ts';

/** A channel of the campaign. */
export type Row = CampaignInfluencerRow;

/** A column of the creators. */
export type Column = GridColumn<Row>;

/** What the columns need besides the row. */
export interface ColumnContext {
  readonly t: Translate<MessageKey<typeof messages>>;
  readonly label: Translate<MessageKey<typeof labels>>;
  readonly language: Language;
  readonly currencyCode: string;
  /** Whether the user may change entries. */
  readonly mayEdit: boolean;
  /** Decides which status may follow another one. */
  readonly roleId: RoleId;
  /** Whether channels can be published: the campaign belongs to a request of a brand. */
  readonly mayPublish: boolean;
  /** What the amounts of the channels are measured by. */
  readonly budgetLimits: BudgetLimits;
  /** Opens what a cell stands for. */
  readonly onOpen: (subject: 'content' | 'comments', row: Row) => void;
}
