import {
  ArticleIcon,
  CalendarBlankIcon,
  CaretCircleDownIcon,
  CheckCircleIcon,
  CheckSquareIcon,
  GaugeIcon,
  HashIcon,
  ImageIcon,
  LinkSimpleIcon,
  ListBulletsIcon,
  ListNumbersIcon,
  RulerIcon,
  StarIcon,
  TextTIcon,
  VideoCameraIcon,
} from '@phosphor-icons/react';
import { QUESTION_TYPE, type QuestionType } from '@resonanz/domain/questionnaires';
import type { IconSource } from '@resonanz/ui/Icon';

/** The icon of each type of question. */
export const QUESTION_ICONS: Readonly<Record<QuestionType, IconSource>> = {
  [QUESTION_TYPE.shortText]: TextTIcon,
  [QUESTION_TYPE.longText]: ArticleIcon,
  [QUESTION_TYPE.singleChoice]: ListBulletsIcon,
  [QUESTION_TYPE.multipleChoice]: CheckSquareIcon,
  [QUESTION_TYPE.dropdown]: CaretCircleDownIcon,
  [QUESTION_TYPE.yesNo]: CheckCircleIcon,
  [QUESTION_TYPE.scale5]: RulerIcon,
  [QUESTION_TYPE.nps]: GaugeIcon,
  [QUESTION_TYPE.stars]: StarIcon,
  [QUESTION_TYPE.number]: HashIcon,
  [QUESTION_TYPE.date]: CalendarBlankIcon,
  [QUESTION_TYPE.ranking]: ListNumbersIcon,
  [QUESTION_TYPE.imageUpload]: ImageIcon,
  [QUESTION_TYPE.videoUpload]: VideoCameraIcon,
  [QUESTION_TYPE.link]: LinkSimpleIcon,
};
