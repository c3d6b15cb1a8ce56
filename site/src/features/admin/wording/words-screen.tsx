import { Box } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../../ui/skeleton';
import { TextButton } from '../../../ui/text-link';
import { settingsQuery } from '../settings/api/settings';
import { PageBar } from '../ui/page-bar';
import { WordsForm } from './words-form';

const title = 'Words';
const rows = [0, 1, 2, 3, 4, 5];

/** Where the owner replaces any word of the site. */
export function WordsScreen() {
	const { data: site, isPending, refetch } = useQuery(settingsQuery());
	if (site) return <WordsForm site={site} title={title} />;
	return (
		<>
			<PageBar title={title} />
			{isPending ? (
				<Box role="status" aria-label="Loading" display="grid" gap="6" paddingTop="8">
					{rows.map((row) => (
						<Skeleton key={row} row={row} height="76px" />
					))}
				</Box>
			) : (
				<Box role="alert" paddingTop="8" textStyle="ui">
					The words could not be loaded.{' '}
					<TextButton onClick={() => refetch()}>Try again</TextButton>
				</Box>
			)}
		</>
	);
}
