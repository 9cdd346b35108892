import { style } from '@vanilla-extract/css';
import { columnEdge } from '@resonanz/tokens/tableHead';
import { inUi } from '../inUi.ts';

export const edge = style(inUi(columnEdge('thead', 'th:last-child')));
