export {
  LIVE_TOPICS,
  MAIL_TOPIC,
  notificationTopic,
  recordOfTopic,
  recordTopic,
  type LiveRecordKind,
  type LiveTopic,
  type NotificationTopic,
  type RecordTopic,
} from '../src/liveTopics.ts';
