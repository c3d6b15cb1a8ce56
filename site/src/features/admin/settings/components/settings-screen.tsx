import { Box } from '@chakra-ui/react';
import type { Site } from '@sumu/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../../ui/skeleton';
import { TextButton } from '../../../../ui/text-link';
import { PageBar } from '../../ui/page-bar';
import { settingsQuery } from '../api/settings';
import { SettingsForm } from './settings-form';

const title = 'Site settings';
const rows = [0, 1, 2, 3, 4, 5];

/** Everything on the site that is the owner's. */
export function SettingsScreen({ preview }: { preview: (site: Site) => ReactNode }) {
	const { data: site, isPending, refetch } = useQuery(settingsQuery());
	return (
		<>
			{site ? (
				<SettingsForm site={site} title={title} preview={preview} />
			) : (
				<PageBar title={title} />
			)}
			{isPending && (
				<Box role="status" aria-label="Loading" display="grid" gap="6" paddingTop="8">
					{rows.map((row) => (
						<Skeleton key={row} row={row} height="76px" />
					))}
				</Box>
			)}
			{!site && !isPending && (
				<Box role="alert" paddingTop="8" textStyle="ui">
					The settings could not be loaded.{' '}
					<TextButton onClick={() => refetch()}>Try again</TextButton>
				</Box>
			)}
		</>
	);
}
