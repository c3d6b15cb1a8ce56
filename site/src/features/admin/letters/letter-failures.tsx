import { Box } from '@chakra-ui/react';
import type { Letter, LetterFailure } from '@sumu/contract';
import { useQuery } from '@tanstack/react-query';
import { sumuPaths } from '../../../config/sumu-paths';
import { useRole } from '../../../lib/auth';
import { FormFailure } from '../../../ui/form-failure';
import { TextButton, TextLink } from '../../../ui/text-link';
import { Failure, SkeletonRows } from '../ui/loading-states';
import { letterFailuresQuery, useLiftSuspension } from './api';
import { letterWords } from './words';

function FailureRow({ failure }: { failure: LetterFailure }) {
	const { _id, email, reason, suspended } = failure;
	const liftMutation = useLiftSuspension(_id);
	return (
		<Box as="li" paddingBlock="4" borderBottomWidth="1px" borderColor="hairline">
			{email ? (
				<TextLink
					to={`${sumuPaths.subscribers.at()}?${new URLSearchParams({ search: email, open: _id })}`}
					overflowWrap="anywhere"
				>
					{email}
				</TextLink>
			) : (
				letterWords.gone
			)}
			<Box as="p" textStyle="small" color="muted" overflowWrap="anywhere">
				<bdi>{reason}</bdi>
			</Box>
			<FormFailure message={liftMutation.error?.message ?? ''} />
			{suspended && (
				<Box display="flex" flexWrap="wrap" alignItems="center" gap="4" textStyle="small">
					{letterWords.suspended}
					<TextButton
						aria-label={letterWords.liftOne(email ?? '')}
						aria-disabled={liftMutation.isPending}
						onClick={() => liftMutation.isPending || liftMutation.mutate(undefined)}
					>
						{letterWords.lift}
					</TextButton>
				</Box>
			)}
			<Box role="status" textStyle="small" css={{ '&:empty': { display: 'none' } }}>
				{liftMutation.isSuccess && !suspended && letterWords.lifted}
			</Box>
		</Box>
	);
}

function Failures({ letter: { _id, counts } }: { letter: Letter }) {
	const { data: failures, isError, refetch } = useQuery(letterFailuresQuery(_id, counts.failed));
	if (failures)
		return (
			<ul>
				{failures.map((failure) => (
					<FailureRow key={failure._id} failure={failure} />
				))}
			</ul>
		);
	return isError ? (
		<Failure what={letterWords.failedAddresses} retry={() => refetch()} />
	) : (
		<SkeletonRows />
	);
}

/** Addresses that have refused a letter, for the owner, who alone sees subscribers. */
export function LetterFailures({ letter }: { letter: Letter }) {
	if (useRole() !== 'admin' || letter.counts.failed === 0) return null;
	return (
		<section>
			<Box as="h2" textStyle="h4">
				{letterWords.failedAddresses}
			</Box>
			<Failures letter={letter} />
		</section>
	);
}
