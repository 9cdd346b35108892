export { ProposalRow, type ProposalRowProps, type ProposedChannel } from '../src/ProposalRow.tsx';
