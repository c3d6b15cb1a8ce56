import { Box } from '@chakra-ui/react';
import type { EntryKind, PartialOverview } from '@sumu/contract';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../../../ui/skeleton';
import { TextButton } from '../../../../ui/text-link';
import { entryRoutes } from '../../entry-routes';
import { adminWords } from '../../words';
import { overviewQuery } from '../api/overview';
import { Figure } from './figures';
import { Overview } from './overview';

const { managed: managedWords } = adminWords;

function describeWaiting(kind: EntryKind, waiting: number): string {
	if (waiting === 0) return managedWords.nothingWaits;
	return kind === 'review' ? managedWords.toApprove(waiting) : managedWords.drafts(waiting);
}

/** Overview for helpers: for each kind they manage, the number of published and waiting entries. */
export const Managed = ({ overview }: { overview: PartialOverview }) => (
	<Box
		display="grid"
		gridTemplateColumns={{ base: '1fr 1fr', xl: 'repeat(4, 1fr)' }}
		borderBottomWidth="1px"
		borderColor="hairline"
		// The figures begin where the text above them does.
		css={{ '& > *': { paddingInlineStart: '0' } }}
	>
		{overview.managed.map(({ kind, shown, waiting }) => (
			<Figure key={kind} label={entryRoutes[kind].title} value={shown} to={entryRoutes[kind].list}>
				{describeWaiting(kind, waiting)}
			</Figure>
		))}
	</Box>
);

/** The overview, or its loading or error state. */
export function OverviewScreen() {
	const { data: overview, isPending, refetch } = useQuery(overviewQuery());
	if (overview)
		return 'managed' in overview ? (
			<Managed overview={overview} />
		) : (
			<Overview overview={overview} />
		);
	if (isPending)
		return (
			<Box role="status" aria-label="Loading" display="grid" gap="6">
				<Skeleton height="142px" />
				<Skeleton row={1} height="344px" />
			</Box>
		);
	return (
		<Box role="alert" textStyle="ui" paddingBlock="8">
			Couldn’t load the figures. <TextButton onClick={() => refetch()}>Try again</TextButton>
		</Box>
	);
}
