import { Box, chakra } from '@chakra-ui/react';
import type { SkillGroup, SkillGroups } from '@sumu/contract';
import { useWords } from '../../../lib/words/use-words';
import { groupNames } from '../groups';

const Jump = chakra('a', {
	base: {
		display: 'inline-flex',
		alignItems: 'center',
		minHeight: 'compact',
		textStyle: 'small',
		textDecorationThickness: '1.5px',
		textUnderlineOffset: '5px',
		_hover: { textDecoration: 'underline' },
	},
});

/** Below the cloth, each category's name under its own threads, leading to its bars. */
export function GroupLinks({
	groups,
	shown,
}: {
	groups: SkillGroups;
	shown: readonly SkillGroup[];
}) {
	const { say } = useWords();
	return (
		<Box
			as="nav"
			aria-label={say('Skill categories')}
			display="flex"
			flexWrap={{ base: 'wrap', md: 'nowrap' }}
			gap={{ base: '4', lg: 'gutter' }}
			rowGap="0"
			marginTop="3"
		>
			{shown.map((group) => (
				<Box
					key={group}
					minWidth="0"
					css={{ md: { flexGrow: groups[group].length, flexBasis: 0 } }}
				>
					<Jump href={`#${group}`}>{say(groupNames[group])}</Jump>
				</Box>
			))}
		</Box>
	);
}
