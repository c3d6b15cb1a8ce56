import { Box } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../../../ui/skeleton';
import { TextButton } from '../../../../ui/text-link';
import { overviewQuery } from '../api/get-overview';
import { Managed } from './managed';
import { Overview } from './overview';

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
			The figures could not be loaded. <TextButton onClick={() => refetch()}>Try again</TextButton>
		</Box>
	);
}
