import { Box } from '@chakra-ui/react';
import type { EntryKind, PartialOverview } from '@sumu/contract';
import { sumuPaths } from '../../../../config/sumu-paths';
import { words } from '../../words';
import { Figure } from './figure';

const lists: Readonly<Record<EntryKind, string>> = {
	project: sumuPaths.manageProjects.at(),
	blog: sumuPaths.manageBlogs.at(),
	service: sumuPaths.manageServices.at(),
	skill: sumuPaths.manageSkills.at(),
	review: sumuPaths.manageReviews.at(),
};

const { managed: said } = words;

function remark(kind: EntryKind, waiting: number): string {
	if (waiting === 0) return said.nothingWaits;
	return kind === 'review' ? said.toApprove(waiting) : said.drafts(waiting);
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
			<Figure key={kind} label={said[kind]} value={shown} to={lists[kind]}>
				{remark(kind, waiting)}
			</Figure>
		))}
	</Box>
);
