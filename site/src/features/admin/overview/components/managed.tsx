import { Box } from '@chakra-ui/react';
import type { EntryKind, PartialOverview } from '@sumu/contract';
import { sumuPaths } from '../../../../config/sumu-paths';
import { adminWords } from '../../words';
import { Figure } from './figure';

const listPaths: Readonly<Record<EntryKind, string>> = {
	project: sumuPaths.manageProjects.at(),
	blog: sumuPaths.manageBlogs.at(),
	service: sumuPaths.manageServices.at(),
	skill: sumuPaths.manageSkills.at(),
	review: sumuPaths.manageReviews.at(),
};

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
	>
		{overview.managed.map(({ kind, shown, waiting }) => (
			<Figure key={kind} label={managedWords[kind]} value={shown} to={listPaths[kind]}>
				{describeWaiting(kind, waiting)}
			</Figure>
		))}
	</Box>
);
