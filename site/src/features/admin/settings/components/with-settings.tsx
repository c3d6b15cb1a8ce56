import { Box } from '@chakra-ui/react';
import type { Site } from '@sumu/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../../ui/skeleton';
import { TextButton } from '../../../../ui/text-link';
import { PageBar } from '../../ui/page-bar';
import { settingsQuery } from '../api/settings';

const skeletonIndexes = [0, 1, 2, 3, 4, 5];

/** Renders a screen once the settings of the site are loaded. */
export function WithSettings({
	title,
	children,
}: {
	title: string;
	children: (site: Site) => ReactNode;
}) {
	const { data: site, isPending, refetch } = useQuery(settingsQuery());
	if (site) return children(site);
	return (
		<>
			<PageBar title={title} />
			{isPending ? (
				<Box role="status" aria-label="Loading" display="grid" gap="6" paddingTop="8">
					{skeletonIndexes.map((row) => (
						<Skeleton key={row} row={row} height="76px" />
					))}
				</Box>
			) : (
				<Box role="alert" paddingTop="8" textStyle="ui">
					Couldn’t load the settings. <TextButton onClick={() => refetch()}>Try again</TextButton>
				</Box>
			)}
		</>
	);
}
