export { wholePage, type DriverOptions, type DriverQueries } from '../src/drivers/actor.ts';
export { appFrame, type AppFrameDriver } from '../src/drivers/appFrame.ts';
export { commentThread, type CommentThreadDriver } from '../src/drivers/commentThread.ts';
export {
  channelCard,
  cookieBanner,
  declineDialog,
  toasts,
  todoDialog,
  type ChannelCardDriver,
  type CookieBannerDriver,
  type DeclineDialogDriver,
  type ToastsDriver,
  type TodoDialogDriver,
} from '../src/drivers/dialogs.ts';
export { feedbackForm, type FeedbackFormDriver, type FeedbackWords } from '../src/drivers/feedbackForm.ts';
export {
  notificationPanel,
  type NotificationPanelDriver,
  type NotificationRowReading,
} from '../src/drivers/notificationPanel.ts';
export { questionnaireRunner, type QuestionnaireRunnerDriver } from '../src/drivers/questionnaire.ts';
export { selectCampaignDialog, type SelectCampaignDialogDriver } from '../src/drivers/selectCampaignDialog.ts';
export {
  bookmarkButton,
  watchList,
  type BookmarkButtonDriver,
  type WatchListDriver,
} from '../src/drivers/watchList.ts';
export type { WordKey } from '../src/drivers/words.ts';
