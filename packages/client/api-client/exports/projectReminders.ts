export {
  projectReminderMutations,
  projectReminderQueries,
  type ProjectReminder,
  type ProjectReminding,
} from '../src/projectReminders.ts';
