export { Rating, type RatingProps } from '../src/Rating/Rating.tsx';
