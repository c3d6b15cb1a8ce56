import { Box, chakra } from '@chakra-ui/react';
import type { Version } from '@sumu/contract';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../../ui/skeleton';
import { Failure } from '../lists/data-table/failure';
import { versionQuery } from './api/history';
import type { Changed, Past } from './past';
import { WordDifference } from './word-difference';
import { words } from './words';

const Picture = chakra('img', { base: { maxHeight: '120px', maxWidth: 'full' } });

function Pictures({ before, after }: Changed) {
	const one = (address: string) =>
		address ? <Picture src={address} alt="" /> : <span>{words.empty}</span>;
	return (
		<Box display="flex" flexWrap="wrap" alignItems="center" gap="3">
			<del>{one(before)}</del>
			<span aria-hidden>→</span>
			<ins>{one(after)}</ins>
		</Box>
	);
}

/** What a version changed, field by field, in words. */
export function VersionChanges({
	past,
	version,
	before,
}: {
	past: Past;
	version: Version;
	before: Version | null;
}) {
	const { kind, id } = past;
	const after = useQuery(versionQuery(kind, id, version.version));
	const earlier = useQuery(versionQuery(kind, id, before?.version ?? null));
	if (after.isError || earlier.isError)
		return (
			<Failure
				what={words.version}
				retry={() => {
					void after.refetch();
					void earlier.refetch();
				}}
			/>
		);
	if (!after.data || earlier.isPending)
		return <Skeleton role="status" aria-label="Loading" height="72px" marginBottom="4" />;
	const changes = past.compare(earlier.data ?? null, after.data);
	if (changes.length === 0)
		return (
			<Box as="p" textStyle="small" color="muted" marginBottom="4">
				{words.nothing}
			</Box>
		);
	return (
		<Box as="dl" display="grid" gap="4" marginBottom="4">
			{changes.map((changed) => (
				<Box key={changed.name} minWidth="0">
					<Box as="dt" textStyle="label" color="muted">
						{changed.label}
					</Box>
					<Box
						as="dd"
						maxHeight="320px"
						overflow="auto"
						// What scrolls is reached by the keyboard as well.
						tabIndex={0}
						textStyle="small"
						whiteSpace="pre-wrap"
						overflowWrap="anywhere"
					>
						{changed.kind === 'picture' ? (
							<Pictures {...changed} />
						) : (
							<WordDifference before={changed.before} after={changed.after} />
						)}
					</Box>
				</Box>
			))}
		</Box>
	);
}
