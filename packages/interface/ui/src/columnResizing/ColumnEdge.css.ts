import { columnEdge } from '@resonanz/tokens/tableHead';
import { style } from '@vanilla-extract/css';
import { inUi } from '../inUi.ts';

export const edge = style(inUi(columnEdge('thead', 'th:last-child')));
