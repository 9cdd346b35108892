import { declareType, headingStyles } from './typeStyles.css.ts';

declareType(headingStyles);
