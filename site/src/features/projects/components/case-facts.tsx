import { Box } from '@chakra-ui/react';
import type { WholeProject } from '@sumu/contract';
import { useWords } from '../../../lib/words/use-words';

/** Client, year and the owner's role; omits missing values. */
export function CaseFacts({ project }: { project: WholeProject }) {
	const { say, year: formatYear } = useWords();
	const { client, year, role } = project;
	const caseFacts = [
		[say('Client'), client],
		[say('Year'), year === null ? '' : formatYear(year)],
		[say('Role'), role],
	].filter(([, value]) => value);
	if (caseFacts.length === 0) return null;
	return (
		<Box as="dl" textStyle="ui" borderTopWidth="1px" borderColor="hairline">
			{caseFacts.map(([name, value]) => (
				<Box
					key={name}
					display="grid"
					gridTemplateColumns="88px minmax(0, 1fr)"
					columnGap="4"
					paddingBlock="3"
					borderBottomWidth="1px"
					borderColor="hairline"
				>
					<Box as="dt" color="muted">
						{name}
					</Box>
					<Box as="dd" overflowWrap="anywhere">
						{value}
					</Box>
				</Box>
			))}
		</Box>
	);
}
